import { describe, expect, it } from 'vitest';
import { found, markedParts, type Statement } from './rule-search.ts';

const STATEMENTS: readonly Statement[] = [
  { id: 'WE-4', short: 'Five Stocks hold the toys.', text: 'The ball is in the centre.' },
  {
    id: 'WE-43',
    short: 'Wall behind it? Nobody moves.',
    text: 'If the truck has a wall behind it.',
  },
  { id: 'WE-44', short: 'Le camion reste là.', text: 'Personne ne bouge, près du Père Noël.' },
];
const ids = (query: string) => found(query, STATEMENTS).map(({ id }) => id);

describe('the search', () => {
  it('finds every statement that has all the words, in line or text', () => {
    expect(ids('wall')).toEqual(['WE-43']);
    expect(ids('  the  T')).toEqual(['WE-4', 'WE-43']);
    expect(ids('penguin')).toEqual([]);
  });

  it('minds neither capitals nor accents', () => {
    expect(ids('PERE noel')).toEqual(['WE-44']);
  });

  it('goes to the one that is named by its id, however it is written', () => {
    for (const query of ['WE-4', 'we 4', 'we4']) expect(ids(query)).toEqual(['WE-4']);
  });

  it('marks the words where they stand, as they are written', () => {
    expect(markedParts('Près du Père', 'pere')).toEqual([
      { text: 'Près du ', isMarked: false },
      { text: 'Père', isMarked: true },
    ]);
    expect(markedParts('Nothing', '')).toEqual([{ text: 'Nothing', isMarked: false }]);
  });
});
