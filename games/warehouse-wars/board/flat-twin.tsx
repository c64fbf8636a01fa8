import { Piece } from '@hearthside/screen';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { type Cell, COLOURS, cellAt, type SeatColour } from '../rules/index.ts';
import { holdOver, isArrow, stepFrom } from './hand.ts';
import {
  cellName,
  cellOf,
  ghostOf,
  openPlaces,
  type PlankPiece,
  place,
  planksOf,
  topLevel,
} from './pile.ts';
import { EMPTY_HAND, type Props } from './props.ts';

/** All levels as small maps side by side: the whole game, playable without the third dimension. */
export function FlatTwin(props: Props) {
  const { view, words } = props;
  const levels = Array.from({ length: topLevel(view) + 1 }, (_, level) => level).reverse();
  const planks = planksOf(view);
  const places = openPlaces(view, props.legal, (props.draft ?? EMPTY_HAND).tool);
  return (
    <section className="ww-flat" aria-label={words.say('board.flat')}>
      {levels.map((level) => (
        <LevelMap key={level} {...props} level={level} planks={planks} places={places} />
      ))}
    </section>
  );
}

type LevelProps = Props & {
  readonly level: number;
  readonly planks: readonly PlankPiece[];
  readonly places: ReadonlyMap<Cell, readonly number[]>;
};

function LevelMap(props: LevelProps) {
  const { view, words, level } = props;
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
  return (
    <figure className="ww-level">
      <figcaption>{words.say('board.level', { level })}</figcaption>
      <div className="ww-grid" style={{ gridTemplateColumns: `1.2em repeat(${side}, 1fr)` }}>
        {rows.map((row) => (
          <Fragment key={row}>
            <span aria-hidden="true">{row + 1}</span>
            {Array.from({ length: side }, (_, column) => {
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
        <span />
        {Array.from({ length: side }, (_, column) => (
          <span key={column} aria-hidden="true">
            {'abcdefgh'[column]}
          </span>
        ))}
      </div>
    </figure>
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
  const { view, words, level, cell, draft, focused, planks, places, ...on } = props;
  const hand = draft ?? EMPTY_HAND;
  const crate = view.crates.find((each) => each.level === level && cellOf(each.at) === cell);
  const floor =
    level > 0 && planks.some((plank) => plank.level === level - 1 && plank.cells.includes(cell));
  const covered = planks.some((plank) => plank.level === level && plank.cells.includes(cell));
  const open = places.get(cell)?.includes(level) ?? false;
  const colour: SeatColour = view.toAct ?? COLOURS[0] ?? 'teal';
  const ghost = hand.ghost && ghostOf(view, hand.ghost, colour);
  const ghosted =
    ghost !== null &&
    ghost.level === level &&
    (ghost.kind === 'crate' ? ghost.cell === cell : ghost.cells.includes(cell));
  const state = [
    crate ? words.say('board.has-crate', { seat: crate.colour }) : null,
    floor ? words.say('board.on-plank') : null,
    covered ? words.say('board.under-plank') : null,
    ghosted ? words.say('board.ghost') : null,
    open ? words.say(hand.tool === 'crate' ? 'board.open-crate' : 'board.open-plank') : null,
  ].filter((part) => part !== null);
  const classes = ['ww-cell'];
  if (floor) classes.push('has-floor');
  if (level > 0 && !floor) classes.push('is-air');
  if (covered) classes.push('is-covered');
  if (open) classes.push('is-open');
  if (ghosted) classes.push(`is-ghost-${ghost.kind}`);
  return (
    <button
      type="button"
      ref={on.onButton}
      className={classes.join(' ')}
      tabIndex={focused ? 0 : -1}
      aria-label={words.say('board.cell', { at: cellName(cell), level, state: state.join(', ') })}
      onClick={on.onTap}
      onKeyDown={on.onKey}
    >
      {crate && <Piece piece={`ww-flat-${crate.colour}`} viewBox="-12 -12 24 24" />}
      {ghosted && ghost.kind === 'crate' && (
        <Piece piece={`ww-flat-${colour}`} viewBox="-12 -12 24 24" className="ww-flat-ghost" />
      )}
    </button>
  );
}
