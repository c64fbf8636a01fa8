import { Words } from '@hearthside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { scene } from '../rules/testing/scene.ts';
import english from '../text/en.json' with { type: 'json' };
import { nextLevel, starsFor } from './ending.tsx';
import { boardModule } from './index.ts';

const words = new Words('en', english);

/** The end of a First game with 6 in chests, 6 for full chests and one gift: 13 of 16. */
function over(best: number | null) {
  const { position } = scene({
    elves: ['home', 'home'],
    chests: { king: 'gold ruby emerald amethyst', prince: 'gold ruby' },
    gifts: 'ruby',
  });
  return {
    view: game.view(position, 0),
    seat: null,
    legal: [],
    choose: () => undefined,
    explain: () => undefined,
    draft: null,
    setDraft: () => undefined,
    hint: null,
    event: null,
    words,
    look: { reducedMotion: true, simple: true, dice: 'die', television: false } as const,
    seats: [0, 1],
    outcome: { kind: 'team', why: 'filled', score: 13, top: 16 } as const,
    reader: 0,
    best,
  };
}

describe('the end of a game', () => {
  it('gives stars out of three: of 16 points 8, 12 and 16', () => {
    expect([7, 8, 11, 12, 15, 16].map((score) => starsFor(score, 16))).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('OE-112 adds pictures up, and tells the record that is there to beat', () => {
    const { ending } = boardModule;
    if (!ending?.Picture) throw new Error('no ending');
    const told = renderToStaticMarkup(<ending.Told {...over(16)} />);
    expect([...told.matchAll(/<b>([^<]*)<\/b>/g)].map(([, points]) => points)).toEqual([
      '6',
      '+6',
      '+1',
      '0',
      '13',
    ]);
    expect(told).toContain('3 points short of your record. One more star to get!');
    const picture = renderToStaticMarkup(<ending.Picture {...over(16)} />);
    expect(picture.match(/class="oe-star"/g)).toHaveLength(2);
    expect(picture.match(/is-missing/g)).toHaveLength(1);
    expect(ending.title(over(16))).toBe('Well done, elves!');
    expect(ending.title(over(12))).toBe('Your best ever!');
    expect(renderToStaticMarkup(<ending.Told {...over(null)} />)).toContain('first record');
  });

  it('OE-20 leads from one game to the next', () => {
    expect(['first', 'second', 'third'].map((level) => nextLevel(level as 'first'))).toEqual([
      'second',
      'third',
      null,
    ]);
    const options = { level: 'first', seats: 3, starter: 0, edition: null };
    expect(boardModule.nextGame?.(options)).toMatchObject({ level: 'second', seats: 3 });
  });
});
