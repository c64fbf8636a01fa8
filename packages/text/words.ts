/**
 * Messages put into words. A catalogue is a flat JSON object from keys to ICU messages
 * (`{count, plural, one {# toy} other {# toys}}`). What fills a gap is looked up first: the
 * value `car` named `toy` shows as the entry `toy.car`; `{toy_the}` as `toy.car.the`, so each
 * language bends its own words; `{toy_id}` is the bare `car`, for `select`. A list named `toys`
 * looks its items up as `toy` and joins them as the language does, in each of their forms too:
 * `{toys_the}` is “the car and the doll”.
 */

import type { MessageValue, MessageValues } from '@hearthside/table';
import { IntlMessageFormat } from 'intl-messageformat';

export type Catalogue = Readonly<Record<string, string>>;

export class Words {
  readonly locale: string;
  readonly #entries: ReadonlyMap<string, string>;
  /** `toy.car` → [['the', 'the car'], …] */
  readonly #forms = new Map<string, [string, string][]>();
  /** `toy` → the forms that some toy has. */
  readonly #formNames = new Map<string, Set<string>>();
  readonly #formats = new Map<string, IntlMessageFormat>();
  readonly #literals = new Map<string, string>();
  readonly #list: Intl.ListFormat;

  /** Later catalogues win: put players' own names (`seat.green`) last. */
  constructor(locale: string, ...catalogues: readonly Catalogue[]) {
    this.locale = locale;
    this.#list = new Intl.ListFormat(locale, { type: 'conjunction' });
    this.#entries = new Map(catalogues.flatMap((each) => Object.entries(each)));
    for (const [key, text] of this.#entries) {
      const dot = key.lastIndexOf('.');
      if (dot <= 0) continue;
      const [word, form] = [key.slice(0, dot), key.slice(dot + 1)];
      const forms = this.#forms.get(word);
      if (forms) forms.push([form, text]);
      else this.#forms.set(word, [[form, text]]);
      const name = word.slice(0, Math.max(0, word.lastIndexOf('.')));
      const names = this.#formNames.get(name);
      if (names) names.add(form);
      else this.#formNames.set(name, new Set([form]));
    }
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The same words with some entries replaced. */
  with(catalogue: Catalogue): Words {
    return new Words(this.locale, Object.fromEntries(this.#entries), catalogue);
  }

  /** The same words with what people typed in place of some: never read as a message, only shown. */
  withNames(names: Catalogue): Words {
    const isolated = Object.entries(names).map(([key, name]) => [key, isolate(name)] as const);
    const words = this.with(Object.fromEntries(isolated));
    for (const [key, name] of isolated) words.#literals.set(key, name);
    return words;
  }

  say(key: string, values: MessageValues = {}): string {
    const literal = this.#literals.get(key);
    if (literal !== undefined) return literal;
    let format = this.#formats.get(key);
    if (!format) {
      const text = this.#entries.get(key);
      // A missing sentence must be seen, not hidden; tests hold that there is none.
      if (text === undefined) return `⟦${key}⟧`;
      format = new IntlMessageFormat(text, this.locale, undefined, { ignoreTag: true });
      this.#formats.set(key, format);
    }
    return String(format.format(this.#fill(values)));
  }

  #fill(values: MessageValues): Record<string, string | number | boolean> {
    const filled: Record<string, string | number | boolean> = {};
    for (const [name, value] of Object.entries(values)) {
      filled[name] = this.#word(name, value);
      if (typeof value === 'object' && value !== null) {
        const one = singular(name);
        for (const form of this.#formNames.get(one) ?? []) {
          filled[`${name}_${form}`] = this.#joined(one, value, form);
        }
      }
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      filled[`${name}_id`] = value;
      for (const [form, text] of this.#forms.get(`${name}.${value}`) ?? []) {
        filled[`${name}_${form}`] = text;
      }
    }
    return filled;
  }

  #word(name: string, value: MessageValue): string | number | boolean {
    if (value === null) return '';
    if (typeof value === 'object') return this.#joined(singular(name), value);
    return this.#entries.get(`${name}.${value}`) ?? value;
  }

  /** “car and doll”, or in a form of theirs; what has no such form stands as it is. */
  #joined(name: string, items: readonly (string | number)[], form?: string): string {
    const shown = items.map((item) => {
      const bent = form && this.#entries.get(`${name}.${item}.${form}`);
      return bent || String(this.#word(name, item));
    });
    return this.#list.format(shown);
  }
}

const singular = (name: string): string => name.replace(/s$/, '');

/** Whatever its letters, a name leaves the order of the sentence around it alone. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
