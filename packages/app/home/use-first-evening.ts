import { learnt } from '../learn/stars.ts';
import { solvedPuzzles } from '../puzzles/kept-puzzles.ts';
import type { KeptTable } from '../session/kept-table.ts';
import { useSettings } from '../settings/settings.ts';

interface Traces {
  /** Null until the device has answered. */
  readonly tables: number | null;
  readonly withFriends: number;
  readonly stars: number;
  readonly puzzles: number;
  /** Has somebody answered the offer already? */
  readonly offered: boolean;
}

/** Has nobody played, learnt or answered on this device yet? */
export const isFirstEvening = ({ tables, withFriends, stars, puzzles, offered }: Traces): boolean =>
  tables === 0 && withFriends === 0 && stars === 0 && puzzles === 0 && !offered;

export function useFirstEvening(kept: readonly KeptTable[] | null, withFriends: number): boolean {
  const { offeredLearn } = useSettings();
  return isFirstEvening({
    tables: kept?.length ?? null,
    withFriends,
    stars: Object.keys(learnt.kept.value).length,
    puzzles: Object.keys(solvedPuzzles.kept.value).length,
    offered: offeredLearn,
  });
}
