/** What is drawn below and above the cells of a level's map. The cells say it all in words. */

import type { LevelProps } from './level-map.tsx';
import { lineKey } from './lit-lines.ts';
import { cellOf, type PilePiece, type PlankPiece, place } from './pile.ts';

/** Below: the board's cells or thin air, and the planks that are this level's floor. */
export function LevelFloor({ view, level, pieces, loose }: LevelProps) {
  const { side } = view.options;
  const cells = Array.from({ length: side * side }, (_, i) => [i % side, Math.floor(i / side)]);
  return (
    <Drawing side={side} className="ww-floor">
      {cells.map(([x = 0, y = 0]) => (
        <rect
          key={`${x} ${y}`}
          className={level > 0 ? 'ww-air' : (x + y) % 2 === 0 ? 'ww-light' : 'ww-dark'}
          x={x}
          y={y}
          width={1}
          height={1}
        />
      ))}
      {planksAt(pieces, level - 1).map((plank) => (
        <Plank
          key={plank.name}
          plank={plank}
          side={side}
          className={`ww-underfoot${loose.has(plank) ? ' ww-fallen' : ''}`}
        />
      ))}
    </Drawing>
  );
}

/** Above: the planks laid over this level's crates, the planned plank, and the lit lines. */
export function LevelRoof(props: LevelProps) {
  const { view, level, pieces, ghosts, lines, loose, hand, hinted } = props;
  const { side } = view.options;
  return (
    <Drawing side={side} className="ww-roof">
      {planksAt(pieces, level).map((plank) => (
        <Plank
          key={plank.name}
          plank={plank}
          side={side}
          className={`ww-overhead${loose.has(plank) ? ' ww-fallen' : ''}`}
        />
      ))}
      {ghosts.map(
        ({ piece, steadiness }) =>
          piece.kind === 'plank' &&
          piece.level === level && (
            <Plank
              key="ghost"
              plank={piece}
              side={side}
              className={`ww-planned ${hinted ? 'is-hinted' : `is-${steadiness.kind}`}${hand.tool === 'plank' ? ' is-held' : ''}`}
            />
          ),
      )}
      {lines.map((line) => {
        const here = line.crates
          .filter((crate) => crate.level === level)
          .map(({ at }) => middle(at, side));
        const [first, last] = [here[0], here.at(-1)];
        if (!first || !last) return null;
        const top = line.crates.at(-1)?.level === level;
        return (
          <g key={lineKey(line)} className={line.planned ? 'ww-line is-planned' : 'ww-line'}>
            <path d={`M${first.x} ${first.y}L${last.x} ${last.y}`} className="ww-line-edge" />
            <path d={`M${first.x} ${first.y}L${last.x} ${last.y}`} className="ww-line-rod" />
            {top && (
              <g transform={`translate(${last.x} ${last.y})`}>
                <circle r={0.3} className="ww-line-badge" />
                <text y={0.13}>{line.points}</text>
              </g>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}

function Drawing({
  side,
  className,
  children,
}: {
  readonly side: number;
  readonly className: string;
  readonly children: React.ReactNode;
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      style={{ gridArea: `1 / 2 / ${side + 1} / ${side + 2}` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const planksAt = (pieces: readonly PilePiece[], level: number): PlankPiece[] =>
  pieces.filter((piece): piece is PlankPiece => piece.kind === 'plank' && piece.level === level);

function middle(at: string, side: number): { x: number; y: number } {
  const { column, row } = place(cellOf(at));
  return { x: column + 0.5, y: side - row - 0.5 };
}

interface PlankProps {
  readonly plank: PlankPiece;
  readonly side: number;
  readonly className: string;
}

function Plank({ plank, side, className }: PlankProps) {
  const places = plank.cells.map(place);
  const left = Math.min(...places.map(({ column }) => column));
  const top = side - 1 - Math.max(...places.map(({ row }) => row));
  const [long, wide] = [plank.cells.length, 1];
  return (
    <rect
      className={className}
      x={left + 0.06}
      y={top + 0.06}
      width={(plank.alongRow ? long : wide) - 0.12}
      height={(plank.alongRow ? wide : long) - 0.12}
      rx={0.1}
    />
  );
}
