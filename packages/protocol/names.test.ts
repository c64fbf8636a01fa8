import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTakenName, LISTED_NAMES, lookOf, readName } from './index.ts';

const nameOf = (text: string) => {
  const read = readName(text);
  return read.ok ? read.name : read.code;
};

describe('a name', () => {
  it.each([
    'Ada',
    'Zoë',
    'Anne-Marie',
    'O’Neill',
    "D'Arcy",
    'J. R.',
    'Mia 2',
    'Łukasz',
    'Ольга',
    'יעל',
    'محمد',
    '明美',
    'Nguyễn Thị',
    'प्रिया',
    'Mx7',
  ])('may be %s', (name) => {
    expect(nameOf(name)).toBe(name.normalize('NFC'));
  });

  it('is trimmed and composed, so that one name is always the same bytes', () => {
    expect(nameOf('  Zoe\u0308 ')).toBe('Zoë');
  });

  it.each([
    ['nothing', ''],
    ['only spaces', '   '],
    ['only points', '...'],
    ['two spaces in a row', 'Ada  B'],
    ['markup', '<b>Ada</b>'],
    ['an entity', 'Ada&amp;'],
    ['an address', 'a@b.example'],
    ['a slash', 'a/b'],
    ['a line end', 'Ada\nB'],
    ['a null', 'Ada\0'],
    ['a tab', 'Ada\tB'],
    ['a no-break space', 'Ada\u00a0B'],
    ['right-to-left override', 'Ada\u202eb'],
    ['an isolate', '\u2066Ada\u2069'],
    ['a zero-width space', 'Ada\u200b'],
    ['a zero-width joiner', 'A\u200dda'],
    ['a byte order mark inside', 'A\ufeffda'],
    ['a Hangul filler, which is a letter that shows nothing', '\u3164'],
    ['a grapheme joiner, which is a mark that shows nothing', 'A\u034fda'],
    ['a variation selector', 'A\ufe0fda'],
    ['a blank pattern', '\u2800'],
    ['a picture', 'Ada 🎄'],
    ['half a pair', 'Ada\ud83c'],
    ['a pile of marks', `A${'\u0300'.repeat(12)}`],
    ['a mark on nothing', '\u0301da'],
    ['a mark on a space', 'A \u0301'],
    ['three digits', 'Ada 123'],
    ['only digits', '42'],
    ['letters of two alphabets', 'Ada Ольга'],
    ['a Cyrillic letter in a Latin name', 'P\u0430ula'],
    ['21 characters', 'a'.repeat(21)],
    ['a tower in 20 characters', 'x\u0323\u0302\u0300\u0301'.repeat(17)],
  ])('is not %s', (_what, text) => {
    expect(nameOf(text)).toBe('bad-name');
  });

  it('is as long as a reader counts, not a computer', () => {
    expect(nameOf('a'.repeat(20))).toBe('a'.repeat(20));
    const syllables = 'क्षि'.repeat(10);
    expect(syllables.length).toBeGreaterThan(20);
    expect(nameOf(syllables)).toBe(syllables);
  });

  it('is read where the browser cannot tell characters apart', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(nameOf('Nguyễn Thị')).toBe('Nguyễn Thị');
      expect(nameOf('a'.repeat(21))).toBe('bad-name');
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });

  it('may be of several scripts only where a language writes so', () => {
    for (const name of ['山田さくら', '김영수', 'サクラ']) expect(nameOf(name)).toBe(name);
  });

  it('is taken when it looks like another, whatever it is made of', () => {
    const others = ['Paula', 'Ольга'];
    for (const name of ['paula', 'PÁULA', 'Pau la', 'Pau1a', 'P.aula', 'ольга', 'О1ьга']) {
      expect(isTakenName(name, others), name).toBe(name !== 'О1ьга');
    }
    expect(lookOf('АЅТ')).toBe(lookOf('AST'));
    expect(isTakenName('Paul', others)).toBe(false);
    for (const name of ['Bot', 'Easy-Bot', 'R0bot', 'Host'])
      expect(isTakenName(name, [])).toBe(true);
    expect(isTakenName('Botha', [])).toBe(false);
  });

  it('of the list looks like no other of the list', () => {
    expect(new Set(LISTED_NAMES.map(lookOf)).size).toBe(LISTED_NAMES.length);
    for (const name of LISTED_NAMES) expect(isTakenName(name, [])).toBe(false);
  });

  it('comes from the list where the table says so', () => {
    for (const name of LISTED_NAMES) expect(readName(name, 'list')).toEqual({ ok: true, name });
    expect(readName(' Ada ', 'list')).toEqual({ ok: true, name: 'Ada' });
    expect(readName('Adolar', 'list')).toEqual({ ok: false, code: 'unlisted-name' });
    expect(readName('<b>', 'list')).toEqual({ ok: false, code: 'bad-name' });
  });

  it('once read, reads the same again, and holds nothing that a page could take for markup', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(text, (given) => {
        const read = readName(given);
        if (!read.ok) return;
        expect(readName(read.name)).toEqual(read);
        expect(read.name).not.toMatch(/[<>&"`\p{C}]/u);
      }),
      { numRuns: 2000 },
    );
  });
});
