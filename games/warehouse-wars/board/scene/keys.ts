import { type Cell, cellAt } from '../../rules/index.ts';
import { confirm, isArrow, pickUp, stepFrom, takeTool, turnPlank } from '../hand.ts';
import { place } from '../pile.ts';
import type { Props } from '../props.ts';
import type { Orbit } from './camera.tsx';

const EIGHTH = Math.PI / 8;

/** Keys that move the board. */
const VIEWS: Readonly<Record<string, (orbit: Orbit) => void>> = {
  q: (orbit) => orbit.turn(EIGHTH),
  e: (orbit) => orbit.turn(-EIGHTH),
  PageUp: (orbit) => orbit.tilt(-EIGHTH),
  PageDown: (orbit) => orbit.tilt(EIGHTH),
  '+': (orbit) => orbit.zoom(1.15),
  '-': (orbit) => orbit.zoom(1 / 1.15),
  '0': (orbit) => orbit.reset(),
};

/** Keys that do something with the piece in hand. */
const HANDS: Readonly<Record<string, (props: Props) => void>> = {
  Enter: confirm,
  ' ': turnPlank,
  Escape: pickUp,
  Backspace: pickUp,
  c: (props) => takeTool(props, 'crate'),
  p: (props) => takeTool(props, 'plank'),
};

interface Keyboard {
  readonly key: string;
  readonly props: Props;
  readonly orbit: Orbit | null;
  /** The cell that the arrow keys start from. */
  readonly cursor: Cell;
  onCell(cell: Cell): void;
}

/** Does what a key means in the scene. True when it means something. */
export function pressed({ key, props, orbit, cursor, onCell }: Keyboard): boolean {
  if (isArrow(key)) {
    const { side } = props.view.options;
    const to = stepFrom(place(cursor), key, side, orbit?.quarterTurns());
    if (to) onCell(cellAt(to.column, to.row));
    return true;
  }
  const view = VIEWS[key];
  if (view && orbit) view(orbit);
  const hand = HANDS[key];
  hand?.(props);
  return view !== undefined || hand !== undefined;
}
