import { describe, expect, it } from 'vitest';
import { fairRoll } from './fair-roll.ts';

describe('a roll', () => {
  it('gives every face exactly as often, over all bytes there are', () => {
    const counts = new Map<number, number>();
    for (let byte = 0; byte < 256; byte++) {
      let asked = 0;
      const bytes = (into: Uint8Array<ArrayBuffer>) => {
        // A byte that is thrown away is followed by one that is not.
        into[0] = asked++ === 0 ? byte : 0;
        return into;
      };
      const face = fairRoll(6, bytes);
      if (asked === 1) counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(counts.values())).toEqual(new Set([42]));
  });

  it('comes from the browser', () => {
    const faces = Array.from({ length: 200 }, () => fairRoll(2));
    expect(new Set(faces)).toEqual(new Set([0, 1]));
  });
});
