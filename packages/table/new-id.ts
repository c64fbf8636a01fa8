import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * A name that nothing else has: 128 bits in hex. Not `randomUUID`, which browsers keep from pages
 * that came over plain http: at home the phones get theirs that way.
 */
export const newId = (): string =>
  bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(16)));
