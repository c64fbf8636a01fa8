/**
 * OE-4: board, chests, tastes and levels as one piece of data that a table can replace.
 * `edition/schema.json` says its shape; what a schema cannot say is checked here.
 */

import { bad, type Json, ok, type Result } from '@hearthside/table';
import schemaFile from '../edition/schema.json' with { type: 'json' };
import standardFile from '../edition/standard.json' with { type: 'json' };
import {
  CASTLES,
  type Castle,
  type Chest,
  LEVELS,
  type Level,
  type Mine,
  type Ogre,
  VALUABLES,
  type Valuable,
} from './pieces.ts';
import { type Schema, schemaProblem } from './schema.ts';

type Counts = Readonly<Record<Valuable, number>>;

interface LevelTable {
  readonly royals: readonly Chest[];
  readonly valuables: Counts;
  /** A mine stands here once for each Valuable that is laid on it. */
  readonly mines: readonly Mine[];
  readonly ogres: readonly Ogre[];
  readonly shields: number;
  readonly ogresReturn: boolean;
  readonly top: number;
}

export interface Edition {
  readonly name: string;
  readonly board: {
    readonly home: readonly Mine[];
    readonly castles: Readonly<Record<Castle, Mine>>;
  };
  readonly valuables: Counts;
  readonly chests: Readonly<Record<Chest, readonly Valuable[]>>;
  readonly tastes: Readonly<Record<`${Ogre}`, readonly Valuable[]>>;
  readonly levels: Readonly<Record<Level, LevelTable>>;
}

/** The published JSON Schema of an edition. */
export const editionSchema: Json = schemaFile as unknown as Json;

/** An edition from a file or a record; what is wrong is said with its field and statement. */
export function readEdition(value: Json): Result<Edition> {
  const shape = schemaProblem(schemaFile as Schema, value, 'edition');
  if (shape !== null) return bad(shape);
  const edition = value as unknown as Edition;
  for (const check of [castlesProblem, valuablesProblem, tastesProblem]) {
    const problem = check(edition);
    if (problem !== null) return bad(problem);
  }
  for (const level of LEVELS) {
    const problem = levelProblem(edition, level);
    if (problem !== null) return bad(`edition.levels.${level}${problem} (${LEVEL_RULES[level]})`);
  }
  return ok(edition);
}

const LEVEL_RULES = { first: 'OE-20', second: 'OE-21', third: 'OE-22' } as const;

function castlesProblem({ board }: Edition): string | null {
  const exits = CASTLES.map((castle) => board.castles[castle]);
  const twice = exits.findIndex((exit, index) => exits.indexOf(exit) !== index);
  return twice < 0
    ? null
    : `edition.board.castles.${CASTLES[twice]}: mine ${exits[twice]} is another castle's exit already (OE-2)`;
}

function valuablesProblem({ valuables }: Edition): string | null {
  const all = total(valuables);
  return all === 20 ? null : `edition.valuables: must be 20 in all, not ${all} (OE-10)`;
}

function tastesProblem({ tastes }: Edition): string | null {
  const wanted = new Set(Object.values(tastes).flat());
  const unwanted = VALUABLES.find((valuable) => !wanted.has(valuable));
  return unwanted === undefined ? null : `edition.tastes: no Ogre wants ${unwanted} (OE-12)`;
}

function levelProblem(edition: Edition, level: Level): string | null {
  const table = edition.levels[level];
  const slots = table.royals.flatMap((royal) => edition.chests[royal]);
  for (const valuable of VALUABLES) {
    const inPlay = table.valuables[valuable];
    const box = edition.valuables[valuable];
    const needed = slots.filter((slot) => slot === valuable).length;
    if (inPlay > box) return `.valuables.${valuable}: there are only ${box} in the box`;
    if (inPlay < needed) return `.valuables.${valuable}: the chests in play need ${needed}`;
  }
  const laid = table.mines.length;
  const inPlay = total(table.valuables);
  if (laid !== inPlay) return `.mines: lays out ${laid} Valuables where ${inPlay} are in play`;
  const top = highestScore(table, slots.length, inPlay);
  return table.top === top ? null : `.top: the highest score is ${top}`;
}

/** OE-112: two for each slot of the chests, one for each gift that the rest can make. */
function highestScore(table: LevelTable, slots: number, inPlay: number): number {
  const gifts = inPlay - slots;
  return 2 * slots + (table.ogresReturn ? gifts : Math.min(gifts, table.ogres.length));
}

const total = (counts: Counts): number =>
  VALUABLES.reduce((sum, valuable) => sum + counts[valuable], 0);

function read(value: Json): Edition {
  const edition = readEdition(value);
  if (!edition.ok) throw new Error(edition.error);
  return edition.value;
}

export const standardEdition: Edition = read(standardFile as unknown as Json);
