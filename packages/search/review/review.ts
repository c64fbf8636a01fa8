/** A whole game reviewed, some moments at a time. Where the work is done, the caller says. */

import { choosePins, worthSecondLook } from './choose-pins.ts';
import type { Look, Pin, PinKind } from './look.ts';

/** Somewhere a coach can look: in a worker, or right here. */
export interface ReviewDesk {
  look(moment: number): Promise<Look>;
  confirm(look: Look, kind: PinKind): Promise<Pin | null>;
}

/** How far a review is. */
export interface ReviewState {
  /** By moment; null where the coach has not looked yet. */
  readonly looks: readonly (Look | null)[];
  /** What was confirmed so far: at most five, in the order of the game. */
  readonly pins: readonly Pin[];
  /** All looks and second looks, and how many are done. */
  readonly done: number;
  readonly of: number;
  readonly isDone: boolean;
}

interface ReviewWork {
  readonly desk: ReviewDesk;
  readonly moments: number;
  /** What a change must come to before it is looked at again. */
  readonly least: number;
  /** How many moments are looked at side by side. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
  tell(state: ReviewState): void;
}

/** How many second looks a review is thought to take before anybody knows. */
const USUAL_SECOND = 6;

/** Looks at every moment, and again at those that matter most. Ends early, and quietly, when stopped. */
export async function review(work: ReviewWork): Promise<void> {
  const { desk, moments, least, atOnce, signal } = work;
  const looks: (Look | null)[] = Array.from({ length: moments }, () => null);
  const found: Pin[] = [];
  let seconds = USUAL_SECOND;
  let done = 0;
  const tell = (isDone = false) => {
    if (signal.aborted) return;
    const pins = choosePins(found);
    work.tell({ looks: [...looks], pins, done, of: moments + seconds, isDone });
  };
  const each = async <T>(tasks: readonly T[], perform: (task: T) => Promise<void>) => {
    const left = [...tasks];
    const take = async () => {
      for (let task = left.shift(); task !== undefined && !signal.aborted; task = left.shift()) {
        await perform(task);
        done++;
        tell();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, take));
  };
  const again = async (look: Look, kind: PinKind) => {
    const pin = await desk.confirm(look, kind);
    if (pin) found.push(pin);
  };

  // What is large at first sight is looked at again at once: pins appear while the coach goes on.
  const looked = new Set<Look>();
  await each([...looks.keys()], async (moment) => {
    const look = await desk.look(moment);
    looks[moment] = look;
    const [large] = look.candidates.filter(({ swing }) => swing >= LARGE * least);
    if (!large || looked.size >= AT_ONCE) return;
    looked.add(look);
    await again(look, large.kind);
  });
  const rest = worthSecondLook(
    looks.filter((look) => look !== null),
    least,
  ).filter(({ look }) => !looked.has(look));
  seconds = rest.length;
  tell();
  await each(rest, ({ look, kind }) => again(look, kind));
  tell(true);
}

/** So many times the least change is large; so many of those are looked at again before the end is known. */
const LARGE = 2.5;
const AT_ONCE = 5;
