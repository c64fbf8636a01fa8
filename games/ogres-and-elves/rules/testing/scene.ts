/**
 * Positions for tests, set out in few words and played in the notation of the record:
 *
 *     const s = scene({ elves: ['3 gold', '5 ruby @2'], ogres: { 2: '5' } });
 *     s.play('0 move 4', '0 roll', 'die 2');
 *
 * An elf is its space, its items and the Ogre that holds it. Ogres that are not named
 * stand on castles.
 */

import { type Actor, CHANCE, type Refusal, type Seat, sortedJson } from '@hearthside/table';
import type { Action } from '../actions.ts';
import { type Canonical, canonicalOf } from '../canonical.ts';
import { standardEdition } from '../edition.ts';
import type { Event } from '../events.ts';
import { game } from '../index.ts';
import {
  CHESTS,
  type Chest,
  type GameLevel,
  type Item,
  OGRE_PLACES,
  SPACE_INDEX,
  type Space,
} from '../pieces.ts';
import { type Pile, pileOf } from '../pile.ts';
import { lookWhatFits, type Phase, type Position } from '../position.ts';
import { bareTable, type Options } from '../setup.ts';

export interface SceneWords {
  readonly level?: GameLevel;
  readonly phase?: Phase;
  readonly turn?: Seat;
  readonly elves?: readonly string[];
  readonly ogres?: Readonly<Record<number, string>>;
  readonly mines?: Readonly<Record<number, string>>;
  readonly shields?: readonly number[];
  readonly chests?: Readonly<Partial<Record<Chest, string>>>;
  readonly gifts?: string;
  readonly grabbed?: string;
}

/** Something that fits and is wanted on every level, so that the game is not over. */
const FAR_AWAY = { 9: 'gold' };
const ON_CASTLES = ['', 'castle-a', 'castle-a', 'castle-b', 'castle-c', 'castle-d'];

export function scene(words: SceneWords): Scene {
  const { elves = ['home', 'home'], level = 'first' } = words;
  const turn = words.turn ?? 0;
  const p = bareTable({ level, seats: elves.length, starter: turn, edition: standardEdition });
  p.phase = words.phase ?? 'move';
  elves.forEach((elf, seat) => {
    placeElf(p, seat, elf);
  });
  for (const ogre of p.rules.ogres) {
    p.ogreAt[ogre] = OGRE_PLACES.indexOf(words.ogres?.[ogre] ?? (ON_CASTLES[ogre] as string));
  }
  for (const [mine, items] of Object.entries(words.mines ?? FAR_AWAY)) {
    p.mines[Number(mine)] = pile(items);
  }
  for (const mine of words.shields ?? []) p.shields |= 1 << mine;
  for (const [chest, items] of Object.entries(words.chests ?? {})) {
    p.chests[CHESTS.indexOf(chest as Chest)] = pile(items);
  }
  p.gifts = pile(words.gifts ?? '');
  p.grabbed = pile(words.grabbed ?? '');
  lookWhatFits(p);
  return new Scene(p);
}

function placeElf(p: Position, seat: Seat, words: string): void {
  const [space, ...rest] = words.split(' ');
  const held = rest.find((word) => word.startsWith('@'));
  p.elfAt[seat] = SPACE_INDEX[space as Space];
  p.heldBy[seat] = Number(held?.slice(1) ?? 0);
  p.bags[seat] = pileOf(rest.filter((word) => word !== held) as Item[]);
}

const pile = (words: string): Pile => pileOf(words.split(' ').filter(Boolean) as Item[]);

export class Scene {
  readonly position: Position;
  readonly events: Event[] = [];

  /** The position must be one that `restore` takes too. */
  constructor(position: Position) {
    this.position = position;
    const restored = game.restore(game.canonical(position), this.options);
    if (!restored.ok) throw new Error(`not a scene of this game: ${restored.error}`);
  }

  get options(): Options {
    const { rules, seats, starter } = this.position;
    return { level: rules.level, seats, starter, edition: rules.edition };
  }

  get now(): Canonical {
    return canonicalOf(this.position);
  }

  /** An elf in the words of `scene`. */
  elf(seat: Seat): string {
    const elf = this.now.elves[seat];
    if (!elf) throw new Error(`no elf ${seat}`);
    return [elf.at, ...elf.bag, ...(elf.heldBy === null ? [] : [`@${elf.heldBy}`])].join(' ');
  }

  /** What a seat may do, in notation, sorted; only actions that begin with `verb` if given. */
  legal(seat: Seat, verb = ''): string[] {
    return game
      .legal(this.position, seat)
      .map((action) => game.writeAction(action))
      .filter((text) => text.startsWith(verb))
      .sort();
  }

  /** Plays `0 move 7`, `1 agree`, `die O`…; throws when one is not allowed. */
  play(...steps: readonly string[]): this {
    for (const step of steps) {
      const { by, action } = read(step);
      const refusal = by === CHANCE ? null : game.refuse(this.position, by, action);
      const listed = (by === CHANCE ? game.chance : game.legal)(this.position, by);
      if (refusal || !listed.includes(action)) throw new Error(`${step}: ${say(refusal)}`);
      game.play(this.position, by, action, (event) => this.events.push(event));
    }
    return this;
  }

  /** The statement and message that forbid a step, or null. */
  refusal(step: string): string | null {
    const { by, action } = read(step);
    return say(game.refuse(this.position, by, action));
  }

  /** What has happened so far, by type. */
  get happened(): string[] {
    return this.events.map((event) => event.type);
  }

  copy(): Scene {
    return new Scene(game.clone(this.position));
  }

  get text(): string {
    return sortedJson(game.canonical(this.position));
  }
}

const say = (refusal: Refusal | null): string | null => refusal && `${refusal.rule} ${refusal.key}`;

function read(step: string): { by: Actor; action: Action } {
  const [first, ...rest] = step.split(' ');
  const chance = first === 'die';
  const action = game.readAction(chance ? step : rest.join(' '));
  if (!action) throw new Error(`"${step}" cannot be read`);
  return { by: chance ? CHANCE : Number(first), action };
}
