import { expect, it } from 'vitest';
import { inOrder, type Stub } from './ticket-order.ts';

const ticket = (stub: Stub, at: number) => ({ stub, at });

it('games that wait for you come first, of each kind the latest, and what is over last', () => {
  const mixed = [
    ticket('over', 9),
    ticket('theirs', 5),
    ticket('yours', 1),
    ticket('unknown', 8),
    ticket('theirs', 7),
    ticket('yours', 3),
  ];
  expect(inOrder(mixed)).toEqual([
    ticket('yours', 3),
    ticket('yours', 1),
    ticket('theirs', 7),
    ticket('theirs', 5),
    ticket('unknown', 8),
    ticket('over', 9),
  ]);
});
