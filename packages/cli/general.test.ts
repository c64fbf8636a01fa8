/** The search that knows only the rules, in every game on the shelf: here, because it may not know any game. */

import { generalBot } from '@hearthside/search';
import { botConformance } from '@hearthside/search/conformance';
import { shelf } from '@hearthside/shelf';
import { describe, expect, it } from 'vitest';
import { schedule } from './bouts.ts';
import { playBouts } from './play-bouts.ts';
import { standings } from './standings.ts';

for (const box of shelf) {
  const { game } = await box.rules();
  const text = new URL(`../../games/${box.facts.id}/text/en.json`, import.meta.url);
  botConformance(game, generalBot(game), text, box.variants);
}

describe.each(shelf)('in $facts.title the general search', (box) => {
  it('is better than chance', async () => {
    const team = box.facts.cooperative;
    const players = ['general@12', 'random'];
    const series = { game: box.facts.id, options: {}, players, seed: 'general' };
    const never = new AbortController().signal;
    const results = await playBouts(box, series, schedule(2, 2, 2, team), 1, never);
    const [general, random] = standings(series, results);
    const of = (standing: typeof general) => (standing?.score ?? standing?.winShare)?.value ?? 0;
    expect(of(general)).toBeGreaterThan(of(random));
  });
});
