/** What every command of `hearthside` is made of, and how it fails. */

import { type ParseArgsConfig, parseArgs } from 'node:util';

type FlagSpec = NonNullable<ParseArgsConfig['options']>;
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows the name: `FILE [--at N]`. */
  readonly usage: string;
  /** More help, a paragraph or two. */
  readonly help?: string;
  readonly flags: FlagSpec;
  /** Fewest and most words after the name. */
  readonly words: readonly [min: number, max: number];
  run(words: readonly string[], flags: Flags): Promise<void> | void;
}

/** The call itself was wrong: exit status 2. */
export class UsageError extends Error {}

/** What was checked is wrong: exit status 1. */
export class CheckFailed extends Error {}

export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  const options: FlagSpec = { ...command.flags, help: { type: 'boolean', short: 'h' } };
  let parsed: { values: Flags; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true }) as typeof parsed;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  if (parsed.values['help']) {
    console.log(`hearthside ${command.name} ${command.usage}\n\n${command.summary}`);
    if (command.help) console.log(`\n${command.help}`);
    return;
  }
  const [min, max] = command.words;
  const count = parsed.positionals.length;
  if (count < min || count > max) {
    throw new UsageError(`usage: hearthside ${command.name} ${command.usage}`);
  }
  await command.run(parsed.positionals, parsed.values);
}

export const textFlag = (flags: Flags, name: string): string | undefined => {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
};

/** A whole number, or the fallback when the flag is absent. */
export function numberFlag(flags: Flags, name: string, fallback: number, min = 0): number {
  const text = textFlag(flags, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min) {
    throw new UsageError(`--${name} must be a whole number of ${min} or more, not "${text}"`);
  }
  return value;
}
