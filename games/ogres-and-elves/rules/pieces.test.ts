import { describe, expect, it } from 'vitest';
import {
  CASTLES,
  FIRST_CASTLE,
  FIRST_RESTING,
  HOME,
  ITEMS,
  OGRE_PLACES,
  OUT,
  SHIELD,
  SPACES,
} from './pieces.ts';

describe('numbers that are written out say what the lists of names say', () => {
  it('OE-10 a Shield among the items', () => {
    expect(ITEMS[SHIELD]).toBe('shield');
    expect(ITEMS.length).toBe(SHIELD + 1);
  });

  it('OE-1 Home and the castles among the spaces', () => {
    expect(SPACES[HOME]).toBe('home');
    expect(SPACES.slice(FIRST_CASTLE)).toEqual(CASTLES);
  });

  it('OE-72 beside a castle and out of the game among the places of Ogres', () => {
    const beside = CASTLES.map((castle) => castle.replace('castle', 'resting'));
    expect(OGRE_PLACES.slice(FIRST_RESTING, OUT)).toEqual(beside);
    expect(OGRE_PLACES.slice(OUT)).toEqual(['out']);
  });
});
