/** Messages held against what fills them: which words a gap can take, and which case it falls into. */

import type { MessageValues } from '@hearthside/table';
import { type Catalogue, Words } from '@hearthside/text';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../settings/languages.ts';
import type { Heard } from './heard.ts';
import { wrongMarks } from './marks.ts';

interface Part {
  /** As the parser of messages numbers them; 0 is plain text. */
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

const GAP = 1;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;

export class CatalogueCheck {
  readonly language: Language;
  readonly words: Words;
  readonly #catalogue: Catalogue;
  readonly #ids = new Map<string, string[]>();

  constructor(language: Language, catalogue: Catalogue) {
    this.language = language;
    this.#catalogue = catalogue;
    this.words = new Words(language, catalogue);
    for (const [key, text] of Object.entries(catalogue)) {
      const [name, id, ...rest] = key.split('.');
      // A message with gaps of its own is a sentence, not a word that fills a gap.
      if (name === undefined || id === undefined || rest.length > 0 || /[{}]/.test(text)) continue;
      this.#ids.set(name, [...(this.#ids.get(name) ?? []), id]);
    }
  }

  /** What is wrong with a message that was said, and how it reads. */
  said({ key, values }: Heard): string[] {
    const message = this.#catalogue[key];
    if (message === undefined) return [`${key}: there is no such message`];
    let text: string;
    try {
      text = this.words.say(key, values);
    } catch (error) {
      return [`${key}: ${(error as Error).message}`];
    }
    const problems = [
      ...wrongMarks(this.language, text).map((mark) => `has ${mark}: ${text}`),
      ...this.#cases(partsOf(message), values),
      ...this.#rawIds(message, values),
    ];
    return problems.map((problem) => `${key} ${JSON.stringify(values)} ${problem}`);
  }

  /** Every case that a select can meet, and whether it is named. */
  #cases(parts: readonly Part[], values: MessageValues): string[] {
    return parts.flatMap((part) => {
      const inner = Object.values(part.options ?? {}).flatMap(({ value }) =>
        this.#cases(value, values),
      );
      if (part.type !== SELECT) return inner;
      const name = part.value.replace(/_id$/, '');
      const value = values[name];
      // A word of the catalogue fills the bare gap: what is selected on must be the id.
      const isWord = name === part.value && `${name}.${value}` in this.#catalogue;
      if (isWord) return [`selects on the word for “${value}”, not on its id`, ...inner];
      const isNamed = String(value) in (part.options ?? {});
      // Of a yes or no, no is the other.
      const isNo = value === false && 'true' in (part.options ?? {});
      return isNamed || isNo ? inner : [`has no case for ${part.value} “${value}”`, ...inner];
    });
  }

  /** Ids that would show as they are, because no word of the catalogue stands for them. */
  #rawIds(message: string, values: MessageValues): string[] {
    const shown = new Set(gapsOf(partsOf(message), [GAP]).map((gap) => this.#about(gap)));
    return Object.entries(values).flatMap(([name, value]) => {
      const one = Array.isArray(value) ? name.replace(/s$/, '') : name;
      if (!shown.has(name) || !this.#ids.has(one)) return [];
      const items = Array.isArray(value) ? value : [value];
      return items
        .filter((id) => typeof id === 'string' && /^[a-z][a-z0-9-]*$/.test(id))
        .filter((id) => !(`${one}.${id}` in this.#catalogue))
        .map((id) => `shows the id “${id}”`);
    });
  }

  /** A message for every word that can fill it; numbers for counts, a name for all else. */
  *everyWay(key: string): Generator<Heard> {
    const parts = partsOf(this.#catalogue[key] as string);
    const gaps = [...new Set(gapsOf(parts).map((gap) => this.#about(gap)))];
    const offers = gaps.map((name) => this.#offer(name, parts));
    const most = Math.max(1, ...offers.map(({ length }) => length));
    for (let i = 0; i < most; i++) {
      const values = gaps.map((name, g) => [name, offers[g]?.[i % (offers[g]?.length ?? 1)]]);
      yield { key, values: Object.fromEntries(values) };
    }
  }

  /** `{toy_the}` and `{toys_the}` are about toys; `{points_teal}` is about nothing but itself. */
  #about(gap: string): string {
    const name = gap.replace(/_[a-z]+$/, '');
    const isWord = this.#ids.has(name) || this.#ids.has(name.replace(/s$/, ''));
    return isWord || gap.endsWith('_id') ? name : gap;
  }

  #offer(name: string, parts: readonly Part[]): readonly MessageValues[string][] {
    if (isCounted(name, parts)) return [0, 1, 2, 5, 21];
    const selects = casesOf(name, parts);
    const one = this.#ids.get(name);
    if (one) return one;
    const many = /s$/.test(name) ? this.#ids.get(name.replace(/s$/, '')) : undefined;
    if (many) return [many.slice(0, 1), many.slice(0, 2), many.slice(0, 3), many];
    if (selects.length > 0) return selects.map((each) => (each === 'true' ? true : each));
    return /s$/.test(name) ? [['Ada'], ['Ada', 'Bo']] : ['Ada', 'c3', 7];
  }
}

const partsOf = (message: string): readonly Part[] =>
  new IntlMessageFormat(message, 'en', undefined, {
    ignoreTag: true,
  }).getAst() as unknown as readonly Part[];

const all = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => [
    part,
    ...Object.values(part.options ?? {}).flatMap(({ value }) => all(value)),
  ]);

const gapsOf = (
  parts: readonly Part[],
  kinds: readonly number[] = [GAP, NUMBER, SELECT, PLURAL],
): string[] =>
  all(parts)
    .filter(({ type }) => kinds.includes(type))
    .map(({ value }) => value);

const casesOf = (name: string, parts: readonly Part[]): string[] =>
  all(parts)
    .filter(({ type, value }) => type === SELECT && value.replace(/_id$/, '') === name)
    .flatMap(({ options }) => Object.keys(options ?? {}));

const isCounted = (name: string, parts: readonly Part[]): boolean =>
  all(parts).some(({ type, value }) => (type === PLURAL || type === NUMBER) && value === name);
