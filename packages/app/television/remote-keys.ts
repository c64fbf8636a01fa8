/** A remote control has four arrows, OK and Back: with these alone everything on a big screen is reached. */

import { useKeyDown } from '../ui/use-key-down.ts';

/** Where something that can be pressed lies on the screen. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const TOWARDS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** As different makers of televisions name it; Escape closes dialogs by itself. */
const BACK: ReadonlySet<string> = new Set(['GoBack', 'BrowserBack', 'XF86Back', 'Backspace']);

/** Sideways counts more than ahead: an arrow goes to what one sees in its direction. */
const SIDEWAYS = 2;

/** Which of the places comes next from here in the direction of an arrow, or null. */
export function nextPlace(key: string, from: Place, places: readonly Place[]): number | null {
  const [dx, dy] = TOWARDS[key] ?? [0, 0];
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, to] of places.entries()) {
    const x = (to.left + to.right - from.left - from.right) / 2;
    const y = (to.top + to.bottom - from.top - from.bottom) / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const far = ahead + SIDEWAYS * aside;
    if (ahead <= 1 || far >= least) continue;
    best = index;
    least = far;
  }
  return best;
}

/** What can be pressed now: in the dialog on top, else on the page. */
function pressable(): HTMLElement[] {
  const dialogs = document.querySelectorAll('dialog[open]');
  const within = dialogs[dialogs.length - 1] ?? document;
  const all = within.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), summary, input, select, [tabindex="0"]',
  );
  return [...all].filter((each) => each.getClientRects().length > 0);
}

const hasOwnArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

export function useRemoteKeys(onBack: () => void): void {
  useKeyDown(({ key, target }) => {
    if (hasOwnArrows(target)) return false;
    if (BACK.has(key)) {
      const dialog = document.querySelector('dialog[open]');
      if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      else onBack();
      return true;
    }
    if (!(key in TOWARDS)) return false;
    walk(key);
    return true;
  });
}

/** The focus to what lies in the direction of an arrow; to the first there is where it is nowhere. */
function walk(key: string): void {
  const all = pressable();
  const now = document.activeElement;
  const others = all.filter((each) => each !== now);
  const at = now instanceof HTMLElement && all.includes(now) ? now : null;
  const places = () => others.map((each) => each.getBoundingClientRect());
  const found = at ? nextPlace(key, at.getBoundingClientRect(), places()) : 0;
  if (found !== null) others[found]?.focus();
}
