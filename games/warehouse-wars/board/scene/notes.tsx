/** What is written on the notes that are pinned to the scene. */

import type { Words } from '@hearthside/text';
import { type LitLine, lineKey } from '../lit-lines.ts';
import type { PilePiece } from '../pile.ts';
import { type Foreseen, gravest } from '../plan.ts';
import type { Pin } from './pins.tsx';
import { tippingPlank } from './planned.tsx';
import { pointsOf } from './rods.tsx';
import { DIRECTIONS, halfSizeOf, middleOf, type Vec } from './space.ts';

/** The points of each line that is lit, beside its upper end. */
export function linePins(
  lines: readonly LitLine[],
  pieces: readonly PilePiece[],
  side: number,
): Pin[] {
  // What the coach means has one badge for all its points.
  return lines
    .filter(({ hinted }) => !hinted)
    .map((line) => {
      const [x, y, z] = pointsOf(line, pieces, side).at(-1) as Vec;
      return {
        key: lineKey(line),
        at: [x, y, z],
        className: `ww-points ww-${line.seat}${line.planned ? ' is-planned' : ''}`,
        note: line.points,
      };
    });
}

/** A tag at the planned piece: what it gains and whether it holds. */
export function planPins(foreseen: Foreseen, side: number, words: Words): Pin[] {
  const step = gravest(foreseen);
  if (!step) return [];
  const { kind } = step.steadiness;
  const gain = foreseen.steps.reduce((sum, each) => sum + each.gain, 0);
  const pins: Pin[] = [];
  if (foreseen.hinted) {
    if (gain === 0) return [];
    const [x, y, z] = middleOf(step.piece, side);
    const at: Vec = [x, y + halfSizeOf(step.piece)[1], z];
    return [{ key: 'badge', at, className: 'ww-badge', note: signed(gain) }];
  }
  if (gain !== 0 || kind !== 'steady') {
    const [x, y, z] = middleOf(step.piece, side);
    pins.push({
      key: 'tag',
      at: [x, y + halfSizeOf(step.piece)[1], z],
      className: `ww-tag is-${kind}`,
      note: (
        <>
          {gain !== 0 && <b>{words.say('board.tag-gain', { gain, signed: signed(gain) })}</b>}
          {kind !== 'steady' && (
            <span>{words.say(gain > 0 ? `board.tag-but-${kind}` : `board.tag-${kind}`)}</span>
          )}
        </>
      ),
    });
  }
  const plank = tippingPlank(step);
  if (plank && step.steadiness.kind === 'falls') {
    const [x, y, z] = middleOf(plank, side);
    const [dx, , dz] = DIRECTIONS[step.steadiness.tip.towards];
    const [hx, hy, hz] = halfSizeOf(plank);
    pins.push({
      key: 'tip',
      at: [x + dx * hx * 0.9, y + hy, z + dz * hz * 0.9],
      className: 'ww-tip',
      note: '!',
    });
  }
  return pins;
}

const signed = (gain: number): string => (gain > 0 ? `+${gain}` : `−${-gain}`);
