import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEMS, type Item } from './pieces.ts';
import {
  ALL_VALUABLES,
  count,
  has,
  itemsIn,
  kinds,
  kindsIn,
  maskOf,
  pileOf,
  size,
} from './pile.ts';

/** Up to seven of each kind, as many as a pile can count. */
const items = fc
  .array(fc.integer({ min: 0, max: 7 }), { minLength: ITEMS.length, maxLength: ITEMS.length })
  .map((counts) => ITEMS.flatMap((item, index) => Array<Item>(counts[index] as number).fill(item)));

describe('a pile', () => {
  it('holds what was put in, sorted by name', () => {
    fc.assert(
      fc.property(items, (list) => {
        expect(itemsIn(pileOf(list))).toEqual(list);
      }),
    );
    expect(itemsIn(pileOf(['shield', 'ruby', 'amber', 'ruby']))).toEqual([
      'amber',
      'ruby',
      'ruby',
      'shield',
    ]);
  });

  it('counts each kind and all together', () => {
    fc.assert(
      fc.property(items, (list) => {
        const pile = pileOf(list);
        expect(size(pile)).toBe(list.length);
        ITEMS.forEach((item, index) => {
          const n = list.filter((each) => each === item).length;
          expect([count(pile, index), has(pile, index)]).toEqual([n, n > 0]);
        });
      }),
    );
  });

  it('is masked by kinds', () => {
    fc.assert(
      fc.property(items, items, (list, wanted) => {
        const left = itemsIn(pileOf(list) & maskOf([...new Set(wanted)]));
        expect(left).toEqual(list.filter((item) => wanted.includes(item)));
        expect(kinds(pileOf(list))).toBe(maskOf([...new Set(list)]));
        expect(kindsIn(pileOf(list)).map((item) => ITEMS[item])).toEqual([...new Set(list)]);
      }),
    );
    expect(itemsIn(pileOf(['gold', 'shield']) & ALL_VALUABLES)).toEqual(['gold']);
  });
});
