/** What tables really say: messages with their values, gathered from play rather than made up. */

import type { AnyBoardModule } from '@hearthside/screen';
import { type GameBot, LEVELS } from '@hearthside/search';
import type { Box } from '@hearthside/shelf';
import {
  type AnyGame,
  type Audience,
  CHANCE,
  choices,
  type MessageValues,
  type OptionSpec,
  pickChoice,
  Referee,
  readOptions,
  seededDice,
  type Turn,
  turnOf,
} from '@hearthside/table';
import {
  type Catalogue,
  sayAction,
  sayEvent,
  sayOutcome,
  sayProblem,
  sayPrompt,
  sayReason,
  sayRefusal,
  sayVerdict,
  Words,
} from '@hearthside/text';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface Heard {
  readonly key: string;
  readonly values: MessageValues;
}

/** Words that remember what they were asked to say, and by which words of theirs. */
export class ListeningWords extends Words {
  readonly #catalogue: Catalogue;
  readonly #heard: Map<string, Heard>;

  constructor(locale: string, catalogue: Catalogue, heard = new Map<string, Heard>()) {
    super(locale, catalogue);
    this.#catalogue = catalogue;
    this.#heard = heard;
  }

  override say(key: string, values: MessageValues = {}): string {
    this.#heard.set(`${key} ${JSON.stringify(values)}`, { key, values });
    return super.say(key, values);
  }

