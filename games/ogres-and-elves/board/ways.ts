/**
 * From what is legal to what is pressed. Every action is a way through a key of the tray and a
 * few questions ("Shields": which one? to which mine?). The tray asks what is still open, the
 * board lights up the spaces that would answer, and when one way is left it is taken.
 */

import type { Seat } from '@hearthside/table';
import { type Action, type Chest, game, type Item, type Space, type View } from '../rules/index.ts';
import { ROYALS, VALUABLES } from './counting.ts';
import { IN_ORDER } from './places.ts';
import type { Draft } from './props.ts';

/** The keys of the tray, in the order of a turn. */
export const KEYS = [
  'shields',
  'ready',
  'move',
  'take',
  'trade',
  'recover',
  'deliver',
  'share',
  'gift',
  'flee',
  'ransom',
  'rescue',
  'agree',
  'refuse',
  'call-end',
  'give-up',
  'roll',
] as const;
export type KeyName = (typeof KEYS)[number];

/** What a choice is about; `deal` stands for a whole action that needs no more words. */
export type ChoiceKind =
  | 'space'
  | 'mine'
  | 'castle'
  | 'shield'
  | 'item'
  | 'other'
  | 'treasure'
  | 'deal';

interface Choice {
  readonly question: ChoiceKind;
  /** A space, an item, a seat…; of a Shield or its new place also `bag`. */
  readonly value: string;
}

export interface Way {
  readonly key: KeyName;
  readonly action: Action;
  /** As many for every way of a key. */
  readonly choices: readonly Choice[];
}

export function wayOf(action: Action): Way | null {
  const way = (key: KeyName, ...choices: (readonly [ChoiceKind, string | number])[]): Way => ({
    key,
    action,
    choices: choices.map(([question, value]) => ({ question, value: `${value}` })),
  });
  const deal = ['deal', game.writeAction(action)] as const;
  switch (action.kind) {
    case 'deploy':
      return way('shields', ['shield', 'bag'], ['mine', action.mine]);
    case 'shift':
      return way('shields', ['shield', action.from], ['mine', action.mine]);
    case 'store':
      return way('shields', ['shield', action.from], ['mine', 'bag']);
    case 'move':
      return way('move', ['space', action.space]);
    case 'take':
    case 'trade':
    case 'deliver':
      return way(action.kind, deal);
    case 'hand':
    case 'ask':
      return way('share', ['other', action.other], deal);
    case 'gift':
      return way('gift', ['item', action.item], ['castle', action.castle]);
    case 'flee':
      return way('flee', ['castle', action.castle]);
    case 'ransom':
      return way('ransom', treasure(action), ['castle', action.castle]);
    case 'rescue':
      return way('rescue', ['other', action.other], treasure(action), ['castle', action.castle]);
    case 'die':
      return null;
    default:
      return way(action.kind);
  }
}

/** A Valuable and the chest it lies in. */
const treasure = ({ item, chest }: { item: string; chest: string }) =>
  ['treasure', `${item} ${chest}`] as const;

export const waysOf = (legal: readonly Action[]): Way[] =>
  legal.map(wayOf).filter((way) => way !== null);

const fits = (picks: readonly string[]) => (way: Way) =>
  picks.every((pick, i) => way.choices[i]?.value === pick);

/** What is asked now: the first question that has several answers, or the last one. */
export interface Asked {
  readonly key: KeyName;
  readonly question: ChoiceKind;
  /** What was answered so far, by the player or because there was no choice. */
  readonly picks: readonly string[];
  readonly answers: readonly string[];
  readonly ways: readonly Way[];
  /** As in the draft: go on with lists. */
  readonly listed: boolean;
}

export function askedBy(legal: readonly Action[], draft: Draft | null): Asked | null {
  if (!draft) return null;
  const picks = [...draft.picks];
  const ways = waysOf(legal).filter((way) => way.key === draft.key && fits(picks)(way));
  const questions = ways[0]?.choices.length ?? 0;
  if (picks.length >= questions) return null;
  for (;;) {
    const answers = [...new Set(ways.map((way) => way.choices[picks.length]?.value ?? ''))].sort(
      (one, other) => rankOf(one) - rankOf(other),
    );
    // OE-102: who goes free is always asked, so that nobody is left out without a word.
    const isAsked = draft.key === 'rescue' && picks.length === 0;
    if (answers.length > 1 || isAsked || picks.length === questions - 1) {
      // Deploying and moving a Shield ask for a mine in the same place.
      const question = ways[0]?.choices[picks.length]?.question ?? 'deal';
      return { key: draft.key, question, picks, answers, ways, listed: draft.listed ?? false };
    }
    picks.push(answers[0] ?? '');
  }
}

const ITEM_ORDER: readonly Item[] = [...VALUABLES, 'shield'];

