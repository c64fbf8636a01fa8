/** What else people like to play after a game, beside the same again. */

import type { AnyBoardModule, OptionValues } from '@hearthside/screen';
import { LEVELS } from '@hearthside/search';
import type { Audience, Outcome } from '@hearthside/table';
import type { SeatKeeper } from '../session/table-session.ts';

/** What is other than before at the next table. */
export interface NextTable {
  readonly keepers?: readonly SeatKeeper[];
  readonly options?: OptionValues;
}

export interface NextKey {
  /** `table.<key>` of the catalogue. */
  readonly key: 'stronger-bot' | 'swap-sides' | 'next-game';
  readonly icon: string;
  readonly table: NextTable;
}

interface Over {
  readonly board: AnyBoardModule;
  readonly options: unknown;
  readonly keepers: readonly SeatKeeper[];
  readonly outcome: Outcome;
  /** Whom this screen can call “you”. */
  readonly reader: Audience;
}

/** A stronger bot after a win, the other side after anything else, the next game of a team; null where none of it fits. */
export function nextKeyAfter({ board, options, keepers, outcome, reader }: Over): NextKey | null {
  if (outcome.kind === 'team') {
    const next = board.nextGame?.(options) ?? null;
    return next && { key: 'next-game', icon: 'next', table: { options: next } };
  }
  const stronger = keepers.map(strongerThan);
  const isStronger = stronger.some((keeper, seat) => keeper !== keepers[seat]);
  if (reader !== 'spectator' && outcome.winner === reader && isStronger) {
    return { key: 'stronger-bot', icon: 'strong', table: { keepers: stronger } };
  }
  if (keepers.length !== 2) return null;
  return { key: 'swap-sides', icon: 'swap', table: { keepers: [...keepers].reverse() } };
}

/** The same keeper where there is no stronger one. */
function strongerThan(keeper: SeatKeeper): SeatKeeper {
  if (keeper.kind !== 'bot') return keeper;
  const level = LEVELS[LEVELS.indexOf(keeper.level) + 1];
  return level ? { ...keeper, level } : keeper;
}
