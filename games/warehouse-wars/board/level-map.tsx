import { Piece } from '@hearthside/screen';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { type Cell, cellAt } from '../rules/index.ts';
import { type Shown, sayState, standingAt } from './cell-words.ts';
import { holdOver, isArrow, stepFrom } from './hand.ts';
import { LevelFloor, LevelRoof } from './level-drawing.tsx';
import { cellName, place, topLevel } from './pile.ts';
import type { Props } from './props.ts';

/** The maps lift the upper levels of the pile away, to see what is below. */
export interface Slicing {
  /** The highest level shown; null for all. */
  readonly slice: number | null;
  /** Absent where there is no pile beside the maps. */
  readonly onSlice?: (slice: number | null) => void;
}

export type LevelProps = Props & Shown & Slicing & { readonly level: number };

/** One level from above: its floor, its crates, and the planks laid over them. */
export function LevelMap(props: LevelProps) {
  const { view } = props;
  const { side } = view.options;
  const [focus, setFocus] = useState<Cell>(cellAt(0, 0));
  const buttons = useRef(new Map<Cell, HTMLButtonElement>());
  const walk = (event: KeyboardEvent, cell: Cell) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const to = stepFrom(place(cell), event.key, side);
    if (!to) return;
    const next = cellAt(to.column, to.row);
    setFocus(next);
    buttons.current.get(next)?.focus();
  };
  const rows = Array.from({ length: side }, (_, row) => side - 1 - row);
  const columns = Array.from({ length: side }, (_, column) => column);
  return (
    <figure className="ww-level">
      <figcaption data-thing="map">
        <LevelName {...props} />
      </figcaption>
      <div className="ww-grid" style={{ gridTemplateColumns: `1.2em repeat(${side}, 1fr)` }}>
        <LevelFloor {...props} />
        {rows.map((row) => (
          <Fragment key={row}>
            <span aria-hidden="true" style={{ gridArea: `${side - row} / 1` }}>
              {row + 1}
            </span>
            {columns.map((column) => {
              const cell = cellAt(column, row);
              return (
                <MapCell
                  key={cell}
                  {...props}
                  cell={cell}
                  focused={cell === focus}
                  onTap={() => {
                    setFocus(cell);
                    holdOver(props, cell);
                  }}
                  onKey={(event) => walk(event, cell)}
                  onButton={(button) => {
                    if (button) buttons.current.set(cell, button);
                  }}
                />
              );
            })}
          </Fragment>
        ))}
        {columns.map((column) => (
          <span key={column} aria-hidden="true" style={{ gridArea: `${side + 1} / ${column + 2}` }}>
            {'abcdefgh'[column]}
          </span>
        ))}
        <LevelRoof {...props} />
      </div>
    </figure>
  );
}

/** A tap on a level's name shows the pile up to it; a second one all of it. */
function LevelName({ view, words, level, slice, onSlice }: LevelProps) {
  const name = words.say('board.level', { level });
  if (!onSlice || topLevel(view) === 0) return name;
  const isOn = slice === level;
  return (
    <button
      type="button"
      className="plain ww-slice"
      aria-pressed={isOn}
      aria-label={isOn ? words.say('board.all-levels') : words.say('board.up-to', { level })}
      onClick={() => onSlice(isOn ? null : level)}
    >
      {name}
    </button>
  );
}

type MapCellProps = LevelProps & {
  readonly cell: Cell;
  readonly focused: boolean;
  onTap(): void;
  onKey(event: KeyboardEvent): void;
  onButton(button: HTMLButtonElement | null): void;
};

function MapCell(props: MapCellProps) {
  const { words, cell, level, view, focused, places, hand, loose } = props;
  const { crate, ghost } = standingAt(props, cell, level);
  const open = places.get(cell)?.includes(level) ?? false;
  const { column, row } = place(cell);
  const state = sayState(props, cell, level) || words.say('board.empty');
  return (
    <button
      type="button"
      data-thing={crate ? 'crate' : isUnderPlank(props) ? 'plank' : 'space'}
      ref={props.onButton}
      className={`ww-cell${open ? ' is-open' : ''}`}
      style={{ gridArea: `${view.options.side - row} / ${column + 2}` }}
      tabIndex={focused ? 0 : -1}
      aria-label={words.say('board.cell', { at: cellName(cell), level, state })}
      onClick={props.onTap}
      onKeyDown={props.onKey}
    >
      {crate?.kind === 'crate' && (
        <Piece
          piece={`ww-flat-${crate.colour}`}
          viewBox="-12 -12 24 24"
          className={loose.has(crate) ? 'ww-fallen' : ''}
        />
      )}
      {ghost?.piece.kind === 'crate' && (
        <Piece
          piece={`ww-flat-${ghost.piece.colour}`}
          viewBox="-12 -12 24 24"
          className={`ww-flat-ghost ${props.hinted ? 'is-hinted' : `is-${ghost.steadiness.kind}`}${hand.tool === 'crate' ? ' is-held' : ''}`}
        />
      )}
    </button>
  );
}

/** Does a plank lie over this cell on its level? */
const isUnderPlank = ({ pieces, cell, level }: MapCellProps): boolean =>
  pieces.some(
    (piece) => piece.kind === 'plank' && piece.level === level && piece.cells.includes(cell),
  );
