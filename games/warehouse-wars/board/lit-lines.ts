import { type Line, linesAmong } from '../rules/index.ts';
import type { Foreseen } from './plan.ts';
import type { Draft, Props } from './props.ts';

export interface LitLine extends Line {
  /** It is not there yet: the planned crate would make it. */
  readonly planned: boolean;
}

/** The lines to show: the one that forms now, else those asked for by a tap on a score, else the planned. */
export function litLines({ view, event }: Props, { lit }: Draft, foreseen: Foreseen): LitLine[] {
  if (event?.type === 'line') {
    const { seat, length, points, cells, levels } = event;
    const crates = cells.map((at, i) => ({ at, level: levels[i] ?? 0 }));
    return [{ seat, length, points, crates, planned: false }];
  }
  if (lit !== null) {
    return linesAmong(view.crates, view.options.spaceDiagonals)
      .filter(({ seat }) => seat === lit)
      .map((line) => ({ ...line, planned: false }));
  }
  return foreseen.steps.flatMap(({ lines }) => lines.map((line) => ({ ...line, planned: true })));
}

/** A name for a line, the same as long as it has the same crates. */
export const lineKey = ({ crates }: Line): string =>
  crates.map(({ at, level }) => `${at}${level}`).join('-');
