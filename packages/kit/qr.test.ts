import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { CODE_WIDTH, codePicture } from './qr.ts';

describe('the code for the phone page', () => {
  const address = 'https://games.example.org/hearthside/#/paper/ogres-and-elves';
  const { svg } = codePicture(address);
  const scale = Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);

  it('has squares of half a millimetre or more, for an address of sixty letters', () => {
    expect(address.length).toBe(60);
    expect(scale).toBeGreaterThan(0.5);
  });

  it('keeps white round the dark squares', () => {
    const xs = [...svg.matchAll(/M(\d+) \d+h(\d+)/g)].flatMap(([, x, length]) => [
      Number(x) * scale,
      (Number(x) + Number(length)) * scale,
    ]);
    expect(Math.min(...xs)).toBeGreaterThan(1.4);
    expect(Math.max(...xs)).toBeLessThan(CODE_WIDTH - 1.4);
  });

  it('has every square of the code where it belongs, and no other', () => {
    const { data } = encode(address, { ecc: 'M', border: 3 });
    const printed = data.map((row) => row.map(() => false));
    for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
      printed[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
    }
    expect(printed).toEqual(data);
  });

  it('is another for another address', () => {
    expect(codePicture('https://a.example/paper/x').svg).not.toBe(svg);
  });
});
