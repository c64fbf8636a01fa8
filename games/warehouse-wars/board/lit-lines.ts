import { type Line, linesAmong, type SeatColour, type View } from '../rules/index.ts';
import type { Foreseen } from './plan.ts';
import type { Draft, Props } from './props.ts';

export interface LitLine extends Line {
  /** It is not there yet: the planned crate would make it. */
  readonly planned: boolean;
  /** It is the coach who means it. */
  readonly hinted: boolean;
}

/** The lines of a seat in the order in which they are told: long ones last. */
export const linesOf = (view: View, seat: SeatColour): readonly Line[] =>
  linesAmong(view.crates, view.options.spaceDiagonals)
    .filter((line) => line.seat === seat)
    .sort((one, other) => one.length - other.length);

/** The lines to show: the one that forms now, else the one that is told, else those that would come. */
export function litLines({ view, event }: Props, { lit }: Draft, foreseen: Foreseen): LitLine[] {
  const there = { planned: false, hinted: false };
  if (event?.type === 'line') {
    const { seat, length, points, cells, levels } = event;
    const crates = cells.map((at, i) => ({ at, level: levels[i] ?? 0 }));
    return [{ seat, length, points, crates, ...there }];
  }
  if (lit !== null) {
    const line = linesOf(view, lit.seat)[lit.nth];
    return line ? [{ ...line, ...there }] : [];
  }
  return foreseen.steps.flatMap(({ lines }) =>
    lines.map((line) => ({ ...line, planned: true, hinted: foreseen.hinted })),
  );
}

/** A name for a line, the same as long as it has the same crates. */
export const lineKey = ({ crates }: Line): string =>
  crates.map(({ at, level }) => `${at}${level}`).join('-');
