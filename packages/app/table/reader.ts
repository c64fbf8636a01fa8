import type { Audience } from '@hearthside/table';
import type { SeatKeeper } from '../session/table-session.ts';

interface Reading {
  readonly keepers: readonly SeatKeeper[];
  /** Whose eyes the views are for. */
  readonly audience: Audience;
  /** Do the others sit at devices of their own? */
  readonly apart: boolean;
}

/** Whom this screen can call “you”: on a device that several people share, nobody. */
export function readerOf({ keepers, audience, apart }: Reading): Audience {
  if (apart) return audience;
  const people = keepers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [only] = people;
  return people.length === 1 && only !== undefined ? only : 'spectator';
}
