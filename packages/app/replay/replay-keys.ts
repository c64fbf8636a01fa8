/** The keys of a game that is watched. */

import { useKeyDown } from '../ui/use-key-down.ts';
import type { Replay } from './use-replay.ts';

export interface ReviewKeys {
  /** To the next pin, or the one before. */
  pin(by: 1 | -1): void;
  showMe(): void;
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

/** Space and Enter belong to the key that has the focus. */
const isKey = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

type Press = (replay: Replay, review: ReviewKeys | null, event: KeyboardEvent) => void;

const walk =
  (by: 1 | -1): Press =>
  (replay, _, { shiftKey }) => {
    if (shiftKey) replay.stepEvent(by);
    else replay.step(by);
  };

const PRESSES: Readonly<Record<string, Press>> = {
  ArrowLeft: walk(-1),
  ArrowRight: walk(1),
  PageUp: (replay) => replay.stepTurn(-1),
  PageDown: (replay) => replay.stepTurn(1),
  Home: (replay) => replay.goToTurn(0),
  End: (replay) => replay.goToTurn(replay.turns),
  ' ': (replay) => replay.play(!replay.playing),
  p: (_, review, { shiftKey }) => review?.pin(shiftKey ? -1 : 1),
  s: (_, review) => review?.showMe(),
};

export function useReplayKeys(replay: Replay, review: ReviewKeys | null): void {
  useKeyDown((event) => {
    if (isTyping(event) || document.querySelector('dialog[open]')) return false;
    const press = PRESSES[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!press || (event.key === ' ' && isKey(event))) return false;
    press(replay, review, event);
    return true;
  });
}
