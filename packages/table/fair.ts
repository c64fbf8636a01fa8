/**
 * Fair dice: whoever runs the table commits to a secret before the first action, each seat may then
 * add a number of its own, every roll follows from all of them, and the secret is revealed at the end,
 * so that anyone can check afterwards. The recipe is public and short on purpose:
 *
 * - `commitment` = SHA-256(secret), in the table's header before play.
 * - `numbers`: 128 bits in hex from each seat that added some, null for the others. Where there are
 *   any, the key of all rolls is HMAC-SHA-256(secret, `hearthside 2 <table> <numbers>`), the numbers
 *   in the order of the seats, `-` for null, with commas between; else it is the secret itself.
 *   Set-up is dealt before the numbers are known, so its key is always the secret.
 * - the words of a roll = HMAC-SHA-256(key, `hearthside 1 <table> <what> <block>`), read
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
  /** What the seats added, in their order; left out where none did. */
  readonly numbers?: FairNumbers;
}

/** A number of each seat, null where it added none. */
export type FairNumbers = readonly (string | null)[];

/** 256 bits, in hex: the secret behind one table's rolls. */
export function newSecret(): string {
  return bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(32)));
}

/** 128 bits, in hex: what a seat adds to the rolls of its table. */
export function newFairNumber(): string {
  return bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}

export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** Gives the dice for one purpose (`setup`, `roll 3`) of one table. */
export type FairSource = (what: string) => Dice;

/** Each roll is worked out in here: a fresh copy of the key's state for each would cost as much again. */
const workspace = hmac.create(sha256, new Uint8Array());

/** All dice of one table: the keys are taken in once, and each roll begins from there. */
export function fairSource(secret: string, table: string, numbers: FairNumbers = []): FairSource {
  const dealing = hmac.create(sha256, hexToBytes(secret));
  const rolling = hasNumbers(numbers)
    ? hmac.create(sha256, rollKey(secret, table, numbers))
    : dealing;
  return (what) =>
    diceFrom((block) =>
      (what === SETUP ? dealing : rolling)
        ._cloneInto(workspace)
        .update(utf8ToBytes(`hearthside 1 ${table} ${what} ${block}`))
        .digest(),
    );
}

const SETUP = 'setup';

const hasNumbers = (numbers: FairNumbers): boolean => numbers.some((each) => each !== null);

function rollKey(secret: string, table: string, numbers: FairNumbers): Uint8Array {
  const listed = numbers.map((each) => each ?? '-').join(',');
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`hearthside 2 ${table} ${listed}`));
}

/** The proof so far, without the secret. */
export function openProof(secret: string, table: string, numbers: FairNumbers = []): FairProof {
  const proof = { table, commitment: commitmentOf(secret) };
  return hasNumbers(numbers) ? { ...proof, numbers } : proof;
}

/** Dice for one purpose of one table. */
export const fairDice = (
  secret: string,
  table: string,
  what: string,
  numbers: FairNumbers = [],
): Dice => fairSource(secret, table, numbers)(what);

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
export const fairRoll = (
  secret: string,
  table: string,
  i: number,
  count: number,
  numbers: FairNumbers = [],
): number => fairDice(secret, table, `roll ${i}`, numbers).below(count);

/** The proof in a record's header, if there is one and it is well formed. */
export function readProof(extra: JsonObject): Result<FairProof> {
  const proof = extra['fair'];
  if (!isJsonObject(proof))
    return bad('the record carries no fairness proof', { key: 'fair-no-proof' });
  const { table, commitment, secret, numbers } = proof;
  if (typeof table !== 'string') return bad('fair.table must be a text', { key: 'fair-no-proof' });
  if (!isHex(commitment))
    return bad('fair.commitment must be 64 hex digits', { key: 'fair-no-proof' });
  if (secret !== undefined && !isHex(secret))
    return bad('fair.secret must be 64 hex digits', { key: 'fair-no-proof' });
  if (numbers !== undefined && !isNumbers(numbers)) {
    return bad('fair.numbers must be a list with 32 hex digits or null for each seat', {
      key: 'fair-no-proof',
    });
  }
  const known = { table, commitment, ...(secret === undefined ? {} : { secret }) };
  return ok(numbers === undefined ? known : { ...known, numbers });
}

const NUMBER = /^[0-9a-f]{32}$/;
export const isFairNumber = (value: unknown): value is string =>
  typeof value === 'string' && NUMBER.test(value);

const isNumbers = (value: Json): value is FairNumbers =>
  Array.isArray(value) && value.every((each) => each === null || isFairNumber(each));

const isHex = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/**
 * What a checked record can promise: `every` seat added a number, `some` did, or `none`, and then the
 * rolls were sealed before play but chosen by whoever made the seal.
 */
export type FairClaim = 'every' | 'some' | 'none';

export function claimOf(numbers: FairNumbers): FairClaim {
  if (!hasNumbers(numbers)) return 'none';
  return numbers.every((each) => each !== null) ? 'every' : 'some';
}

export interface Verification {
  /** How many rolls were checked, the set-up not counted. */
  readonly rolls: number;
  /** What the seats added to them; empty where none did. */
  readonly numbers: FairNumbers;
}

/** Checks set-up and every roll of a record against its proof. */
export function verifyRecord(record: GameRecord): Result<Verification> {
  const proof = readProof(record.extra);
  if (!proof.ok) return proof;
  const { table, commitment, secret, numbers = [] } = proof.value;
  if (secret === undefined)
    return bad('the secret is not revealed yet: the game is not over', { key: 'fair-not-over' });
  if (commitmentOf(secret) !== commitment)
    return bad('the secret does not fit the commitment', { key: 'fair-seal' });
  const { game, options, start, entries } = record;
  if (numbers.length > 0 && numbers.length !== game.seats(options).length) {
    return bad('fair.numbers must be a list with 32 hex digits or null for each seat', {
      key: 'fair-no-proof',
    });
  }
  const dealt = game.canonical(game.setup(options, fairDice(secret, table, 'setup')));
  if (sortedJson(dealt) !== sortedJson(start))
    return bad('the set-up was not dealt by the secret', { key: 'fair-setup' });
  const position = positionAt(record, 0);
  const source = fairSource(secret, table, numbers);
  let rolls = 0;
  for (const [index, { by, action }] of entries.entries()) {
    if (by === CHANCE) {
      const outcomes = game.chance(position);
      const fair = game.writeAction(outcomes[source(`roll ${++rolls}`).below(outcomes.length)]);
      if (fair !== action) {
        return bad(`action ${index + 1}: "${action}" should be "${fair}"`, {
          key: 'fair-roll',
          values: { move: index + 1 },
        });
      }
    }
    if (action === 'resign') break;
    game.play(position, by, game.readAction(action));
  }
  return ok({ rolls, numbers });
}
