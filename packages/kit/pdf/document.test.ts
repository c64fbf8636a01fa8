import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { PAPERS } from '../paper.ts';
import type { Kit, Piece } from '../sheet.ts';
import { fontsOnDisk } from '../type/fonts-on-disk.ts';
import { setLine } from '../type/setting.ts';
import { kitPdf } from './document.ts';

const fonts = fontsOnDisk();
const STAR = '<g id="star"><path d="M0 0L10 0L5 9Z"/></g>';

function kitOf(front: string, art: readonly string[] = [STAR]): Kit {
  const piece: Piece = {
    component: 'star',
    name: 'one',
    width: 50,
    height: 50,
    cut: 'line',
    folds: [{ from: { x: 0, y: 25 }, to: { x: 50, y: 25 } }],
    bleed: 0,
    front,
  };
  return {
    title: 'Étoiles',
    author: 'Nobody',
    language: 'fr',
    paper: PAPERS.a4,
    ink: 'full',
    art,
    sheets: [
      {
        number: 1,
        side: 'front',
        medium: 'card',
        title: 'stars',
        pieces: [{ piece, x: 20, y: 20, turn: 0 }],
        marks: [],
        beside: '',
        reading: 0,
      },
    ],
  };
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('a PDF', () => {
  const line = setLine('Fête des Elfen: Übermut, œufs & “€”', 0, 5, { face: 'text', size: 4 });
  const other = setLine('Ogres', 0, 10, { face: 'title', size: 4 });
  const file = kitPdf(kitOf(line + other), fonts);

  it('is read back letter by letter, accents and ligatures too', async () => {
    const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
    expect(text).toContain('Fête des Elfen: Übermut, œufs & “€”');
  });

  it('embeds a subset of each face it uses, and names no other font', () => {
    const source = latin1(kitPdf(kitOf(line + other), fonts));
    expect(source.match(/\/Subtype\/Type0/g)?.length).toBe(2);
    expect(source.match(/\/FontFile2 /g)?.length).toBe(2);
    expect(source.match(/\/ToUnicode /g)?.length).toBe(2);
    expect(source).not.toContain('/Subtype/Type1');
    expect(source).toMatch(/HEARTA\+Nunito/);
  });

  it('asks to be printed at actual size, turned over the long edge', () => {
    const source = latin1(kitPdf(kitOf(''), fonts));
    expect(source).toContain('/PrintScaling/None');
    expect(source).toContain('/DuplexFlipLongEdge');
    expect(source).toContain('/Lang(fr)');
  });

  it('knows no date and nothing else that differs from day to day', () => {
    expect(latin1(kitPdf(kitOf(line), fonts))).not.toMatch(/Date|\/ID/);
  });

  it('writes art once, however often it is used', () => {
    const used = (times: number) =>
      latin1(kitPdf(kitOf('<use href="#star"/>'.repeat(times)), fonts)).match(/\/Form/g)?.length;
    expect(used(1)).toBe(1);
    expect(used(50)).toBe(1);
  });

  it('gives a piece that inherits its colour a form for each colour', () => {
    const front =
      '<g fill="#ff0000"><use href="#star"/></g><g fill="#00ff00"><use href="#star"/></g>';
    expect(latin1(kitPdf(kitOf(front), fonts)).match(/\/Form/g)?.length).toBe(2);
  });

  it.each([
    ['<image href="#star"/>', 'cannot print <image>'],
    ['<path d="M0 0" filter="url(#f)"/>', 'cannot print the attribute filter'],
    ['<use href="#moon"/>', 'nothing has the id #moon'],
    ['<path d="M0 0L1 1" fill="red"/>', 'no colour: "red"'],
    [setLine('木', 0, 0, { face: 'text', size: 4 }), 'the face text has no "木"'],
  ])('refuses %s instead of losing it', (front, message) => {
    expect(() => kitPdf(kitOf(front), fonts)).toThrow(message);
  });
});
