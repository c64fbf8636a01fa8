/** How events look and sound, one after another. */

import type { PieceLook, Sound } from '@hearthside/screen';
import type { TruckView, View, WarehouseEvent } from '../rules/index.ts';

type Type = WarehouseEvent['type'];

/** Milliseconds at normal speed; what the log alone tells takes none. */
const LASTS: Readonly<Record<Type, number>> = {
  lock: 0,
  roll: 900,
  'snowman-moves': 550,
  'snowman-stays': 450,
  push: 500,
  'turn-over': 800,
  turn: 550,
  drive: 480,
  bump: 650,
  load: 600,
  'leave-stock': 0,
  take: 700,
  'take-nothing': 0,
  complete: 1500,
  draw: 500,
  'pass-santa': 2200,
  win: 600,
  resign: 400,
};

const SOUNDS: Readonly<Partial<Record<Type, Sound>>> = {
  lock: 'card',
  roll: 'roll',
  'snowman-moves': 'step',
  push: 'bump',
  'turn-over': 'card',
  turn: 'drive',
  drive: 'drive',
  bump: 'bump',
  load: 'drop',
  take: 'drop',
  complete: 'bell',
  draw: 'card',
  'pass-santa': 'hoho',
  win: 'cheer',
  resign: 'sad',
};

export const lasts = (event: WarehouseEvent): number => LASTS[event.type];
export const sound = (event: WarehouseEvent): Sound | null => SOUNDS[event.type] ?? null;

const TOKEN = '-45 -45 90 90';
const look = (piece: string, viewBox = TOKEN): PieceLook => ({ piece: `we-${piece}`, viewBox });

/** The little picture beside a line of the log. */
export function eventPiece(event: WarehouseEvent): PieceLook {
  switch (event.type) {
    case 'roll':
      return look(`die-${event.direction}`, '-34 -34 68 68');
    case 'snowman-moves':
    case 'snowman-stays':
      return look('snowman');
    case 'turn-over':
      return look(`card-${event.card}`, '-61 -81 122 162');
    case 'load':
    case 'leave-stock':
    case 'take':
      return look(event.toy, '-37 -37 74 74');
    case 'draw':
      return look('card-back', '-61 -81 122 162');
    case 'pass-santa':
      return look('santa', '-42 -42 84 84');
    case 'complete':
      return look('wishlist', '-61 -81 122 162');
    default:
      return look(`truck-${event.seat}`);
  }
}

/** The view as drawn after one event. */
export function after(view: View, event: WarehouseEvent): View {
  switch (event.type) {
    case 'lock':
      return withTruck(view, event.seat, { program: event.cards ?? [null, null, null], played: 0 });
    case 'snowman-moves':
      return { ...view, snowman: event.to };
    case 'push':
    case 'drive':
      return withTruck(view, event.seat, { at: event.to });
    case 'turn':
    case 'bump':
      return withTruck(view, event.seat, { facing: event.to });
    case 'turn-over': {
      const hidden = view.trucks[event.seat].program ?? [null, null, null];
      const program = hidden.map((card, i) => (i === event.nth - 1 ? event.card : card));
      return withTruck(view, event.seat, { program, played: event.nth });
    }
    case 'load':
      return withTruck(view, event.seat, { toys: added(view, event.seat, event.toy) });
    case 'take': {
      const toys = added(view, event.seat, event.toy);
      const left = view.trucks[event.rival].toys.filter((toy) => toy !== event.toy);
      return withTruck(withTruck(view, event.seat, { toys }), event.rival, { toys: left });
    }
    case 'complete': {
      const { toys, completed } = view.trucks[event.seat];
      return withTruck(view, event.seat, {
        toys: toys.filter((toy) => !event.toys.includes(toy)),
        completed: [...completed, event.toys],
      });
    }
    case 'draw':
      return {
        ...withTruck(view, event.seat, { wishlist: event.wishlist }),
        deckSize: event.deck,
      };
    case 'pass-santa':
      return {
        ...withTruck(withTruck(view, 'green', NO_CARDS), 'red', NO_CARDS),
        santa: event.rival,
        round: event.round,
      };
    default:
      return view;
  }
}

const NO_CARDS: Partial<TruckView> = { program: null, played: 0 };

const added = (view: View, team: 'green' | 'red', toy: TruckView['toys'][number]) =>
  [...view.trucks[team].toys, toy].sort();

const withTruck = (view: View, team: 'green' | 'red', change: Partial<TruckView>): View => ({
  ...view,
  trucks: { ...view.trucks, [team]: { ...view.trucks[team], ...change } },
});
