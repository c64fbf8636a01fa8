/** Whom a secret makes its owner at a table. */

import type { Audience } from '@hearthside/table';
import { Failure } from '../failure.ts';
import { fitsHash } from '../secrets.ts';
import type { TableDoc } from './table-doc.ts';

export interface SeatHolder {
  readonly audience: Audience;
  /** Of the secret that opens the seat; null for a spectator. */
  readonly secretHash: string | null;
}

/** Without a secret one watches, where that is allowed; null where a secret opens nothing here. */
export function holderOf(
  { seats, voided, spectators }: TableDoc,
  secret: string | null,
): SeatHolder | null {
  if (secret === null) {
    if (!spectators) throw new Failure('no-spectators', 'this table does not take spectators');
    return { audience: 'spectator', secretHash: null };
  }
  const audience = seats.findIndex(({ secretHash }) => fitsHash(secret, secretHash));
  if (audience >= 0) return { audience, secretHash: seats[audience]?.secretHash ?? null };
  mustNotBeVoid(voided, secret);
  return null;
}

/** Fails by a secret that opened a seat once: whoever has it is to read that it was given away. */
export function mustNotBeVoid(voided: TableDoc['voided'], secret: string): void {
  if (voided.some((hash) => fitsHash(secret, hash))) throw new Failure('removed', GIVEN_AWAY);
}

export const GIVEN_AWAY = 'this seat was given to somebody else';
