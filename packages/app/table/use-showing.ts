import type { AnyBoardModule } from '@hearthside/screen';
import type { GameEvent } from '@hearthside/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableState } from '../session/table-session.ts';
import type { Speed } from '../settings/settings.ts';

/** How much longer or shorter than normal things take. */
const PACE: Readonly<Record<Exclude<Speed, 'off'>, number>> = { slow: 1.8, normal: 1, fast: 0.45 };

export interface Showing {
  readonly view: unknown;
  readonly event: GameEvent | null;
  /** How long the present event is shown, in milliseconds. */
  readonly milliseconds: number;
  /** Is something still being shown? */
  readonly busy: boolean;
  /** What has been shown so far: whole steps, then the events of the one under way. */
  readonly shown: Shown;
  /** Jumps to how things stand. */
  skip(): void;
}

export interface Shown {
  readonly steps: number;
  readonly events: number;
}

interface Frame {
  readonly events: number;
  readonly view: unknown;
  readonly event: GameEvent | null;
  readonly milliseconds: number;
}

const STILL = { event: null, milliseconds: 0, events: 0 };

/**
 * Shows what happens event by event, in order, so that a player sees what the others did. New
 * steps wait their turn; a hidden tab, speed off, other eyes or a tap jump to the end.
 */
export function useShowing(
  board: AnyBoardModule,
  state: TableState,
  speed: Speed,
  onEvent: (event: GameEvent) => void,
): Showing {
  const latest = state.steps.at(-1)?.view ?? state.start;
  const [frame, setFrame] = useState<Frame>({ ...STILL, view: latest });
  const [shown, setShown] = useState({ count: state.steps.length, audience: state.audience });
  const hurry = useRef(false);
  const tell = useRef(onEvent);
  tell.current = onEvent;
  const behind = shown.audience === state.audience && shown.count < state.steps.length;

  useEffect(() => {
    const count = state.steps.length;
    const audience = state.audience;
    if (!behind) {
      setFrame({ ...STILL, view: latest });
      setShown((was) =>
        was.count === count && was.audience === audience ? was : { count, audience },
      );
      return;
    }
    const step = state.steps[shown.count];
    if (!step) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      setFrame({ ...STILL, view: step.view });
      setShown({ count: shown.count + 1, audience });
    };
    const before = state.steps[shown.count - 1]?.view ?? state.start;
    const showFrom = (index: number, view: unknown) => {
      if (stopped) return;
      const event = step.events[index];
      if (!event) {
        finish();
        return;
      }
      tell.current(event);
      const next = board.after(view, event);
      const jump = hurry.current || speed === 'off' || document.hidden;
      const milliseconds = jump ? 0 : board.lasts(event) * PACE[speed];
      if (milliseconds === 0) {
        showFrom(index + 1, next);
        return;
      }
      setFrame({ view: next, event, milliseconds, events: index + 1 });
      timer = setTimeout(() => showFrom(index + 1, next), milliseconds);
    };
    showFrom(0, before);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [board, state, speed, shown, behind, latest]);

  useEffect(() => {
    if (!behind) hurry.current = false;
  }, [behind]);

  const skip = useCallback(() => {
    hurry.current = true;
    // The running timer belongs to the old pace: begin this moment anew at the new one.
    setShown((was) => ({ ...was }));
  }, []);

  // What was drawn for other eyes is not drawn for these, not even until the next effect has run: the page
  // behind the curtain must not hold what the player before could see.
  const isForOthers = shown.audience !== state.audience;
  const { view, event, milliseconds, events } = isForOthers ? { ...STILL, view: latest } : frame;
  const soFar = { steps: behind ? shown.count : state.steps.length, events };
  return { view, event, milliseconds, busy: behind, shown: soFar, skip };
}
