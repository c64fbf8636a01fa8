/** What a game says, by the key conventions that all catalogues share. */

import type {
  AnyGame,
  Audience,
  Bad,
  GameEvent,
  Message,
  MessageValues,
  Outcome,
  Prompt,
  Refusal,
  Seat,
  SeatName,
} from '@hearthside/table';
import { coachWords } from './coach/coach-words.ts';
import type { Words } from './words.ts';

/** Event fields are the values of its sentence; what is no plain value (a hex, a path) is left out. */
export function sayEvent(words: Words, event: GameEvent): string {
  const values: Record<string, string | number | boolean | null | readonly (string | number)[]> =
    {};
  for (const [name, value] of Object.entries(event)) {
    if (isValue(value)) values[name] = value;
  }
  return words.say(`event.${event.type}`, values);
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const isValue = (
  value: unknown,
): value is string | number | boolean | null | readonly (string | number)[] =>
  isPlain(value) ||
  typeof value === 'boolean' ||
  value === null ||
  (Array.isArray(value) && value.every(isPlain));

export const sayRefusal = (words: Words, refusal: Refusal): string =>
  words.say(`refusal.${refusal.key}`, refusal.values);

export const sayPrompt = (words: Words, prompt: Prompt, seat: SeatName): string =>
  words.say(`prompt.${prompt.key}`, { seat, ...prompt.values });

/** What others wait for, as a few words after a colon: `awaited.<key>`. */
export const sayAwaited = (words: Words, prompt: Prompt): string =>
  words.say(`awaited.${prompt.key}`, prompt.values);

export const sayAction = (words: Words, message: Message): string =>
  words.say(`action.${message.key}`, message.values);

/** How it ended, told to whom it concerns: `you` is `won`, `lost` or `other`. */
export function sayOutcome(
  words: Words,
  outcome: Outcome,
  seats: readonly SeatName[],
  audience: Audience = 'spectator',
): string {
  const values: MessageValues =
    outcome.kind === 'team'
      ? { score: outcome.score, top: outcome.top }
      : {
          seat: outcome.winner === null ? null : (seats[outcome.winner] ?? null),
          you: standingOf(outcome.winner, audience),
          ...Object.fromEntries(
            outcome.points?.map((points, i) => [`points_${seats[i]}`, points]) ?? [],
          ),
        };
  return words.say(`outcome.${outcome.why}`, values);
}

const standingOf = (winner: Seat | null, audience: Audience): 'won' | 'lost' | 'other' => {
  if (winner === null || audience === 'spectator') return 'other';
  return winner === audience ? 'won' : 'lost';
};

/** A line as a sentence: catalogues leave the full stop to where a line is shown. */
export const sentence = (line: string): string =>
  line === '' || /[.!?…:]$/.test(line) ? line : `${line}.`;

/** A reason of a bot or coach: `coach.<key>` of the game, or one of those that every game can give. */
export function sayReason(words: Words, { key, values }: Message): string {
  const entry = `coach.${key}`;
  return (words.has(entry) ? words : coachWords(words.locale)).say(entry, values);
}

/** What the coach would do, and why. */
export function sayAdvice(words: Words, game: AnyGame, { action, reason }: CoachAdvice): string {
  const what = sayAction(words, game.describe(game.readAction(action)));
  return `${sentence(what)} ${sentence(sayReason(words, reason))}`;
}

/** How good a move was, and what would have been better. */
export function sayRating(words: Words, game: AnyGame, rating: CoachRating): string {
  const verdict = sayVerdict(words, rating);
  return rating.better ? `${verdict} ${sayAdvice(words, game, rating.better)}` : verdict;
}

/** How good a move was, and how much better another: `coach.rating.<key>`, or `decisive` where it decides the game. */
export function sayVerdict(words: Words, { key, worth }: CoachRating): string {
  const decides = worth === null && words.has('coach.rating.decisive');
  const entry = `coach.rating.${decides ? 'decisive' : key}`;
  return sentence(words.say(entry, { worth: worth ?? null }));
}

/** What is wrong with what somebody brought, in the reader's language: `problem.<key>`. */
export const sayProblem = (words: Words, { say }: Bad): string =>
  say ? words.say(`problem.${say.key}`, say.values) : words.say('problem.unknown');

interface CoachAdvice {
  /** In notation. */
  readonly action: string;
  readonly reason: Message;
}

interface CoachRating {
  readonly key: string;
  readonly better: CoachAdvice | null;
  readonly worth?: number | null;
}
