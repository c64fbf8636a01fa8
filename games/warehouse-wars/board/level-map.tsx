import { Piece } from '@hearthside/screen';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { type Cell, cellAt } from '../rules/index.ts';
import { holdOver, isArrow, stepFrom } from './hand.ts';
import { LevelFloor, LevelRoof } from './level-drawing.tsx';
import type { LitLine } from './lit-lines.ts';
import { type CratePiece, cellName, type PilePiece, place, topLevel } from './pile.ts';
import type { Step } from './plan.ts';
import type { Draft, Props } from './props.ts';

/** What there is to show on the maps, found once for all levels. */
export interface Shown {
  readonly hand: Draft;
  readonly pieces: readonly PilePiece[];
  readonly ghosts: readonly Step[];
  /** They are what the coach means. */
  readonly hinted: boolean;
  readonly places: ReadonlyMap<Cell, readonly number[]>;
  readonly lines: readonly LitLine[];
  /** What has come down. */
  readonly loose: ReadonlySet<PilePiece>;
}

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
      <figcaption>
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

const isOver = (piece: PilePiece, cell: Cell): boolean =>
  piece.kind === 'crate' ? piece.cell === cell : piece.cells.includes(cell);

function MapCell(props: MapCellProps) {
  const { words, cell, level, view, focused, places, hand, loose } = props;
  const crate = props.pieces.find(
    (piece): piece is CratePiece =>
      piece.kind === 'crate' && piece.level === level && piece.cell === cell,
  );
  const ghost = props.ghosts.find(({ piece }) => piece.level === level && isOver(piece, cell));
  const open = places.get(cell)?.includes(level) ?? false;
  const { column, row } = place(cell);
  const state = sayState(props, crate, ghost, open);
  return (
    <button
      type="button"
      ref={props.onButton}
      className={`ww-cell${open ? ' is-open' : ''}`}
      style={{ gridArea: `${view.options.side - row} / ${column + 2}` }}
      tabIndex={focused ? 0 : -1}
      aria-label={words.say('board.cell', { at: cellName(cell), level, state })}
      onClick={props.onTap}
      onKeyDown={props.onKey}
    >
      {crate && (
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

/** Everything there is to know of a cell on this level, for those who do not see it. */
function sayState(
  { words, cell, level, pieces, lines, loose, hand, hinted }: MapCellProps,
  crate: CratePiece | undefined,
  ghost: Step | undefined,
  open: boolean,
): string {
  const planks = pieces.filter((piece) => piece.kind === 'plank' && isOver(piece, cell));
  const at = cellName(cell);
  const lit = lines.filter((line) =>
    line.crates.some((each) => each.at === at && each.level === level),
  );
  return [
    crate && words.say('board.has-crate', { seat: crate.colour }),
    crate && loose.has(crate) && words.say('board.fallen'),
    planks.some((plank) => plank.level === level - 1) && words.say('board.on-plank'),
    planks.some((plank) => plank.level === level) && words.say('board.under-plank'),
    ghost && words.say(hinted ? 'board.advised' : 'board.ghost', { what: ghost.piece.kind }),
    ...lit.map(({ length, points }) => words.say('board.in-line', { length, points })),
    open && words.say(hand.tool === 'crate' ? 'board.open-crate' : 'board.open-plank'),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}