  override with(catalogue: Catalogue): Words {
    return new ListeningWords(this.locale, { ...this.#catalogue, ...catalogue }, this.#heard);
  }

  get heard(): readonly Heard[] {
    return [...this.#heard.values()];
  }
}

/** Small enough for a test: what a bot says needs no deep thought. */
const SMALL = { iterations: 2 };
const SECRET = 'ab'.repeat(32);
const MOST_ACTIONS = 500;

/** Every message of events, prompts, actions, refusals, ends and option problems in some random games. */
export function hearPlay(game: AnyGame, variants: Box['variants'], words: ListeningWords): void {
  for (const [nth, variant] of variants.entries()) {
    const options = read(game, variant);
    hearGame(game, options, `heard ${nth}`, words);
    hearGivingUp(game, options, words);
  }
  hearOptionProblems(game, words);
}

function hearGame(game: AnyGame, options: unknown, seed: string, words: ListeningWords): void {
  const seats = game.seats(options);
  const dice = seededDice(seed);
  const position = game.setup(options, dice);
  const actions = new Map<string, unknown>();
  for (let n = 0; game.outcome(position) === null && n < MOST_ACTIONS; n++) {
    for (const seat of game.actors(position)) {
      const prompt = game.prompt(game.view(position, seat), seat);
      sayPrompt(words, prompt, seats[seat] as string | number);
    }
    const by = game.actors(position)[0] ?? CHANCE;
    const legal = choices(game, position, by);
    for (const action of legal) {
      sayAction(words, game.describe(action));
      actions.set(game.writeAction(action), action);
    }
    // What was possible some time is tried again at a time when it may not be.
    const known = [...actions.values()];
    for (let tries = 0; tries < 6; tries++) {
      const seat = dice.below(seats.length);
      const refusal = game.refuse(position, seat, known[dice.below(known.length)]);
      if (refusal) sayRefusal(words, refusal);
    }
    game.play(position, by, legal[dice.below(legal.length)], (event) => sayEvent(words, event));
  }
  const outcome = game.outcome(position);
  const everybody: readonly Audience[] = [...seats.keys(), 'spectator'];
  if (outcome) for (const each of everybody) sayOutcome(words, outcome, seats, each);
}

function hearGivingUp(game: AnyGame, options: unknown, words: ListeningWords): void {
  if (!game.resign) return;
  const seats = game.seats(options);
  const position = game.setup(options, seededDice('giving up'));
  game.resign(position, 0, (event) => sayEvent(words, event));
  const outcome = game.outcome(position);
  if (!outcome) throw new Error('giving up ends the game');
  for (const each of [0, 1, 'spectator'] as const) sayOutcome(words, outcome, seats, each);
}

function hearOptionProblems(game: AnyGame, words: ListeningWords): void {
  const specs = Object.entries<OptionSpec>(game.options);
  const given = [
    [],
    { 'no-such-option': 1 },
    ...specs.map(([name]) => ({ [name]: 'no such thing' })),
    ...specs.flatMap(([name, spec]) => (spec.kind === 'integer' ? [{ [name]: spec.max }] : [])),
  ];
  for (const each of given) {
    const options = readOptions(game, each);
    if (!options.ok) sayProblem(words, options);
  }
}

function read(game: AnyGame, given: object): unknown {
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

/** What bots of every level say to what they do, and what the coach gives as reasons. */
export async function hearBots(box: Box, words: ListeningWords): Promise<void> {
  const { game } = await box.rules();
  const { bot } = await box.bot();
  for (const variant of box.variants) {
    const options = read(game, variant);
    for (const level of LEVELS) {
      const referee = new Referee({ game, options, table: level, secret: SECRET });
      const players = game.seats(options).map((_, seat) => bot.player(level, `${seat}`, SMALL));
      for (let n = 0; referee.outcome === null && n < 60; n++) {
        const seat = referee.actors[0];
        if (seat === undefined) break;
        const turn = turnOf(referee, seat);
        if (n % 12 === 0) hearCoach(bot, turn, words);
        const player = players[seat];
        const action = await player?.choose(turn);
        const remark = player?.remark?.() ?? null;
        if (remark) sayReason(words, remark);
        if (action === undefined || !referee.submit(seat, action, referee.n).ok) {
          throw new Error(`${level} bot of ${game.facts.id} gave no action that counts`);
        }
      }
    }
  }
}

function hearCoach(bot: GameBot, turn: Turn, words: ListeningWords): void {
  if (turn.legal.length < 2) return;
  sayReason(words, bot.advise(turn, [], 'heard', SMALL).reason);
  const rating = bot.rate(turn, [], turn.legal[0] as string, 'heard', SMALL);
  sayVerdict(words, rating);
  if (rating.better) sayReason(words, rating.better.reason);
}

/** What the room on the screen says of some moments of a random game: as text, with all its labels. */
export function hearBoard(
  game: AnyGame,
  board: AnyBoardModule,
  variant: object,
  words: ListeningWords,
  every: number,
): string {
  const options = read(game, variant);
  const seats = game.seats(options);
  const dice = seededDice('room');
  const position = game.setup(options, dice);
  const pages: string[] = [];
  for (let n = 0; n < MOST_ACTIONS; n++) {
    const isOver = game.outcome(position) !== null;
    const by = game.actors(position)[0] ?? CHANCE;
    if (isOver || (n % every === 0 && by !== CHANCE)) {
      const seat = by === CHANCE ? 0 : by;
      const view = game.view(position, seat);
      const props = {
        view,
        seat,
        legal: isOver ? [] : choices(game, position, by),
        choose: () => undefined,
        explain: () => undefined,
        draft: null,
        setDraft: () => undefined,
        hint: null,
        event: null,
        words,
        look: { reducedMotion: true, simple: false, dice: 'die' as const, television: false },
        seats,
      };
      pages.push(
        renderToStaticMarkup(
          createElement(
            Fragment,
            null,
            createElement(board.Board, props),
            createElement(board.Tray, props),
            board.TeamPanel && createElement(board.TeamPanel, props),
            ...seats.map((_, of) => createElement(board.SeatPanel, { ...props, of, key: of })),
            createElement(board.Tally, props),
          ),
        ),
        board.tell(view, seat, words),
        board.progress(view, words),
        ...seats.map((_, of) => board.seatLine(view, of, words)),
      );
    }
    if (isOver) break;
    game.play(position, by, pickChoice(game, position, by, dice));
  }
  return pages.join('\n');
}
