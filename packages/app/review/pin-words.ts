/** What the coach says to a pin: facts of the game, never a verdict on a person. */

import type { Look, Pin } from '@hearthside/search/review';
import { CHANCE, type MessageValue } from '@hearthside/table';
import { sayAction, sayEvent, sayReason, sentence, type Words } from '@hearthside/text';
import type { RecordTable } from '../replay/record-table.ts';

/** A bar below the sentences. */
export interface PinBar {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly value: string;
  readonly better: boolean;
}

export interface PinWords {
  readonly title: string;
  readonly text: string;
  readonly bars: readonly PinBar[];
}

/** A worth as people read it: a chance in per cent, or points. */
export function sayWorth(words: Words, table: Pick<RecordTable, 'game'>, worth: number): string {
  if (table.game.facts.cooperative) {
    const points = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1 }).format(worth);
    return words.say('review.points', { points });
  }
  return new Intl.NumberFormat(words.locale, { style: 'percent' }).format(worth);
}

/** How the worth of a look reads to a seat. */
export function worthFor(
  { game }: Pick<RecordTable, 'game'>,
  seat: number,
  { worth }: Pick<Look, 'worth'>,
): number {
  return game.facts.cooperative || seat === 0 ? worth : 1 - worth;
}

export function pinWords(words: Words, table: RecordTable, pin: Pin): PinWords {
  const { kind, moment } = pin;
  return {
    title: words.say(`review.${kind}`),
    text: kind === 'luck' ? sayLuck(words, table, pin) : sayChoice(words, table, pin),
    bars: [
      bar(words, table, words.say('review.as-played'), pin.played, pin.played > pin.instead),
      bar(
        words,
        table,
        words.say(INSTEAD[kind]),
        pin.instead,
        moment.by !== CHANCE && pin.instead > pin.played,
      ),
    ],
  };
}

const INSTEAD = {
  better: 'review.instead.better',
  great: 'review.instead.great',
  luck: 'review.instead.luck',
} as const;

function bar(
  words: Words,
  table: RecordTable,
  label: string,
  worth: number,
  better: boolean,
): PinBar {
  const top = table.outcome?.kind === 'team' ? table.outcome.top : 1;
  return {
    label,
    share: Math.max(0.02, worth / top),
    value: sayWorth(words, table, worth),
    better,
  };
}

/** What was done in the moment, in the words of its actions. */
function deeds(words: Words, { game, written }: RecordTable, { moment }: Pin): string {
  const actions = written.entries.slice(moment.from, moment.to).map(({ action }) => action);
  return sayAll(words, game, actions);
}

function sayAll(words: Words, game: RecordTable['game'], actions: readonly string[]): string {
  const said = actions.flatMap((text) => {
    const action = game.readAction(text);
    return action === null ? [] : [sayAction(words, game.describe(action))];
  });
  return said.map((each) => `“${each}”`).join(', ');
}

function sayChoice(words: Words, table: RecordTable, pin: Pin): string {
  const { game, written } = table;
  const seat = game.seats(written.options)[pin.moment.by] as MessageValue;
  const did = sentence(words.say('review.did', { seat, did: deeds(words, table, pin) }));
  const { advice } = pin;
  if (!advice) return did;
  const reason = sentence(sayReason(words, advice.reason));
  if (pin.kind === 'great') return `${did} ${reason}`;
  const better = sayAll(words, game, [advice.action, ...(advice.plan ?? [])]);
  return `${did} ${sentence(words.say('review.better-was', { better }))} ${reason}`;
}

function sayLuck(words: Words, table: RecordTable, { moment, played, instead }: Pin): string {
  const [first] = table.steps[moment.from]?.events ?? [];
  const what = first ? sentence(sayEvent(words, first)) : '';
  const key = played > instead ? 'review.lucky' : 'review.unlucky';
  const { cooperative } = table.game.facts;
  const seats = table.game.seats(table.written.options);
  // To the first seat it was one thing, to the other the opposite.
  const seat = (cooperative ? null : seats[played > instead ? 0 : 1]) as MessageValue;
  return `${what} ${words.say(cooperative ? key : 'review.luck-for', { seat })}`;
}
