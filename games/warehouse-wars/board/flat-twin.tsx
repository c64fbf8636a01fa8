import { Piece } from '@hearthside/screen';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { type Cell, COLOURS, cellAt, type SeatColour } from '../rules/index.ts';
import {
  cellName,
  cellOf,
  ghostOf,
  levelOf,
  planksOf,
  planksOver,
  tapped,
  topLevel,
} from './pile.ts';
import { type Draft, EMPTY_HAND, type Props } from './props.ts';

/** All levels as small maps side by side: the whole game, playable without the third dimension. */
export function FlatTwin(props: Props) {
  const { view, words } = props;
  const levels = Array.from({ length: topLevel(view) + 1 }, (_, level) => level).reverse();
  return (
    <section className="ww-flat" aria-label={words.say('board.flat')}>
      {levels.map((level) => (
        <LevelMap key={level} {...props} level={level} />
      ))}
    </section>
  );
}

function LevelMap(props: Props & { readonly level: number }) {
  const { view, words, level, legal, draft, setDraft } = props;
  const { side } = view.options;
  const hand: Draft = draft ?? EMPTY_HAND;
  const [focus, setFocus] = useState<Cell>(cellAt(0, 0));
  const buttons = useRef(new Map<Cell, HTMLButtonElement>());
  const tap = (cell: Cell) => {
    setFocus(cell);
    const ghost = tapped(legal, hand.tool, cell, hand.ghost);
    if (ghost) setDraft({ ...hand, ghost });
    else if (hand.tool === 'crate' && legal.length > 0) props.choose({ kind: 'crate', at: cell });
  };
  const walk = (event: KeyboardEvent, cell: Cell) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const column = (cell % 9) - 1 + step[0];
    const row = Math.floor(cell / 9) - 1 + step[1];
    if (column < 0 || row < 0 || column >= side || row >= side) return;
    const next = cellAt(column, row);
    setFocus(next);
    buttons.current.get(next)?.focus();
  };
  const rows = Array.from({ length: side }, (_, row) => side - 1 - row);
  return (
    <figure className="ww-level">
      <figcaption>{words.say('board.level', { level })}</figcaption>
      <div className="ww-grid" style={{ gridTemplateColumns: `1.2em repeat(${side}, 1fr)` }}>
        {rows.map((row) => (
          <MapRow key={row}>
            <span aria-hidden="true">{row + 1}</span>
            {Array.from({ length: side }, (_, column) => {
              const cell = cellAt(column, row);
              return (
                <MapCell
                  key={cell}
                  {...props}
                  cell={cell}
                  focused={cell === focus}
                  onTap={() => tap(cell)}
                  onKey={(event) => walk(event, cell)}
                  onButton={(button) => {
                    if (button) buttons.current.set(cell, button);
                  }}
                />
              );
            })}
          </MapRow>
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

function MapRow({ children }: { readonly children: React.ReactNode }) {
  return <>{children}</>;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface MapCellProps extends Props {
  readonly level: number;
  readonly cell: Cell;
  readonly focused: boolean;
  onTap(): void;
  onKey(event: KeyboardEvent): void;
  onButton(button: HTMLButtonElement | null): void;
}

function MapCell({ view, words, legal, level, cell, draft, focused, ...on }: MapCellProps) {
  const hand = draft ?? EMPTY_HAND;
  const crate = view.crates.find((each) => each.level === level && cellOf(each.at) === cell);
  const floor =
    level > 0 &&
    planksOf(view).some((plank) => plank.level === level - 1 && plank.cells.includes(cell));
  const covered = planksOf(view).some(
    (plank) => plank.level === level && plank.cells.includes(cell),
  );
  const open =
    hand.tool === 'crate'
      ? legal.some(
          (each) => each.kind === 'crate' && each.at === cell && levelOf(view, each) === level,
        )
      : planksOver(legal, cell).some((each) => levelOf(view, each) === level);
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
