import { LEVELS } from '@hearthside/search';
import { shelf } from '@hearthside/shelf';
import { Words } from '@hearthside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import english from '../text/en.json';
import { BotPortrait } from './bot-portrait.tsx';
import { PickBot } from './pick-bot.tsx';

const words = new Words('en', english);

describe('four toys to pick from', () => {
  const drawn = renderToStaticMarkup(
    <PickBot label="Against whom?" level="hard" words={words} onPick={() => {}} />,
  );

  it('are one radio group, each spoken with its strength in words and number', () => {
    const spoken = [...drawn.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(spoken).toEqual([
      'Teddy, easy, 1 of 4',
      'Dolly, medium, 2 of 4',
      'Bolt, hard, 3 of 4',
      'Olga, master, 4 of 4',
    ]);
    expect(drawn.match(/role="radiogroup"/g)).toHaveLength(1);
    expect(drawn.match(/type="radio"/g)).toHaveLength(LEVELS.length);
    expect(drawn.match(/checked=""/g)).toHaveLength(1);
  });

  it('show their strength in dots, so that it hangs on neither words nor colour', () => {
    for (const [n] of LEVELS.entries()) expect(drawn).toContain(`#strength-${n + 1}`);
  });

  it('are happy to be chosen, and calm otherwise', () => {
    expect(drawn).toContain('#bot-bolt-happy');
    expect(drawn.match(/-calm"/g)).toHaveLength(LEVELS.length - 1);
  });
});

it.each(shelf.flatMap(({ seating }) => seating.seats.map((name) => seating.seatLook(name))))(
  'a bot at its seat is unspoken beside its name, and shows which side it plays: $emblem.piece',
  ({ emblem }) => {
    const drawn = renderToStaticMarkup(<BotPortrait level="easy" emblem={emblem} />);
    expect(drawn.match(/<svg/g)).toHaveLength(2);
    expect(drawn.match(/aria-hidden="true"/g)).toHaveLength(2);
    expect(drawn).toContain(`#${emblem.piece}`);
  },
);
