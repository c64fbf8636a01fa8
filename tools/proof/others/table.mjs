/** What a table does, whichever framework carries it: play by our rules, and tell each seat what it may see. */

import { game } from '../../../games/warehouse-elves/rules/index.ts';
import { CHANCE, pick, readOptions, seededDice } from '../../../packages/table/index.ts';

const options = readOptions(game, {});
if (!options.ok) throw new Error(options.error);
const dice = seededDice('others');

export const newPosition = () => rolled(game.setup(options.value, dice));

/**
 * Dice are rolled as soon as they are due.
 * @param {ReturnType<typeof game.setup>} position
 */
function rolled(position) {
  while (game.actors(position).length === 0 && game.chance(position).length > 0) {
    game.play(position, CHANCE, pick(game.chance(position), dice));
  }
  return position;
}

/**
 * Plays it if the rules allow it; says whether they did.
 * @param {ReturnType<typeof game.setup>} position
 * @param {number} seat
 * @param {string} text
 */
export function playText(position, seat, text) {
  const action = game.readAction(text);
  if (!action || game.refuse(position, seat, action)) return false;
  game.play(position, seat, action);
  rolled(position);
  return true;
}

/**
 * What a seat is told.
 * @param {ReturnType<typeof game.setup>} position
 * @param {number} seat
 */
export const told = (position, seat) => ({
  view: game.view(position, seat),
  legal: game.legal(position, seat).map(game.writeAction),
  /** Of several who may choose at once the first does: one action of a table is under way, as in our own bench. */
  isNext: game.actors(position)[0] === seat,
  isOver: game.outcome(position) !== null,
});

/**
 * For a framework that keeps plain data: the position as such, and back.
 * @param {ReturnType<typeof game.setup>} position
 */
export const packed = (position) => game.canonical(position);
/** @param {any} data */
export function unpacked(data) {
  const read = options.ok ? game.restore(data, options.value) : null;
  if (!read?.ok) throw new Error('a position that cannot be read');
  return read.value;
}

/**
 * Counts actions that came to the other screen.
 * @param {number} seconds
 * @param {() => number} count
 */
export async function perSecond(seconds, count) {
  const pause = (/** @type {number} */ s) => new Promise((done) => setTimeout(done, s * 1000));
  await pause(1);
  const [before, began] = [count(), performance.now()];
  await pause(seconds);
  return Math.round(((count() - before) / (performance.now() - began)) * 1000);
}

/** @template T @param {readonly T[]} items */
export const anyOf = (items) => pick(items, dice);
