/**
 * Table options as data: one spec per option serves the record (strict reading), the
 * set-up screen (which control to show) and the command line (what to say when wrong).
 */

import type { Message } from './contract.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { bad, ok, type Result } from './result.ts';

export type OptionSpec<T = unknown> =
  /** One of a few values, in the order a screen should offer them. */
  | { readonly kind: 'choice'; readonly values: readonly T[]; readonly default: T }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: T }
  | { readonly kind: 'flag'; readonly default: T }
  /** A piece of data with a check of its own, such as a replaced board; absent means the default. */
  | { readonly kind: 'data'; readonly default: T; read(value: Json): Result<T> };

export type OptionSpecs<Options> = { readonly [Key in keyof Options]: OptionSpec<Options[Key]> };

export interface OptionProblem {
  readonly option: string;
  /** A sentence fragment that follows the option's name: "must be 2 or 3". */
  readonly problem: string;
  /** The same for whoever plays: `problem.<key>` with the option's name as `option`. */
  readonly say?: Message;
}

/** What `readOptions` needs of a game. */
interface HasOptions<Options> {
  readonly options: OptionSpecs<Options>;
  optionProblem?(options: Options): OptionProblem | null;
}

/** Every option of the game, defaults filled in; strict about names and values. */
export function readOptions<Options>(game: HasOptions<Options>, given: unknown): Result<Options> {
  if (!isJsonObject(given)) return bad('options must be an object', { key: 'options' });
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(specs, key)) {
      const known = Object.keys(specs).join(', ');
      return bad(`unknown option "${key}" (there are: ${known})`, { key: 'options' });
    }
  }
  const options: Record<string, unknown> = {};
  for (const [key, spec] of Object.entries(specs)) {
    if (!Object.hasOwn(given, key)) {
      options[key] = spec.default;
      continue;
    }
    const value = readOption(spec, given[key] as Json);
    if (!value.ok) return bad(`option "${key}" ${value.error}`, about(key, value.say));
    options[key] = value.value;
  }
  const problem = game.optionProblem?.(options as Options);
  if (!problem) return ok(options as Options);
  const { option, problem: what, say } = problem;
  return bad(`option "${option}" ${what}`, about(option, say));
}

const about = (option: string, say: Message = { key: 'option' }): Message => ({
  key: say.key,
  values: { option, ...say.values },
});

function readOption(spec: OptionSpec, value: Json): Result<unknown> {
  switch (spec.kind) {
    case 'choice':
      return spec.values.includes(value)
        ? ok(value)
        : bad(`must be ${spec.values.map((each) => JSON.stringify(each)).join(' or ')}`, {
            key: 'option-choice',
          });
    case 'integer':
      return typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= spec.min &&
        value <= spec.max
        ? ok(value)
        : bad(`must be a whole number from ${spec.min} to ${spec.max}`, {
            key: 'option-range',
            values: { min: spec.min, max: spec.max },
          });
    case 'flag':
      return typeof value === 'boolean'
        ? ok(value)
        : bad('must be true or false', { key: 'option-choice' });
    case 'data':
      return spec.read(value);
  }
}

/** The options that differ from their defaults, as a record's header lists them. */
export function changedOptions<Options>(game: HasOptions<Options>, options: Options): JsonObject {
  const changed: Record<string, Json> = {};
  for (const [key, spec] of Object.entries<OptionSpec>(game.options)) {
    const value = (options as Record<string, Json>)[key] as Json;
    if (value !== spec.default) changed[key] = value;
  }
  return changed;
}
