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
  type GameLevel,
  type Mine,
  type Ogre,
  VALUABLES,
  type Valuable,
} from './pieces.ts';
import { type FieldProblem, type Schema, schemaProblem } from './schema.ts';

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
  readonly levels: Readonly<Record<GameLevel, LevelTable>>;
}

/** The published JSON Schema of an edition. */
export const editionSchema: Json = schemaFile as unknown as Json;

/** An edition from a file or a record; what is wrong is said with its field and statement. */
export function readEdition(value: Json): Result<Edition> {
  const edition = value as unknown as Edition;
  const problem =
    schemaProblem(schemaFile as Schema, value, 'edition') ??
    castlesProblem(edition) ??
    valuablesProblem(edition) ??
    tastesProblem(edition) ??
    levelProblem(edition, 'first') ??
    levelProblem(edition, 'second') ??
    levelProblem(edition, 'third');
  if (problem === null) return ok(edition);
  const { where, what, rule } = problem;
  return bad(`${where}: ${what} (${rule})`, { key: 'edition', values: { where, rule } });
}

const LEVEL_RULES = { first: 'OE-20', second: 'OE-21', third: 'OE-22' } as const;

function castlesProblem({ board }: Edition): FieldProblem | null {
  const exits = CASTLES.map((castle) => board.castles[castle]);
  const twice = exits.findIndex((exit, index) => exits.indexOf(exit) !== index);
  if (twice < 0) return null;
  return {
    where: `edition.board.castles.${CASTLES[twice]}`,
    what: `mine ${exits[twice]} is another castle's exit already`,
    rule: 'OE-2',
  };
}

function valuablesProblem({ valuables }: Edition): FieldProblem | null {
  const all = total(valuables);
  if (all === 20) return null;
  return { where: 'edition.valuables', what: `must be 20 in all, not ${all}`, rule: 'OE-10' };
}

function tastesProblem({ tastes }: Edition): FieldProblem | null {
  const wanted = new Set(Object.values(tastes).flat());
  const unwanted = VALUABLES.find((valuable) => !wanted.has(valuable));
  if (unwanted === undefined) return null;
  return { where: 'edition.tastes', what: `no Ogre wants ${unwanted}`, rule: 'OE-12' };
}

function levelProblem(edition: Edition, level: GameLevel): FieldProblem | null {
  const table = edition.levels[level];
  const wrong = (field: string, what: string): FieldProblem => ({
    where: `edition.levels.${level}.${field}`,
    what,
    rule: LEVEL_RULES[level],
  });
  const slots = table.royals.flatMap((royal) => edition.chests[royal]);
  for (const valuable of VALUABLES) {
    const inPlay = table.valuables[valuable];
    const box = edition.valuables[valuable];
    const needed = slots.filter((slot) => slot === valuable).length;
    if (inPlay > box) return wrong(`valuables.${valuable}`, `there are only ${box} in the box`);
    if (inPlay < needed) return wrong(`valuables.${valuable}`, `the chests in play need ${needed}`);
  }
  const laid = table.mines.length;
  const inPlay = total(table.valuables);
  if (laid !== inPlay)
    return wrong('mines', `lays out ${laid} Valuables where ${inPlay} are in play`);
  const top = highestScore(table, slots.length, inPlay);
  return table.top === top ? null : wrong('top', `the highest score is ${top}`);
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
