/** What the games of this device come to: medals, records of teams, wins against bots. All of it follows from the games. */

import type { BotLevel } from '@hearthside/search';
import { shelf } from '@hearthside/shelf';
import type { AnyGame, OptionSpec, Outcome, Seat } from '@hearthside/table';
import type { SeatKeeper } from '../session/table-session.ts';

/** A game that was played to its end, as tallies need it. */
export interface Finished {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly keepers: readonly SeatKeeper[];
  readonly outcome: Outcome;
}

const people = ({ keepers }: Finished): Seat[] =>
  keepers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** The bot that the only person played against; null where people played each other, or only bots. */
export function botLevelOf(finished: Finished): BotLevel | null {
  const { keepers } = finished;
  const bot = keepers.find(({ kind }) => kind === 'bot');
  return people(finished).length === 1 && bot?.kind === 'bot' ? bot.level : null;
}

/** Did a person win against bots? */
export const hasBeatenBot = (finished: Finished): boolean => {
  const { outcome } = finished;
  const [person] = people(finished);
  return outcome.kind === 'versus' && botLevelOf(finished) !== null && outcome.winner === person;
};

export interface TeamBest {
  readonly game: AnyGame;
  /** What the first choice of the table's options was: its name and value. */
  readonly level: { readonly option: string; readonly value: string } | null;
  readonly seats: number;
  readonly score: number;
  readonly top: number;
}

/** The first option that is a choice among a few: what people call the level of a game. */
function levelOf(game: AnyGame, options: unknown): TeamBest['level'] {
  const specs = Object.entries(game.options as Record<string, OptionSpec>);
  const [option] = specs.find(([, spec]) => spec.kind === 'choice') ?? [];
  if (option === undefined) return null;
  return { option, value: String((options as Record<string, unknown>)[option]) };
}

/** The best of every level and number of seats, in the order of the options. */
export function teamBests(games: readonly Finished[]): TeamBest[] {
  const best = new Map<string, TeamBest>();
  for (const { game, options, outcome } of games) {
    if (outcome.kind !== 'team') continue;
    const { score, top } = outcome;
    const level = levelOf(game, options);
    const seats = game.seats(options).length;
    const key = [game.facts.id, level?.value, seats].join(' ');
    const before = best.get(key);
    if (!before || score > before.score) best.set(key, { game, level, seats, score, top });
  }
  return [...best.values()].sort((one, other) => one.top - other.top || one.seats - other.seats);
}

export interface BotWins {
  readonly game: AnyGame;
  readonly levels: Readonly<Record<BotLevel, { readonly won: number; readonly of: number }>>;
}

/** Wins of people against each strength, by game. */
export function botWins(games: readonly Finished[]): BotWins[] {
  const none = { won: 0, of: 0 };
  const byGame = new Map<string, BotWins>();
  for (const each of games) {
    const level = botLevelOf(each);
    if (level === null || each.outcome.kind !== 'versus') continue;
    const { id } = each.game.facts;
    const before: BotWins = byGame.get(id) ?? {
      game: each.game,
      levels: { easy: none, medium: none, hard: none, master: none },
    };
    const { won, of } = before.levels[level];
    const now = { won: won + (hasBeatenBot(each) ? 1 : 0), of: of + 1 };
    byGame.set(id, { ...before, levels: { ...before.levels, [level]: now } });
  }
  return [...byGame.values()];
}

export interface Medal {
  /** `medal.<id>` of the catalogue. */
  readonly id: string;
  readonly icon: string;
  isWon(games: readonly Finished[], puzzles: number): boolean;
}

const beaten = (level: BotLevel) => (games: readonly Finished[]) =>
  games.some((each) => botLevelOf(each) === level && hasBeatenBot(each));

/** In the order in which families usually win them. None of them compares people with each other. */
export const MEDALS: readonly Medal[] = [
  { id: 'first-game', icon: 'play', isWon: (games) => games.length > 0 },
  { id: 'first-win', icon: 'star', isWon: (games) => games.some(hasBeatenBot) },
  {
    id: 'together',
    icon: 'friends',
    isWon: (games) => games.some((each) => people(each).length > 1),
  },
  {
    id: 'full-team',
    icon: 'home',
    isWon: (games) =>
      games.some(({ outcome }) => outcome.kind === 'team' && outcome.score === outcome.top),
  },
  { id: 'hard', icon: 'strong', isWon: beaten('hard') },
  { id: 'master', icon: 'key', isWon: beaten('master') },
  {
    id: 'all-games',
    icon: 'book',
    isWon: (games) => new Set(games.map(({ game }) => game.facts.id)).size === shelf.length,
  },
  { id: 'seven-puzzles', icon: 'hint', isWon: (_, puzzles) => puzzles >= 7 },
];
