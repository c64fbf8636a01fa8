import { describe, expect, it } from 'vitest';
import { INK_TREATMENTS, readColour } from './ink.ts';

const { full, light, grey, saver } = INK_TREATMENTS;

describe('full ink', () => {
  it('leaves what has the colour of paper to the paper', () => {
    expect(full.fill('#fffdf7')).toBe('#ffffff');
    expect(full.fill('#1f7a48')).toBe('#1f7a48');
  });
});

describe('the ink saver', () => {
  it('empties areas and keeps drawn marks', () => {
    expect(saver.fill('#ffce5c')).toBe('#ffffff');
    expect(readColour(saver.fill('#1f7a48'))[0]).toBeGreaterThan(0.84);
    expect(saver.fill('#2b1e16')).toBe('#1c1c1c');
  });

  it('keeps outlines dark and the grid of a floor visible', () => {
    expect(saver.stroke('#2b1e16')).toBe('#1c1c1c');
    expect(readColour(saver.stroke('#fdf8e8'))[0]).toBeLessThan(0.7);
    expect(saver.stroke('#fffbf0')).toBe('#ffffff');
  });

  it('sets all text in black', () => {
    expect(saver.text('#c5352b')).toBe('#1c1c1c');
  });
});

describe('colours that save ink', () => {
  it('pale areas under outlines as they are', () => {
    expect(light.fill('#1f7a48')).toBe('#bcd7c8');
    expect(light.stroke('#1f7a48')).toBe('#1f7a48');
    expect(light.fill('#2b1e16')).toBe('#2b1e16');
    expect(light.fill('#fffdf7')).toBe('#ffffff');
  });
});

describe('shades of grey', () => {
  it('have no colour and keep light apart from dark', () => {
    const [teal, white] = [readColour(grey.fill('#147574')), readColour(grey.fill('#fffdf7'))];
    expect(new Set(teal).size).toBe(1);
    expect(white[0] - teal[0]).toBeGreaterThan(0.4);
  });
});

describe('a colour', () => {
  it('is read from three or six digits, and nothing else', () => {
    expect(readColour('#f00')).toEqual([1, 0, 0]);
    expect(readColour('#ff0000')).toEqual([1, 0, 0]);
    expect(() => readColour('red')).toThrow('no colour');
  });
});
