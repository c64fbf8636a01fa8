/** The keys of a table, the same in every game. The sheet behind `?` tells them. */

import { useKeyDown } from '../ui/use-key-down.ts';

/** What a key does is what the control on the screen does: found there, so that both always agree. */
export const CONTROLS = {
  hint: 'hint',
  takeBack: 'take-back',
} as const;

export interface TableKeys {
  onHelp(): void;
  /** Puts aside what is planned, complained of or looked at. */
  onEscape(): void;
  /** Ends what is being shown; absent while something can be done. A key that comes too early is not lost on nobody. */
  readonly onHurry?: () => void;
  /** One moment back or on, while an earlier one is looked at. */
  readonly onStep?: (by: number) => void;
}

/** The keys that mean to do something. */
const MEANS_TO_ACT = /^([1-9]|Enter| |h|u|Arrow\w+)$/i;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const PRESSES: Readonly<Record<string, string>> = {
  h: `[data-key="${CONTROLS.hint}"]`,
  u: `[data-key="${CONTROLS.takeBack}"]`,
  Enter: '.tray-middle .primary, .tray-middle .is-primary',
};

/** The choices of the tray in the order in which they lie there, for the keys 1 to 9. */
function choices(): HTMLButtonElement[] {
  const tray = document.querySelector('.tray-middle');
  if (!tray) return [];
  const marked = [...tray.querySelectorAll<HTMLButtonElement>('button[data-choice]')];
  return marked.length > 0 ? marked : [...tray.querySelectorAll<HTMLButtonElement>('button')];
}

const ARROWS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** From one key of the tray to the next, round and round; boards walk by arrows of their own. */
function walkTray(step: number): boolean {
  const tray = document.querySelector('.tray-middle');
  if (!tray?.contains(document.activeElement)) return false;
  const keys = [...tray.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = keys.indexOf(document.activeElement as HTMLButtonElement);
  keys[(at + step + keys.length) % keys.length]?.focus();
  return true;
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

/** Enter and Space belong to whatever has the focus. */
const hasOwnEnter = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('button, a, summary, [role="button"], [tabindex="0"]') !== null;

function press(event: KeyboardEvent, keys: TableKeys): boolean {
  const { key } = event;
  const moment = STEPS[key];
  if (keys.onStep && moment !== undefined) {
    keys.onStep(moment);
    return true;
  }
  if (keys.onHurry && MEANS_TO_ACT.test(key) && !hasOwnEnter(event)) {
    keys.onHurry();
    return true;
  }
  const step = ARROWS[key];
  if (step !== undefined) return walkTray(step);
  if (key === '?') keys.onHelp();
  else if (key === 'Escape') keys.onEscape();
  else if (/^[1-9]$/.test(key)) choices()[Number(key) - 1]?.click();
  else if (key === 'Enter' && hasOwnEnter(event)) return false;
  else {
    const control = PRESSES[key === 'Enter' ? key : key.toLowerCase()];
    if (control === undefined) return false;
    document.querySelector<HTMLElement>(control)?.click();
  }
  return true;
}

export function useTableKeys(keys: TableKeys): void {
  useKeyDown((event) => {
    if (isTyping(event) || document.querySelector('dialog[open]')) return false;
    return press(event, keys);
  });
}
