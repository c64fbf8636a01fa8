import { expect, expectTypeOf, it } from 'vitest';
import type { EntryNumber, Seat } from './contract.ts';

it('keeps a seat from being taken for an entry, though both are plain numbers when it runs', () => {
  const seat: Seat = 1;
  const entry: EntryNumber = 1;
  expect(seat as number).toBe(entry as number);
  expectTypeOf<Seat>().not.toExtend<EntryNumber>();
  expectTypeOf<EntryNumber>().not.toExtend<Seat>();
  expectTypeOf<number>().toExtend<Seat>();
});
