/** What the people at this device like, kept in the browser. */

import type { JsonObject } from '@hearthside/table';
import { Store, useStore } from '../store.ts';
import { LANGUAGES, type Language } from './languages.ts';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];

export interface Settings {
  /** `auto` follows the browser. */
  readonly language: Language | 'auto';
  readonly table: 'auto' | 'light' | 'dark';
  readonly speed: Speed;
  readonly dice: 'die' | 'spinner';
  /** 0 to 1. */
  readonly volume: number;
  readonly readAloud: boolean;
  /** Somebody here has said whether they want everything read aloud. */
  readonly askedToRead: boolean;
  readonly largeText: boolean;
  /** Answers by itself what nearly everybody would answer so, such as loading a toy. */
  readonly answersItself: boolean;
  /** Names used before on this device, for the next table here; they never leave it. */
  readonly names: readonly string[];
  /** The name last given at a table with friends; offered at the next, and sent by a tap only. */
  readonly onlineName: string | null;
  /** Where exported pages find friends: the origin of a server. */
  readonly server: string | null;
  /** What was answered when each box was last opened: see `setup/sitting-answers.ts`. */
  readonly sitting: JsonObject;
  /** Somebody who came for the first time was offered a lesson, and has answered. */
  readonly offeredLearn: boolean;
}

const KEY = 'hearthside.settings';

const DEFAULTS: Settings = {
  language: 'auto',
  table: 'auto',
  speed: 'normal',
  dice: 'die',
  volume: 0.6,
  readAloud: false,
  askedToRead: false,
  largeText: false,
  answersItself: true,
  names: [],
  onlineName: null,
  server: null,
  sitting: {},
  offeredLearn: false,
};

const current = new Store(load());

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' ? { ...DEFAULTS, ...kept } : DEFAULTS;
  } catch {
    // No storage, or something that is not ours: the defaults do.
    return DEFAULTS;
  }
}

export const settings = (): Settings => current.value;

export function changeSettings(change: Partial<Settings>): void {
  current.set({ ...current.value, ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(current.value));
  } catch {
    // Without storage the change lasts as long as the page.
  }
}

export const useSettings = (): Settings => useStore(current);

/** The language to speak: the chosen one, else the browser's first that we know. */
export function languageOf({ language }: Settings): Language {
  if (language !== 'auto') return language;
  for (const wanted of navigator.languages) {
    const known = LANGUAGES.find((each) => wanted.toLowerCase().startsWith(each));
    if (known) return known;
  }
  return 'en';
}

export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
