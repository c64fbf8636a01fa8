import type { Json, Seat } from '@hearthside/table';
import { writeAction } from './notation.ts';
import {
  CHESTS,
  type Chest,
  type GameLevel,
  type Item,
  MINES,
  OGRE_PLACES,
  SPACES,
  type Space,
  type Valuable,
} from './pieces.ts';
import { itemsIn, type Pile } from './pile.ts';
import {
  actors,
  bagOf,
  chestPile,
  holderOf,
  ogrePlace,
  type Phase,
  type Position,
  pileOn,
  placeOf,
  score,
  seatsIn,
  type Why,
} from './position.ts';

/** The position as the rules file writes it, keys in its order. */
export interface Canonical {
  readonly level: GameLevel;
  readonly phase: Phase;
  readonly toAct: readonly Seat[];
  readonly turn: Seat;
  readonly elves: readonly CanonicalElf[];
  /** A mine number, `castle-x`, `resting-x` or `out`. */
  readonly ogres: Readonly<Record<string, string>>;
  readonly mines: Readonly<Record<string, readonly Valuable[]>>;
  readonly shields: readonly number[];
  readonly chests: Readonly<Partial<Record<Chest, readonly Valuable[]>>>;
  readonly gifts: readonly Valuable[];
  readonly grabbed: readonly Valuable[];
  readonly proposal: CanonicalProposal | null;
  readonly score: number;
  readonly result: { readonly why: Why; readonly score: number } | null;
}

export interface CanonicalElf {
  readonly at: Space;
  readonly bag: readonly Item[];
  readonly heldBy: number | null;
}

export interface CanonicalProposal {
  readonly by: Seat;
  readonly action: string;
  readonly waiting: readonly Seat[];
}

export function canonicalOf(p: Position): Canonical {
  const points = score(p);
  return {
    level: p.rules.level,
    phase: p.phase,
    toAct: [...actors(p)],
    turn: p.turn,
    elves: p.elfAt.map((_, seat) => ({
      at: SPACES[placeOf(p, seat)] as Space,
      bag: itemsIn(bagOf(p, seat)),
      heldBy: holderOf(p, seat) || null,
    })),
    ogres: Object.fromEntries(
      p.rules.ogres.map((ogre) => [ogre, OGRE_PLACES[ogrePlace(p, ogre)] as string]),
    ),
    mines: Object.fromEntries(
      MINES.filter((mine) => pileOn(p, mine) !== 0).map((mine) => [mine, names(pileOn(p, mine))]),
    ),
    shields: MINES.filter((mine) => (p.shields >> mine) & 1),
    chests: Object.fromEntries(
      p.rules.chestsInPlay.map((chest) => [CHESTS[chest], names(chestPile(p, chest))]),
    ),
    gifts: names(p.gifts),
    grabbed: names(p.grabbed),
    proposal: p.proposal && {
      by: p.turn,
      action: writeAction(p.proposal),
      waiting: [...seatsIn(p.waiting)],
    },
    score: points,
    result: p.why && { why: p.why, score: points },
  };
}

const names = (pile: Pile): Valuable[] => itemsIn(pile) as Valuable[];

export const canonical = (p: Position): Json => canonicalOf(p) as unknown as Json;
