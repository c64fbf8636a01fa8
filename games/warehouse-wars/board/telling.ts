import type { Seat } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { COLOURS, type View } from '../rules/index.ts';

/** The board in a few sentences. */
export function tell(view: View, _seat: Seat | null, words: Words): string {
  const scores = COLOURS.map((seat) =>
    words.say('board.tell-seat', { seat, points: view.score[seat], count: view.left[seat] }),
  );
  const crates = view.crates.map(({ at, level, colour }) =>
    words.say('board.tell-crate', { seat: colour, at, level }),
  );
  const planks = view.planks.map(({ from, to, level }) =>
    words.say('board.tell-plank', { from, to, level }),
  );
  return [...scores, ...crates, ...planks].join(' ');
}
