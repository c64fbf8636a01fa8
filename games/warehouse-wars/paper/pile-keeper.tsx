import { PaperDrawing, Piece, type ScoreProps } from '@hearthside/screen';
import type { Refusal } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { useState } from 'react';
import { drawPile } from '../art/pile-drawing.ts';
import { canonical } from '../rules/canonical.ts';
import {
  type Cell,
  COLOURS,
  cellsOfSide,
  columnOf,
  nameOf,
  rowOf,
  type SeatColour,
} from '../rules/index.ts';
import type { LoosePiece } from '../rules/loose-pile.ts';
import { heightOf, kindOf, type Position, topAt } from '../rules/position.ts';
import {
  counted,
  EMPTY,
  type LooseScore,
  lastStands,
  pileOf,
  SIDES,
  withoutLast,
  withPiece,
} from './loose-score.ts';

type Hand = SeatColour | 'plank';
const HANDS: readonly Hand[] = [...COLOURS, 'plank'];

/** Tap where crates and planks lie; lines, points and steadiness follow by themselves. */
export function PileKeeper({ score, words, onChange }: ScoreProps<LooseScore>) {
  const [hand, setHand] = useState<Hand>('teal');
  /** Where a plank begins, once its first end is tapped. */
  const [end, setEnd] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const position = pileOf(score);
  const { lines } = counted(score);
  const place = (piece: LoosePiece) => {
    const placed = withPiece(score, piece);
    setEnd(null);
    if ('refusal' in placed) setRefusal(placed.refusal);
    else {
      setRefusal(null);
      onChange(placed.score);
    }
  };
  const tap = (cell: string) => {
    setRefusal(null);
    if (hand !== 'plank') place(`${hand} ${cell}`);
    else if (end === null || end === cell) setEnd(end === cell ? null : cell);
    else place(`plank ${plankBetween(end, cell)}`);
  };
  const { crates, planks } = canonical(position);
  return (
    <div className="ww-paper">
      <Points score={score} words={words} />
      <PaperDrawing
        {...drawPile({
          crates,
          planks,
          beams: lines.filter(({ length }) => length > 2).map((line) => line.crates),
          side: score.side,
        })}
      />
      <fieldset className="ww-hands">
        <legend>{words.say('pile.what')}</legend>
        {HANDS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === hand}
            onClick={() => {
              setHand(each);
              setEnd(null);
            }}
          >
            <Piece
              piece={each === 'plank' ? 'ww-icon-plank' : `ww-flat-${each}`}
              viewBox={each === 'plank' ? '-26 -20 52 40' : '-13 -13 26 26'}
            />
            {words.say(`pile.${each}`)}
          </button>
        ))}
      </fieldset>
      <PileMap position={position} side={score.side} end={end} words={words} onTap={tap} />
      <p className="ww-said" role="status">
        {refusal
          ? `${words.say(`refusal.${refusal.key}`, refusal.values)}. (${refusal.rule})`
          : said(score, end, words)}
      </p>
      <fieldset className="ww-fell">
        <legend>{words.say('pile.fell')}</legend>
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-pressed={score.fell === colour}
            onClick={() => onChange({ ...score, fell: score.fell === colour ? null : colour })}
          >
            <Piece piece={`ww-flat-${colour}`} viewBox="-13 -13 26 26" />
            {words.say(`seat.${colour}`)}
          </button>
        ))}
      </fieldset>
      <p className="dialog-buttons">
        <button
          type="button"
          className="second"
          disabled={score.pieces.length === 0}
          onClick={() => {
            setRefusal(null);
            onChange(withoutLast(score));
          }}
        >
          {words.say('pile.back')}
        </button>
        <label className="ww-side">
          {words.say('pile.side')}
          <select
            value={score.side}
            disabled={score.pieces.length > 0}
            onChange={({ target }) => onChange({ ...EMPTY, side: Number(target.value) })}
          >
            {SIDES.map((side) => (
              <option key={side} value={side}>
                {side} × {side}
              </option>
            ))}
          </select>
        </label>
      </p>
    </div>
  );
}

/** A plank is written from its smaller end: the earlier column, then the lower row. */
function plankBetween(one: string, other: string): string {
  const [first, second] = [one, other].sort();
  return `${first}-${second}`;
}

/** How the last piece stands, or what to tap next. */
function said(score: LooseScore, end: string | null, words: Words): string {
  if (end !== null) return words.say('pile.other-end', { at: end });
  const stands = lastStands(score);
  if (!stands) return words.say('pile.begin');
  switch (stands.kind) {
    case 'steady':
      return words.say('pile.steady');
    case 'wobbly':
      return words.say('pile.wobbly', { at: nameOf(stands.crate) });
    case 'falls':
      return words.say('pile.falls');
  }
}

interface PointsProps {
  readonly score: LooseScore;
  readonly words: Words;
}

function Points({ score, words }: PointsProps) {
  const { lines, points } = counted(score);
  const count = (colour: SeatColour, length: number): number =>
    lines.filter(
      (line) => line.seat === colour && (length === 4 ? line.length >= 4 : line.length === length),
    ).length;
  return (
    <dl className="ww-points">
      {COLOURS.map((colour) => (
        <div key={colour} className={`ww-points-${colour}`}>
          <dt>{words.say(`seat.${colour}`)}</dt>
          <dd>{points[colour]}</dd>
          <dd className="ww-lines">
            {words.say('pile.lines', {
              two: count(colour, 2),
              three: count(colour, 3),
              four: count(colour, 4),
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PileMapProps {
  readonly position: Position;
  readonly side: number;
  readonly end: string | null;
  readonly words: Words;
  onTap(cell: string): void;
}

/** The board from above: each cell shows what lies uppermost, and how high. */
function PileMap({ position, side, end, words, onTap }: PileMapProps) {
  const rows = Array.from({ length: side }, (_, i) => side - 1 - i);
  const cells = cellsOfSide(side);
  return (
    <div className="ww-map" style={{ ['--side' as string]: side }}>
      {rows.flatMap((row) =>
        cells
          .filter((cell) => rowOf(cell) === row)
          .sort((one, other) => columnOf(one) - columnOf(other))
          .map((cell) => (
            <MapCell
              key={cell}
              position={position}
              cell={cell}
              isEnd={nameOf(cell) === end}
              words={words}
              onTap={onTap}
            />
          )),
      )}
    </div>
  );
}

/** What lies uppermost, by the numbers of positions. */
const TOPS = ['board', 'crate', 'plank', 'plank', 'plank'] as const;

interface MapCellProps {
  readonly position: Position;
  readonly cell: Cell;
  readonly isEnd: boolean;
  readonly words: Words;
  onTap(cell: string): void;
}

function MapCell({ position, cell, isEnd, words, onTap }: MapCellProps) {
  const at = nameOf(cell);
  const top = topAt(position, cell);
  const height = heightOf(top);
  const what = TOPS[kindOf(top)] ?? 'board';
  const level = height - 1;
  const isTeal = what === 'crate' && (((position.teal[cell] as number) >> level) & 1) === 1;
  const look = what === 'crate' ? (isTeal ? 'teal' : 'white') : what;
  return (
    <button
      type="button"
      className={`ww-cell is-${look}`}
      aria-pressed={isEnd}
      aria-label={words.say('pile.cell', { at, what: look, height })}
      onClick={() => onTap(at)}
    >
      {what === 'crate' && <Piece piece={`ww-flat-${look}`} viewBox="-13 -13 26 26" />}
      {height > 0 && <small aria-hidden="true">{height}</small>}
    </button>
  );
}
