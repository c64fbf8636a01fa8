/** What was answered when a box was last opened here: who plays, how strong the bot is, which game. */

import { type BotLevel, LEVELS } from '@hearthside/search';
import type { Box } from '@hearthside/shelf';
import { type AnyGame, isJsonObject, type Json, readOptions } from '@hearthside/table';
import type { SeatKeeper } from '../session/table-session.ts';
import { changeSettings, settings } from '../settings/settings.ts';

/** Who plays: me and a bot, friends on devices of their own, or several people on this one. */
export const COMPANIES = ['bot', 'friends', 'device'] as const;
export type Company = (typeof COMPANIES)[number];

/** Options that were chosen; the others are as usual. */
export type Chosen = Readonly<Record<string, Json>>;

export interface Answers {
  readonly company: Company;
  readonly level: BotLevel;
  readonly chosen: Chosen;
}

const USUAL: Answers = { company: 'bot', level: 'easy', chosen: {} };

/** What a device kept, as far as it is of any use; the rest is as usual. */
export function readAnswers(kept: unknown): Answers {
  if (!isJsonObject(kept)) return USUAL;
  return {
    company: COMPANIES.find((each) => each === kept['company']) ?? USUAL.company,
    level: LEVELS.find((each) => each === kept['level']) ?? USUAL.level,
    chosen: isJsonObject(kept['chosen']) ? kept['chosen'] : USUAL.chosen,
  };
}

/** Null for a box that nobody has opened here. */
export function rememberedAnswers({ facts }: Box): Answers | null {
  const { sitting } = settings();
  const kept: unknown = isJsonObject(sitting) ? sitting[facts.id] : undefined;
  return kept === undefined ? null : readAnswers(kept);
}

export function rememberAnswers({ facts }: Box, { company, level, chosen }: Answers): void {
  const { sitting } = settings();
  const others = isJsonObject(sitting) ? sitting : {};
  changeSettings({ sitting: { ...others, [facts.id]: { company, level, chosen } } });
}

/** Those choices that fit the game and one another: an answer from before may not. */
export function fitting(game: AnyGame, chosen: Chosen): Chosen {
  let kept: Chosen = {};
  // Twice: what comes first may need what comes later.
  for (const [key, value] of [...Object.entries(chosen), ...Object.entries(chosen)]) {
    const tried = { ...kept, [key]: value };
    if (readOptions(game, tried).ok) kept = tried;
  }
  return kept;
}

/** Who keeps each of so many seats. With friends every seat is a person's. */
export function keepersFor(
  { company, level }: Pick<Answers, 'company' | 'level'>,
  seats: number,
  names: readonly string[],
): readonly SeatKeeper[] {
  return Array.from({ length: seats }, (_, seat): SeatKeeper => {
    if (company === 'bot' && seat > 0) return { kind: 'bot', level };
    return { kind: 'person', name: names[seat] ?? null };
  });
}

/** What the key that starts says, by name: `home.<key>`. */
export function playKeyOf({ company }: Answers, together: boolean): string {
  if (company === 'friends') return 'home.make-link';
  if (company === 'device') return 'home.set-table';
  return together ? 'home.play-with' : 'home.play-against';
}
