/**
 * A seat of a game with secrets belongs to the device that first opens it with a key: from then on the
 * seat's link alone opens nothing, until the game is over. Whoever made the link may have kept a copy.
 */

import type { Seat } from '@hearthside/table';
import { Failure } from '../failure.ts';
import { fitsHash, hashSecret } from '../secrets.ts';
import type { SeatDoc, TableDoc } from './table-doc.ts';

/** As somebody with the seat's secret opens it, by a key or without; fails where it needs another key. */
export function openSeat(doc: TableDoc, seat: Seat, key: string | null): TableDoc {
  const now = doc.seats[seat] as SeatDoc;
  mustFit(now, key);
  const isNew = key !== null && now.keyHash === null;
  if (now.opened && !isNew) return doc;
  const keyHash = isNew ? hashSecret(key) : now.keyHash;
  const opened: SeatDoc = {
    ...now,
    opened: true,
    keyHash,
    held: now.held || keyHash !== null,
    // Somebody came by the link alone before, and may have been somebody else.
    seenBefore: now.seenBefore || (isNew && now.opened),
  };
  return { ...doc, seats: doc.seats.with(seat, opened) };
}

/** Fails where the seat is bound, and not by this key. */
export function mustFit({ keyHash }: SeatDoc, key: string | null): void {
  if (keyHash === null || (key !== null && fitsHash(key, keyHash))) return;
  throw new Failure('claimed', CLAIMED);
}

export const CLAIMED = 'another device has this seat: come with its key';
