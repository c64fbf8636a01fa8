import type { AnyBoardRoom } from '@hearthside/screen';
import type { GameEvent } from '@hearthside/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableState } from '../session/table-link.ts';
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
  /** What has been shown so far: whole moments, then the events of the one under way. */
  readonly told: Told;
  /** Jumps to how things stand. */
  skip(): void;
}

export interface Told {
  readonly moments: number;
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
 * moments wait their turn; a hidden tab, speed off, other eyes or a tap jump to the end.
 */
export function useShowing(
  room: AnyBoardRoom,
  state: TableState,
  speed: Speed,
  onEvent: (event: GameEvent) => void,
): Showing {
  const latest = state.moments.at(-1)?.view ?? state.start;
  const [frame, setFrame] = useState<Frame>({ ...STILL, view: latest });
  const [shown, setShown] = useState({ count: state.moments.length, audience: state.audience });
  const hurry = useRef(false);
  const tell = useRef(onEvent);
  tell.current = onEvent;
  const behind = shown.audience === state.audience && shown.count < state.moments.length;

  useEffect(() => {
    const count = state.moments.length;
    const audience = state.audience;
    if (!behind) {
      setFrame({ ...STILL, view: latest });
      setShown((was) =>
        was.count === count && was.audience === audience ? was : { count, audience },
      );
      return;
    }
    const moment = state.moments[shown.count];
    if (!moment) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      setFrame({ ...STILL, view: moment.view });
      setShown({ count: shown.count + 1, audience });
    };
    const before = state.moments[shown.count - 1]?.view ?? state.start;
    const showFrom = (index: number, view: unknown) => {
      if (stopped) return;
      const event = moment.events[index];
      if (!event) {
        finish();
        return;
      }
      tell.current(event);
      const next = room.after(view, event);
      const jump = hurry.current || speed === 'off' || document.hidden;
      const milliseconds = jump ? 0 : room.lasts(event) * PACE[speed];
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
  }, [room, state, speed, shown, behind, latest]);

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
  const told = { moments: behind ? shown.count : state.moments.length, events };
  return { view, event, milliseconds, busy: behind, told, skip };
}