/**
 * Where an answer stands in a list: places as the board counts them, elves by seat, treasures by chest and kind,
 * what changes hands by kind; the bag comes last. Never as text, where 10 comes before 2.
 */
function rankOf(value: string): number {
  const at = IN_ORDER.indexOf(value as Space);
  if (value === 'bag' || at >= 0) return at < 0 ? IN_ORDER.length : at;
  const words = value.split(' ');
  const chest = ROYALS.findIndex((royal) => words.includes(royal satisfies Chest));
  const item = ITEM_ORDER.findIndex((each) => words.includes(each));
  const asks = words[0] === 'ask' ? 1 : 0;
  return (asks * ROYALS.length + chest + 1) * ITEM_ORDER.length + item;
}

/** The next draft after an answer, or the action when only one way is left. */
export function answer(asked: Asked, value: string): Draft | Action {
  const picks = [...asked.picks, value];
  const ways = asked.ways.filter(fits(picks));
  if (ways.length === 1 && ways[0]) return ways[0].action;
  return { key: asked.key, picks, ...(asked.listed && { listed: true }) };
}

/** Pressing a key: its only action, or a draft whose questions are open. */
export function press(legal: readonly Action[], key: KeyName): Draft | Action | null {
  const ways = waysOf(legal).filter((way) => way.key === key);
  if (ways.length === 0) return null;
  return ways.length === 1 && ways[0] ? ways[0].action : { key, picks: [] };
}

export const isAction = (step: Draft | Action): step is Action => 'kind' in step;

/** What a tap on the board is about while no key was pressed. */
const UNPRESSED: Partial<Readonly<Record<View['phase'], KeyName>>> = {
  deploy: 'shields',
  move: 'move',
  gift: 'gift',
  flee: 'flee',
};

export function draftOrImplied(view: View, draft: Draft | null): Draft | null {
  const key = UNPRESSED[view.phase];
  return draft ?? (key === undefined ? null : { key, picks: [] });
}

const SPACE_QUESTIONS: readonly ChoiceKind[] = ['space', 'mine', 'castle', 'shield'];

/** Every space that answers something now, and what a tap on it comes to. */
export function targetsOf(
  view: View,
  seat: Seat | null,
  legal: readonly Action[],
  draft: Draft | null,
): ReadonlyMap<Space, Draft | Action> {
  const targets = new Map<Space, Draft | Action>();
  if (seat === null) return targets;
  const asked = askedBy(legal, draftOrImplied(view, draft));
  if (asked && SPACE_QUESTIONS.includes(asked.question)) {
    for (const value of asked.answers) {
      if (value !== 'bag') targets.set(value as Space, answer(asked, value));
    }
  }
  const here = view.elves[seat]?.at;
  if (view.phase === 'handle' && here) {
    const step = press(legal, here === 'home' ? 'deliver' : 'take');
    if (step) targets.set(here, step);
  }
  return targets;
}

/** Is a place asked for of which this space is none? Then the kind of place that is. */
export function placeAskedFor(
  view: View,
  legal: readonly Action[],
  draft: Draft | null,
): 'mine' | 'castle' | null {
  const question = askedBy(legal, draftOrImplied(view, draft))?.question;
  if (question === 'shield') return 'mine';
  return question === 'mine' || question === 'castle' ? question : null;
}

/** What a tap on a space would mean if it were allowed, so that the rules can say why it is not. */
export function meantBy(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  draft: Draft | null,
  space: Space,
): Action | null {
  const asked = askedBy(legal, draftOrImplied(view, draft));
  const [first = '', second = ''] = asked?.picks ?? [];
  const text = {
    mine: first === 'bag' ? `shield ${space}` : `shield ${first}>${space}`,
    castle: castleText(asked, first, second, space),
    shield: `shield ${space}>bag`,
    default: view.phase === 'handle' ? handlingText(view, seat, space) : `move ${space}`,
  };
  const question = asked?.question;
  if (question === 'mine' || question === 'castle' || question === 'shield') {
    const meant = game.readAction(text[question]);
    if (meant || draft) return meant;
  }
  return game.readAction(text.default);
}

function castleText(asked: Asked | null, first: string, second: string, space: Space): string {
  if (asked?.key === 'flee') return `flee ${space}`;
  if (asked?.key === 'rescue') return `rescue ${first} ${second} ${space}`;
  return `${asked?.key} ${first} ${space}`;
}

/** After moving, a tap where the elf stands is meant for what lies there. */
function handlingText(view: View, seat: Seat, space: Space): string {
  const elf = view.elves[seat];
  if (elf?.at !== space) return `move ${space}`;
  if (space === 'home') {
    const item = elf.bag.find((each) => each !== 'shield') ?? 'gold';
    return `deliver ${item} ${Object.keys(view.chests)[0]}`;
  }
  const [item = 'gold'] = view.mines[space] ?? [];
  return `take ${item}`;
}
