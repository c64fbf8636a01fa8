/** The address of a game that is wholly inside it. What stands behind the `#` is never sent to a server. */

import { shelf } from '@hearthside/shelf';
import type { AnyGame, GameRecord } from '@hearthside/table';
import { packGame } from '@hearthside/table/link';
import { isExported } from '../place.ts';
import type { SeatKeeper } from '../session/table-session.ts';

export async function findByPrefix(prefix: string): Promise<AnyGame | null> {
  const box = shelf.find(({ facts }) => facts.rulePrefix === prefix);
  return box ? (await box.rules()).game : null;
}

interface Shared {
  readonly record: GameRecord;
  readonly keepers: readonly SeatKeeper[];
  /** Do the people want their names told? */
  readonly named: boolean;
  /** The entry to begin watching after. */
  readonly at: number;
}

/** Bots are told as what they were; people only if they want to be. */
const playersOf = ({ keepers, named }: Shared): (string | null)[] =>
  keepers.map((keeper) => {
    if (keeper.kind === 'bot') return `bot ${keeper.level}`;
    return named ? keeper.name : null;
  });

export function shareLink(shared: Shared): string {
  const { record, at } = shared;
  const letters = packGame({ record, players: playersOf(shared), at });
  const home = isExported() ? location.href.replace(/#.*$/, '') : `${location.origin}/`;
  return `${home}#/g/${letters}`;
}

/** More than that a phone does not read from a screen. */
const LONGEST_CODE = 1100;

export const fitsCode = (link: string): boolean => link.length <= LONGEST_CODE;
