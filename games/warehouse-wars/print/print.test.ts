import { readFileSync } from 'node:fs';
import { countComponents, countSheets, type Kit, type Piece, type Sheet } from '@hearthside/kit';
import { type KitSubject, kitConformance, makeKit } from '@hearthside/kit/conformance';
import { kitPictures } from '@hearthside/kit/pictures';
import { type JsonObject, readOptions } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { COLOURS, game, type Options } from '../rules/index.ts';
import { options as specs } from '../rules/options.ts';
import { pointsOfLength } from '../rules/score.ts';
import { PLANK_LENGTH } from '../rules/spans.ts';
import { printModule } from './index.ts';
import { CELL, TAB } from './measure.ts';
import { boxSize, liesInBox } from './packing-box.ts';

const subject: KitSubject = {
  game,
  printModule,
  text: new URL('../text/', import.meta.url),
  print: new URL('./', import.meta.url),
};

const LARGEST: JsonObject = { side: 8, crates: 20, planks: 16 };
const SMALLEST: JsonObject = { side: 5, crates: 8, planks: 0 };

kitConformance(subject, [{}, LARGEST, SMALLEST]);
kitPictures(subject, new URL('./pictures/', import.meta.url));

const usual = (() => {
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  return options.value;
})();

/** All that is written on a page. */
const sheetText = (sheet: Sheet | undefined): string => {
  const drawn = sheet
    ? `${sheet.beside}${sheet.pieces.map(({ piece }) => (sheet.side === 'front' ? piece.front : piece.back)).join('')}`
    : '';
  return [...drawn.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ');
};

const piecesOf = (kit: Kit, component: string): Piece[] =>
  kit.sheets
    .filter(({ side }) => side === 'front')
    .flatMap(({ pieces }) => pieces.map(({ piece }) => piece))
    .filter((piece) => piece.component === component);

describe.each([
  ['the usual table', {}],
  ['the largest', LARGEST],
  ['the smallest', SMALLEST],
])('Warehouse Wars on paper, %s', (_, chosen) => {
  const kit = makeKit(subject, { options: chosen });
  const [side, crates, planks] = (['side', 'crates', 'planks'] as const).map(
    (name) => chosen[name as keyof typeof chosen] ?? specs[name].default,
  ) as [number, number, number];

  it('has every part as often as the table needs it', () => {
    const counts = countComponents(kit);
    // WW-1
    expect(counts.get('board')).toBe(1);
    expect(counts.get('crate')).toBe(COLOURS.length * crates);
    expect(counts.get('plank') ?? 0).toBe(planks);
    expect(counts.get('box')).toBe(2);
    expect(counts.get('score-slip')).toBeGreaterThan(0);
    for (const colour of COLOURS) {
      const own = piecesOf(kit, 'crate').filter(({ name }) => name.startsWith(`${colour} `));
      expect(own.length).toBe(crates);
    }
  });

  it('has a board of cells as large as a crate', () => {
    const [board] = piecesOf(kit, 'board');
    const cells = [...(board?.front ?? '').matchAll(/width="18" height="18"/g)];
    expect(CELL).toBe(18);
    expect(cells.length).toBe(side ** 2);
  });

  it('has a box that holds it all', () => {
    const { length, width, height } = boxSize({ crates, planks } as Options);
    const inLayer = Math.floor(length / CELL) * Math.floor(width / CELL);
    expect(inLayer * Math.floor(height / CELL)).toBeGreaterThanOrEqual(COLOURS.length * crates);
    expect(length).toBeGreaterThan(PLANK_LENGTH * CELL);
  });
});

describe('the pieces', () => {
  const kit = makeKit(subject);

  it.each(['a4', 'letter'] as const)(
    'fit on four sheets of card on %s, a colour a sheet',
    (paper) => {
      const printed = makeKit(subject, { paper });
      expect(countSheets(printed)).toEqual({ card: 4, paper: 4 });
      const sorts = printed.sheets.map(
        ({ pieces }) => new Set(pieces.map(({ piece }) => piece.sort ?? piece.component)),
      );
      for (const colour of COLOURS) {
        const sheets = sorts.filter((each) => each.has(`crate-${colour}`));
        expect(sheets).toEqual([new Set([`crate-${colour}`])]);
      }
    },
  );

  it('WW-42 is for screens: the booklet does not promise it', () => {
    const english = JSON.parse(
      readFileSync(new URL('../text/rules.en.json', import.meta.url), 'utf8'),
    );
    const first = String(english['WW-42']).slice(0, 24);
    const printed = kit.sheets.map(sheetText).join(' ');
    expect(printed).toContain(String(english['WW-41']).slice(0, 24));
    expect(printed).not.toContain(first);
  });

  it('says what is too large for the box', () => {
    expect(sheetText(kit.sheets[0])).toContain('board, score pad, and rule booklet');
    for (const piece of piecesOf(kit, 'plank')) {
      expect(liesInBox(usual, { width: piece.width, height: piece.height / 2 })).toBe(true);
    }
  });

  it('crates: every face is as large as a cell, so the nets fold into cubes of it', () => {
    const [net] = piecesOf(kit, 'crate');
    expect(net?.width).toBe(4 * CELL + TAB);
    expect(net?.height).toBe(3 * CELL + 2 * TAB);
    const faces = [...(net?.front ?? '').matchAll(/translate\((\S+) (\S+)\)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(faces.length).toBe(6);
    // A face begins where another ends.
    for (const [x = 0, y = 0] of faces) {
      expect(x % CELL).toBe(0);
      expect((y - TAB) % CELL).toBe(0);
    }
  });

  it('WW-3 planks: four cells long, and one wide once folded', () => {
    for (const { width, height, folds } of piecesOf(kit, 'plank')) {
      expect(width).toBe(PLANK_LENGTH * CELL);
      expect(folds.map(({ from }) => from.y)).toEqual([height / 2]);
      expect(height / 2).toBe(CELL);
    }
  });

  it('WW-51 the score pad counts what the rules count', () => {
    const [slip] = piecesOf(kit, 'score-slip');
    for (const length of [2, 3, 4]) {
      expect(slip?.front).toContain(`× ${pointsOfLength(length)}<`);
    }
  });

  it('teal crates are stamped, white ones are not', () => {
    const art = kit.art.join('');
    expect(art).toMatch(/ww-print-side-teal">(?:(?!<\/g>).)*r="4"/);
    expect(art).not.toMatch(/ww-print-side-white">(?:(?!<\/g>).)*r="4"/);
  });
});
