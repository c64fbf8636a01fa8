import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable, widthOf } from './fonts.ts';
import { fontsOnDisk } from './fonts-on-disk.ts';
import { breakLines, fitLine, type LineStyle, setParagraph } from './setting.ts';
import { unpackWoff } from './woff.ts';

const fonts = fontsOnDisk();
const style: LineStyle = { face: 'text', size: 4 };

describe('setting text', () => {
  it('breaks lines between words, loses none, and fills no line over its width', () => {
    const word = fc.stringMatching(/^[a-zäéß]{1,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
        const lines = breakLines(fonts, words.join(' '), style, 60);
        expect(lines.join(' ')).toBe(words.join(' '));
        for (const line of lines) {
          if (line.includes(' ')) expect(widthOf(fonts.text, line, 4)).toBeLessThan(60.2);
        }
      }),
    );
  });

  it('keeps a no-break space with its word', () => {
    const narrow = widthOf(fonts.text, 'Voilà', 4) + 0.1;
    expect(breakLines(fonts, 'Voilà\u00a0!', style, narrow)).toEqual(['Voilà\u00a0!']);
  });

  it('makes a line smaller only when it must', () => {
    expect(fitLine(fonts, 'Ogres', style, 100)).toBe(style);
    const fitted = fitLine(fonts, 'Ogres & Elves', style, 10);
    expect(widthOf(fonts.text, 'Ogres & Elves', fitted.size)).toBeCloseTo(10);
  });

  it('says how high a paragraph is', () => {
    const place = { x: 0, y: 0, width: 30 };
    const short = setParagraph(fonts, 'Ogres', place, style);
    const long = setParagraph(fonts, 'Ogres hug, burp and wave at all who pass', place, style);
    expect(long.height / short.height).toBeGreaterThan(2);
  });

  it('puts a question mark for letters that people type and the face lacks', () => {
    expect(printable(fonts.text, 'Oma Бé')).toBe('Oma ?é');
  });
});

describe('unpacking WOFF', () => {
  it('leaves a plain font as it is', () => {
    const plain = Uint8Array.of(0, 1, 0, 0, 0, 0, 0, 0);
    expect(unpackWoff(plain)).toBe(plain);
  });
});
