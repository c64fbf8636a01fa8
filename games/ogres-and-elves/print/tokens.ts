/** Valuables, Shields, and what tells where Ogres go. */

import { circle, cube, type Piece } from '@hearthside/kit';
import type { Edition } from '../rules/index.ts';
import { FACES, GAME_LEVELS, VALUABLES } from '../rules/pieces.ts';
import { TOKEN_SIZE, use } from './measure.ts';

/** A square with the same picture on both sides. */
function token(component: string, name: string, art: string): Piece {
  return {
    component,
    name,
    width: TOKEN_SIZE,
    height: TOKEN_SIZE,
    cut: 'line',
    folds: [],
    bleed: 0,
    front: art,
    back: art,
  };
}

const MIDDLE = TOKEN_SIZE / 2;

/** OE-10 */
export const valuables = ({ valuables: counts }: Edition): Piece[] =>
  VALUABLES.flatMap((gem) =>
    Array.from({ length: counts[gem] }, (_, i) =>
      token('valuable', `${gem} ${i + 1}`, use(`oe-gem-${gem}`, MIDDLE, MIDDLE, 0.132)),
    ),
  );

/** As many as the level that needs most. */
export function shields({ levels }: Edition): Piece[] {
  const count = Math.max(...GAME_LEVELS.map((level) => levels[level].shields));
  return Array.from({ length: count }, (_, i) =>
    token('shield', `${i + 1}`, use('oe-shield', MIDDLE, MIDDLE, 0.088)),
  );
}

const DIE_EDGE = 18;
/** A drawn face is 134 across. */
const FACE_SCALE = DIE_EDGE / 137;

export const die = (): Piece =>
  cube({
    component: 'die',
    name: FACES.join(' '),
    edge: DIE_EDGE,
    tab: 5,
    faces: FACES.map((face) => use(`oe-die-${face}`, DIE_EDGE / 2, DIE_EDGE / 2, FACE_SCALE)),
  });

const SPINNER_RADIUS = 28;

/** For those without glue: a paper clip spins round a pencil held in the middle. */
export const spinner = (): Piece => ({
  component: 'spinner',
  name: FACES.join(' '),
  width: 2 * SPINNER_RADIUS,
  height: 2 * SPINNER_RADIUS,
  outline: circle(SPINNER_RADIUS),
  cut: 'line',
  folds: [],
  bleed: 0,
  front: use('oe-spinner', SPINNER_RADIUS, SPINNER_RADIUS, (SPINNER_RADIUS - 0.6) / 99),
});
