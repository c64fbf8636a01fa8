import { shelf } from '@hearthside/shelf';
import { type OptionSpec, readOptions } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { valuesOf } from './option-values.ts';
import { seatsOf, withSeats } from './seat-count.ts';

describe.each(shelf.map((box) => [box.facts.id, box] as const))('%s at set-up', (_id, box) => {
  const { facts, seating } = box;

  it('has a place card for every seat there can be, and one more or less where the game allows it', async () => {
    const { game } = await box.rules();
    const sizes = new Set<number>();
    let fewest = {};
    for (let next: object | null = {}; next; next = withSeats(game, seating, next as never, -1)) {
      fewest = next;
    }
    for (
      let next: object | null = fewest;
      next;
      next = withSeats(game, seating, next as never, 1)
    ) {
      expect(readOptions(game, next).ok).toBe(true);
      const seats = seatsOf(game, next as never);
      expect(seating.seats.slice(0, seats.length)).toEqual([...seats]);
      sizes.add(seats.length);
    }
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([facts.seats.min, facts.seats.max]);
  });

  it('asks only for options that the game has, by pieces that are on its sheet', async () => {
    const { game } = await box.rules();
    const { sheet } = await box.art();
    const specs = game.options as Readonly<Record<string, OptionSpec>>;
    const named = [seating.countedBy, seating.beginner].flatMap((option) => option ?? []);
    for (const option of [...named, ...seating.asked, ...seating.rare]) {
      expect(specs).toHaveProperty(option);
    }
    const pieces = [
      seating.teacher,
      ...Object.values(seating.dice ?? {}),
      ...seating.seats.flatMap((name) => Object.values(seating.seatLook(name))),
      ...Object.entries(specs).flatMap(([option, spec]) =>
        (valuesOf(spec) ?? []).flatMap((value) => seating.picture?.(option, value) ?? []),
      ),
    ].flatMap((look) => (typeof look === 'object' ? [look.piece] : []));
    expect(pieces.filter((piece) => !sheet.includes(`id="${piece}"`))).toEqual([]);
    expect(seating.dice !== undefined).toBe(facts.chance);
  });
});
