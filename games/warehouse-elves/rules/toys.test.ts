import { describe, expect, it } from 'vitest';
import { ALL_TOYS, holdsAll, TOYS, toyBits, toyNames, WISHLISTS } from './toys.ts';

describe('toys', () => {
  it('WE-5 there are ten Wishlists: every three of the five toys once', () => {
    const lists = WISHLISTS.map((card) => toyNames(card).join(' '));
    expect(lists.sort()).toEqual([
      'ball bear car',
      'ball bear doll',
      'ball bear robot',
      'ball car doll',
      'ball car robot',
      'ball doll robot',
      'bear car doll',
      'bear car robot',
      'bear doll robot',
      'car doll robot',
    ]);
  });

  it('are listed by name and read back', () => {
    expect(toyNames(ALL_TOYS)).toEqual([...TOYS].sort());
    expect(toyNames(toyBits(['robot', 'ball']))).toEqual(['ball', 'robot']);
    expect(toyNames(0)).toEqual([]);
  });

  it('hold a Wishlist only when all of it is there', () => {
    expect(holdsAll(toyBits(['ball', 'bear', 'car', 'doll']), toyBits(['ball', 'car']))).toBe(true);
    expect(holdsAll(toyBits(['ball']), toyBits(['ball', 'car']))).toBe(false);
  });
});
