/**
 * Fair dice: whoever runs the table commits to a secret before the first action, derives
 * every roll from it, and reveals it at the end, so that anyone can check afterwards that
 * no roll was chosen to suit. The recipe is public and short on purpose:
 *
 * - `commitment` = SHA-256(secret), in the table's header before play.
 * - the words of a roll = HMAC-SHA-256(secret, `hearthside 1 <table> <what> <block>`), read
 *   as eight big-endian 32-bit numbers; `block` counts 0, 1, 2… when more are needed.
 * - a roll among `k` outcomes takes the first word below the largest multiple of `k` that
 *   fits in 32 bits, modulo `k`: no outcome is favoured.
 * - `what` is `setup` for the shuffles before play, and `roll <i>` for the i-th action of
 *   chance in the record, counted from 1; outcomes are numbered as `Game.chance` lists them.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { CHANCE } from './contract.ts';
import type { Dice } from './dice.ts';
import { isJsonObject, type Json, type JsonObject, sortedJson } from './json.ts';
import { type GameRecord, positionAt } from './record.ts';
import { bad, ok, type Result } from './result.ts';

/** What a record's header says under `fair`. */
export interface FairProof {
  readonly table: string;
  /** SHA-256 of the secret, in hex. */
  readonly commitment: string;
  /** The secret itself in hex, once the game is over. */
  readonly secret?: string;
}

/** 256 bits, in hex: the secret behind one table's rolls. */
export function newSecret(): string {
  return bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(32)));
}

export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** Gives the dice for one purpose (`setup`, `roll 3`) of one table. */
export type FairSource = (what: string) => Dice;

/** Each roll is worked out in here: a fresh copy of the key's state for each would cost as much again. */
const workspace = hmac.create(sha256, new Uint8Array());

/** All dice of one table: the key is taken in once, and each roll begins from there. */
export function fairSource(secret: string, table: string): FairSource {
  const keyed = hmac.create(sha256, hexToBytes(secret));
  return (what) =>
    diceFrom((block) =>
      keyed
        ._cloneInto(workspace)
        .update(utf8ToBytes(`hearthside 1 ${table} ${what} ${block}`))
        .digest(),
    );
}

/** Dice for one purpose of one table. */
export const fairDice = (secret: string, table: string, what: string): Dice =>
  fairSource(secret, table)(what);

/** Dice from as many blocks of words as they need. */
function diceFrom(blockOf: (block: number) => Uint8Array): Dice {
  let words: DataView = new DataView(new ArrayBuffer(0));
  let block = 0;
  let used = 0;
  const nextWord = (): number => {
    if (used * 4 === words.byteLength) {
      const mac = blockOf(block++);
      words = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
      used = 0;
    }
    return words.getUint32(used++ * 4);
  };
  return {
    below(sides) {
      const limit = 2 ** 32 - (2 ** 32 % sides);
      let word = nextWord();
      while (word >= limit) word = nextWord();
      return word % sides;
    },
  };
}

/** Which of `count` outcomes the `i`-th action of chance at a table has. */
export const fairRoll = (secret: string, table: string, i: number, count: number): number =>
  fairDice(secret, table, `roll ${i}`).below(count);

/** The proof in a record's header, if there is one and it is well formed. */
export function readProof(extra: JsonObject): Result<FairProof> {
  const proof = extra['fair'];
  if (!isJsonObject(proof)) return bad('the record carries no fairness proof');
  const { table, commitment, secret } = proof;
  if (typeof table !== 'string') return bad('fair.table must be a text');
  if (!isHex(commitment)) return bad('fair.commitment must be 64 hex digits');
  if (secret === undefined) return ok({ table, commitment });
  return isHex(secret)
    ? ok({ table, commitment, secret })
    : bad('fair.secret must be 64 hex digits');
}

const isHex = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

export interface Verification {
  /** How many rolls were checked, the set-up not counted. */
  readonly rolls: number;
}

/** Checks set-up and every roll of a record against its proof. */
export function verifyRecord(record: GameRecord): Result<Verification> {
  const proof = readProof(record.extra);
  if (!proof.ok) return proof;
  const { table, commitment, secret } = proof.value;
  if (secret === undefined) return bad('the secret is not revealed yet: the game is not over');
  if (commitmentOf(secret) !== commitment) return bad('the secret does not fit the commitment');
  const { game, options, start, entries } = record;
  const dealt = game.canonical(game.setup(options, fairDice(secret, table, 'setup')));
  if (sortedJson(dealt) !== sortedJson(start)) return bad('the set-up was not dealt by the secret');
  const position = positionAt(record, 0);
  let rolls = 0;
  for (const [index, { by, action }] of entries.entries()) {
    if (by === CHANCE) {
      const outcomes = game.chance(position);
      const fair = game.writeAction(outcomes[fairRoll(secret, table, ++rolls, outcomes.length)]);
      if (fair !== action) return bad(`action ${index + 1}: "${action}" should be "${fair}"`);
    }
    if (action === 'resign') break;
    game.play(position, by, game.readAction(action));
  }
  return ok({ rolls });
}
