/**
 * Every action there is, each as one shared object: `legal` hands out these and makes
 * none, and the notation is read by looking a text up among them.
 */

import type { Seat } from '@hearthside/table';
import {
  CASTLES,
  type Castle,
  CHESTS,
  type Chest,
  FACES,
  type Face,
  ITEMS,
  type Item,
  MINES,
  type Mine,
  MOST_SEATS,
  SPACES,
  type Space,
} from './pieces.ts';

export interface Deploy {
  readonly kind: 'deploy';
  readonly mine: Mine;
}
export interface Shift {
  readonly kind: 'shift';
  readonly from: Mine;
  readonly mine: Mine;
}
export interface Store {
  readonly kind: 'store';
  readonly from: Mine;
}
export interface Move {
  readonly kind: 'move';
  readonly space: Space;
  /** The same as an index of `SPACES`: every third action is a move, and looking names up is slow. */
  readonly to: number;
}
export interface Take {
  readonly kind: 'take';
  readonly item: Item;
}
export interface Trade {
  readonly kind: 'trade';
  readonly leave: Item;
  readonly item: Item;
}
export interface Deliver {
  readonly kind: 'deliver';
  readonly item: Item;
  readonly chest: Chest;
}
export interface Hand {
  readonly kind: 'hand';
  readonly item: Item;
  readonly other: Seat;
}
export interface Ask {
  readonly kind: 'ask';
  readonly item: Item;
  readonly other: Seat;
}
export interface Gift {
  readonly kind: 'gift';
  readonly item: Item;
  readonly castle: Castle;
}
export interface Flee {
  readonly kind: 'flee';
  readonly castle: Castle;
}
export interface Ransom {
  readonly kind: 'ransom';
  readonly item: Item;
  readonly chest: Chest;
  readonly castle: Castle;
}
export interface Rescue {
  readonly kind: 'rescue';
  readonly other: Seat;
  readonly item: Item;
  readonly chest: Chest;
  readonly castle: Castle;
}
export interface Die {
  readonly kind: 'die';
  readonly face: Face;
}
export interface Bare {
  readonly kind: 'ready' | 'recover' | 'give-up' | 'agree' | 'refuse' | 'roll';
}

export interface CallEnd {
  readonly kind: 'call-end';
}

/** What a seat proposes and others must agree to. */
export type Proposal = Ask | Ransom | Rescue | CallEnd;

export type Action =
  | Deploy
  | Shift
  | Store
  | Move
  | Take
  | Trade
  | Deliver
  | Hand
  | Ask
  | Gift
  | Flee
  | Ransom
  | Rescue
  | CallEnd
  | Die
  | Bare;

const SEATS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
const bare = <Kind extends (Bare | CallEnd)['kind']>(kind: Kind) => ({ kind }) as const;

export const READY = bare('ready');
export const RECOVER = bare('recover');
export const CALL_END = bare('call-end');
export const GIVE_UP = bare('give-up');
export const AGREE = bare('agree');
export const REFUSE = bare('refuse');
export const ROLL = bare('roll');
export const ONLY_ROLL: readonly Action[] = [ROLL];

/** By mine number; index 0 stays unused, as there is no mine 0. */
const byMine = <T>(make: (mine: Mine) => T): T[] => {
  const table: T[] = [];
  for (const mine of MINES) table[mine] = make(mine);
  return table;
};

export const DEPLOY = byMine((mine): Deploy => ({ kind: 'deploy', mine }));
export const SHIFT = byMine((from) => byMine((mine): Shift => ({ kind: 'shift', from, mine })));
export const STORE = byMine((from): Store => ({ kind: 'store', from }));
export const MOVE = SPACES.map((space, to): Move => ({ kind: 'move', space, to }));
export const TAKE = ITEMS.map((item): Take => ({ kind: 'take', item }));
/** [leave][take] */
export const TRADE = ITEMS.map((leave) =>
  ITEMS.map((item): Trade => ({ kind: 'trade', leave, item })),
);
export const DELIVER = ITEMS.map((item) =>
  CHESTS.map((chest): Deliver => ({ kind: 'deliver', item, chest })),
);
export const HAND = ITEMS.map((item) =>
  SEATS.map((other): Hand => ({ kind: 'hand', item, other })),
);
export const ASK = ITEMS.map((item) => SEATS.map((other): Ask => ({ kind: 'ask', item, other })));
export const GIFT = ITEMS.map((item) =>
  CASTLES.map((castle): Gift => ({ kind: 'gift', item, castle })),
);
export const FLEE = CASTLES.map((castle): Flee => ({ kind: 'flee', castle }));
export const RANSOM = ITEMS.map((item) =>
  CHESTS.map((chest) => CASTLES.map((castle): Ransom => ({ kind: 'ransom', item, chest, castle }))),
);
/** [elf][item][chest][castle] */
export const RESCUE = SEATS.map((other) =>
  ITEMS.map((item) =>
    CHESTS.map((chest) =>
      CASTLES.map((castle): Rescue => ({ kind: 'rescue', other, item, chest, castle })),
    ),
  ),
);
export const DIE: readonly Die[] = FACES.map((face): Die => ({ kind: 'die', face }));

export const ALL_ACTIONS: readonly Action[] = [
  ...[READY, RECOVER, CALL_END, GIVE_UP, AGREE, REFUSE, ROLL],
  ...MINES.flatMap((mine) => [DEPLOY[mine] as Deploy, STORE[mine] as Store]),
  ...MINES.flatMap((from) => MINES.map((mine) => SHIFT[from]?.[mine] as Shift)),
  ...[...MOVE, ...TAKE, ...FLEE, ...DIE],
  ...[...TRADE, ...DELIVER, ...HAND, ...ASK, ...GIFT].flat(),
  ...RANSOM.flat(2),
  ...RESCUE.flat(3),
];
