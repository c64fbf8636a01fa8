/** Secrets that open seats: made here, shown once, kept only as hashes. */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TABLE_BYTES = 16;
const SEAT_BYTES = 24;

export const newTableId = (): string => randomBytes(TABLE_BYTES).toString('base64url');
export const newSeatSecret = (): string => randomBytes(SEAT_BYTES).toString('base64url');

/** They are long and random, so a plain hash cannot be guessed back. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Without telling by the time it takes how much of it was right. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));

export const fitsHash = (secret: string, hash: string | null): boolean =>
  hash !== null && timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
