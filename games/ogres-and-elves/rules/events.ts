/** What happens, for the screen to show and the log to say. `seat` and `other` are elves. */

import type { Seat } from '@hearthside/table';
import type { Castle, Chest, Face, Item, Mine, Ogre, Space } from './pieces.ts';
import type { Why } from './position.ts';

interface Ruled {
  readonly rule: string;
}
/** Said to the others, or shown by the die: it cannot be taken back. */
interface Final extends Ruled {
  readonly final: true;
}
interface Elf extends Ruled {
  readonly seat: Seat;
}

export type Event =
  | (Elf & { readonly type: 'shield-deployed'; readonly mine: Mine })
  | (Elf & { readonly type: 'shield-shifted'; readonly from: Mine; readonly mine: Mine })
  | (Elf & { readonly type: 'shield-stored'; readonly from: Mine })
  | (Elf & { readonly type: 'shield-recovered'; readonly from: Mine })
  | (Elf & { readonly type: 'ready' })
  | (Elf & { readonly type: 'turn' })
  /** `path` runs from where it stood to where it stops. */
  | (Elf & { readonly type: 'moved'; readonly path: readonly Space[]; readonly space: Space })
  | (Elf & { readonly type: 'stayed'; readonly space: Space })
  | (Elf & { readonly type: 'took'; readonly item: Item; readonly mine: Mine })
  | (Elf & {
      readonly type: 'traded';
      readonly leave: Item;
      readonly item: Item;
      readonly mine: Mine;
    })
  | (Elf & { readonly type: 'delivered'; readonly item: Item; readonly chest: Chest })
  | (Ruled & { readonly type: 'chest-filled'; readonly chest: Chest })
  | (Elf & { readonly type: 'handed'; readonly item: Item; readonly other: Seat })
  | (Elf & Final & { readonly type: 'asked'; readonly item: Item; readonly other: Seat })
  | (Elf & Final & { readonly type: 'granted'; readonly item: Item; readonly other: Seat })
  | (Elf &
      Final & {
        readonly type: 'ransom-proposed';
        readonly item: Item;
        readonly chest: Chest;
        readonly castle: Castle;
      })
  | (Elf &
      Final & {
        readonly type: 'rescue-proposed';
        readonly other: Seat;
        readonly item: Item;
        readonly chest: Chest;
        readonly castle: Castle;
      })
  | (Elf & Final & { readonly type: 'end-proposed' })
  | (Elf & Final & { readonly type: 'agreed' })
  | (Elf & Final & { readonly type: 'refused' })
  /** `chest` says where the gift came from; null: out of the elf's own bag. */
  | (Elf & {
      readonly type: 'gift-given';
      readonly ogre: Ogre;
      readonly item: Item;
      readonly chest: Chest | null;
      readonly from: Space;
      readonly castle: Castle;
    })
  | (Ruled & { readonly type: 'ogre-rests'; readonly ogre: Ogre; readonly castle: Castle })
  | (Ruled & { readonly type: 'ogre-out'; readonly ogre: Ogre; readonly castle: Castle })
  | (Elf & { readonly type: 'captured'; readonly ogre: Ogre; readonly mine: Mine })
  | (Elf & { readonly type: 'freed'; readonly ogre: Ogre; readonly mine: Mine })
  | (Final & { readonly type: 'rolled'; readonly face: Face })
  | (Ruled & { readonly type: 'nobody-moved'; readonly face: Face })
  | (Ruled & { readonly type: 'ogre-woke'; readonly ogre: Ogre; readonly castle: Castle })
  | (Ruled & {
      readonly type: 'ogre-moved';
      readonly ogre: Ogre;
      readonly from: Space;
      readonly hopped: readonly Mine[];
      readonly mine: Mine;
    })
  | (Ruled & {
      readonly type: 'grabbed';
      readonly ogre: Ogre;
      readonly items: readonly Item[];
      readonly mine: Mine;
    })
  | (Elf & { readonly type: 'robbed'; readonly ogre: Ogre; readonly items: readonly Item[] })
  | (Elf & { readonly type: 'fled'; readonly from: Mine; readonly castle: Castle })
  | (Ruled & { readonly type: 'all-captive' })
  | (Elf & Final & { readonly type: 'gave-up' })
  | (Ruled & { readonly type: 'over'; readonly why: Why; readonly score: number });
