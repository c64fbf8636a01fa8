/**
 * A bot of one's own at an online table: takes a seat's link, plays to the end, says how it ended.
 * The mind here picks at random; put your own in its place.
 */

import { type Outcome, type Player, randomPlayer, seededDice } from '@hearthside/table';
import { type OpenSocket, playSeat, readSeatLink } from '../index.ts';

export const yourMind = (): Player => randomPlayer(seededDice('change me'));

/** `open` is needed in Node before version 22, which brings no WebSocket: `(url) => new WebSocket(url)` of `ws`. */
export async function sitDown(
  link: string,
  mind: Player = yourMind(),
  open?: OpenSocket,
): Promise<Outcome> {
  const seat = readSeatLink(link);
  if (!seat) throw new Error('not a link to a seat: it should look like https://…/t/TABLE#SECRET');
  return playSeat(seat, mind, open);
}
