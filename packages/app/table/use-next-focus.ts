import { useEffect } from 'react';
import { isFocusLost } from '../focus.ts';

/** What can be done now, wherever it stands; else the sentence that says what is awaited. */
const NEXT = [
  '.tray-middle button:not(:disabled, [aria-disabled="true"])',
  '.tray-middle [tabindex="0"]',
  '.board [tabindex="0"]',
  '.board button:not(:disabled, [aria-disabled="true"])',
];

/** What can be chosen first, or null. */
export const firstChoice = (): HTMLElement | null =>
  NEXT.map((selector) => document.querySelector<HTMLElement>(selector)).find(
    (each) => each !== null,
  ) ?? null;

/**
 * After every change of what can be done: whoever stood on something that is gone now comes to what is
 * to be done next, or to the sentence that says whom the table waits for.
 */
export function useNextFocus(mayChoose: boolean, situation: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the situation is what may have taken something away
  useEffect(() => {
    if (!isFocusLost() || document.querySelector('dialog[open]')) return;
    const banner = document.querySelector<HTMLElement>('.banner h1');
    ((mayChoose && firstChoice()) || banner)?.focus({ preventScroll: true });
  }, [mayChoose, situation]);
}
