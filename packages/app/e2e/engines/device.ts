/**
 * Somebody's device, in whichever browser: the one way to write a test for all of them. Controls are
 * found in the page by what people see or hear of them, and pressed with a pointer.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Tab } from './engine.ts';
import { type Control, findControl, type Spot } from './find-control.ts';

const PATIENCE_MS = 60_000;
/** Looking costs the page time, too. */
const LOOK_AGAIN_MS = 100;

export class Device {
  readonly #tab: Tab;
  readonly #origin: string;

  constructor(tab: Tab, origin: string) {
    this.#tab = tab;
    this.#origin = origin;
  }

  /** Runs a function in the page. It must bring along all it needs. */
  async run<Given, Is>(does: (given: Given) => Is | Promise<Is>, given: Given): Promise<Is> {
    const call = `(${does})(${JSON.stringify(given)})`;
    const text = await this.#tab.evaluate(
      `Promise.resolve(${call}).then((is) => JSON.stringify(is ?? null))`,
    );
    return JSON.parse(text) as Is;
  }

  /** Sits down where nobody was before: everything is shown at once, and nothing sounds. */
  async begin(path: string): Promise<void> {
    await this.#tab.goTo(`${this.#origin}/healthz`);
    await this.run(
      (settings) => localStorage.setItem('hearthside.settings', settings),
      JSON.stringify({ speed: 'off', volume: 0 }),
    );
    await this.goTo(path);
  }

  async goTo(path: string): Promise<void> {
    await this.#tab.goTo(new URL(path, this.#origin).href);
    await this.#listenForTroubles();
  }

  async reload(): Promise<void> {
    await this.#tab.reload();
    await this.#listenForTroubles();
  }

  /** Presses a control as soon as it can be reached. */
  async press(role: Control['role'], name: string, within = 'body'): Promise<void> {
    const spot = await this.#reach({ role, name, within });
    await this.#tab.tap(spot.x, spot.y);
  }

  /** Presses the first of several that can be reached, and says which. */
  async pressOneOf(
    role: Control['role'],
    names: readonly string[],
    within: string,
  ): Promise<string> {
    const { name, spot } = await this.#still(
      async () => {
        for (const each of names) {
          const found = await this.run(findControl, { role, name: each, within });
          if (found) return { name: each, spot: found };
        }
        return null;
      },
      `one of ${names.join(', ')}`,
    );
    await this.#tab.tap(spot.x, spot.y);
    return name;
  }

  has(role: Control['role'], name: string, within = 'body'): Promise<boolean> {
    return this.run(findControl, { role, name, within }).then((spot) => spot !== null);
  }

  async waitFor(role: Control['role'], name: string, within = 'body'): Promise<void> {
    await this.#reach({ role, name, within });
  }

  /** Takes another entry of a list. */
  async choose(name: string, value: string): Promise<void> {
    await this.waitFor('combobox', name);
    await this.run(
      ({ wanted, to }) => {
        const select = [...document.querySelectorAll('select')].find((each) =>
          (each.getAttribute('aria-label') ?? each.labels[0]?.textContent ?? '').startsWith(wanted),
        );
        if (!select) throw new Error(`no list ${wanted}`);
        select.value = to;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { wanted: name, to: value },
    );
  }

  /** Waits for words on the page, or for some of several. */
  async sees(...words: readonly string[]): Promise<void> {
    await this.until(
      () =>
        this.run(
          (sought) => sought.some((each) => document.body.textContent.includes(each)) || null,
          words,
        ),
      `the words "${words.join('" or "')}"`,
    );
  }

  /** How much of the game the table has shown so far. */
  shown(): Promise<number> {
    return this.run(
      () => Number(document.querySelector<HTMLElement>('.screen')?.dataset['shown'] ?? -1),
      null,
    );
  }

  /** Does something at a table and waits until the table has shown more than before. */
  async andSee(act: () => Promise<unknown>): Promise<void> {
    const before = await this.shown();
    await act();
    await this.until(async () => (await this.shown()) > before || null, 'the table to go on');
  }

  async until<T>(look: () => Promise<T | null>, what: string): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      // While a page is left for another there is nothing to look at.
      const seen = await look().catch(() => null);
      if (seen !== null) return seen;
      if (Date.now() > deadline)
        throw new Error(`waited in vain for ${what}; ${await this.#page()}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  /** Where it is and what it says, for whoever wonders why nothing came. */
  #page(): Promise<string> {
    const read = () => {
      const { readyState, fonts, body } = document;
      return `${location.pathname} (${readyState}, letters ${fonts.status}) says: ${body.innerText.slice(0, 1000)}`;
    };
    return this.run(read, null).catch((error: unknown) => `the page cannot be read: ${error}`);
  }

  /** Nothing was thrown or rejected that nobody caught. */
  async expectNoTroubles(): Promise<void> {
    const troubles = await this.run(
      () => (globalThis as unknown as { troubles: string[] }).troubles,
      null,
    );
    expect(troubles).toEqual([]);
  }

  async keepPicture(name: string): Promise<void> {
    mkdirSync('artifacts/pictures', { recursive: true });
    writeFileSync(`artifacts/pictures/${name}.png`, await this.#tab.picture());
  }

  close(): Promise<void> {
    return this.#tab.close();
  }

  #reach(control: Control): Promise<Spot> {
    return this.#still(
      () => this.run(findControl, control),
      `the ${control.role} "${control.name}"`,
    );
  }

  /** What is the same at two looks, the letters being there: what comes in may push a control about. */
  #still<T>(look: () => Promise<T | null>, what: string): Promise<T> {
    let last = '';
    return this.until(async () => {
      const settled = await this.run(() => document.fonts.status === 'loaded', null);
      const seen = settled ? await look() : null;
      const still = JSON.stringify(seen) === last;
      last = JSON.stringify(seen);
      return still ? seen : null;
    }, what);
  }

  #listenForTroubles(): Promise<void> {
    return this.run(() => {
      const troubles: string[] = [];
      Object.assign(globalThis, { troubles });
      addEventListener('error', ({ message }) => troubles.push(message));
      addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
    }, null);
  }
}
