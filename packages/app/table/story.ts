/** The log as a story: one line a turn, with what followed folded into it. */

import type { AnyBoardModule, PieceLook } from '@hearthside/screen';
import { type GameEvent, standingSteps } from '@hearthside/table';
import { sayEvent, sayReason, type Words } from '@hearthside/text';
import type { ViewedStep } from '../session/table-session.ts';
import type { Shown } from './use-showing.ts';

/** One thing that happened, and the moment of the table it led to. */
export interface Told {
  readonly moment: number;
  readonly event: GameEvent;
  readonly text: string;
  /** A bot's reason, with the first thing that its answer led to. */
  readonly remark: string | null;
  /** Did a bot act here for somebody who is away? */
  readonly standIn: boolean;
}

export interface Chapter {
  /** What it came to, most telling first. */
  readonly main: Told;
  readonly text: string;
  readonly piece: PieceLook;
  /** Pictures of the rest, in order. */
  readonly pieces: readonly PieceLook[];
  readonly told: readonly Told[];
  /** The moment when all of it had happened. */
  readonly moment: number;
}

const MOST_PICTURES = 5;

/** What has been shown of the story and still counts, in chapters, the first one first. */
export function storyOf(
  steps: readonly ViewedStep[],
  shown: Shown,
  board: AnyBoardModule,
  words: Words,
): readonly Chapter[] {
  const numbered = steps.slice(0, shown.steps + 1).map((step, moment) => ({ ...step, moment }));
  const told = standingSteps(numbered).flatMap(({ moment, events, remark, standIn }) =>
    events.slice(0, moment < shown.steps ? undefined : shown.events).map(
      (event, place): Told => ({
        moment,
        event,
        text: sayEvent(words, event),
        remark: place === 0 && remark ? sayReason(words, remark) : null,
        standIn: place === 0 && standIn === true,
      }),
    ),
  );
  const view = steps.at(-1)?.view;
  return chaptersOf(told, board).flatMap((chapter) => chapterOf(chapter, board, view, words));
}

function chaptersOf(told: readonly Told[], { story }: AnyBoardModule): Told[][] {
  const chapters: Told[][] = [];
  for (const each of told) {
    const open = chapters.at(-1);
    const { type } = each.event;
    const isOthers =
      story?.apart?.includes(type) === true && open && seatIn(open.at(-1)) !== seatIn(each);
    if (!open || !story || story.begins.includes(type) || isOthers) chapters.push([each]);
    else open.push(each);
  }
  return chapters;
}

const seatIn = (told: Told | undefined): unknown =>
  told && (told.event as { readonly seat?: unknown }).seat;

function chapterOf(
  told: readonly Told[],
  board: AnyBoardModule,
  view: unknown,
  words: Words,
): Chapter[] {
  const { story } = board;
  const rank = ({ event }: Told): number => {
    const at = story?.ranks.indexOf(event.type) ?? 0;
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  // The first of the most telling: what somebody did comes before what came of it.
  const main = told.reduce((one, other) => (rank(other) < rank(one) ? other : one));
  // Whose turn begins says the banner; the story begins with what was done in it.
  if (story && rank(main) === Number.POSITIVE_INFINITY) return [];
  const events = told.map(({ event }) => event);
  const text = story?.line?.(events, main.event, view, words) ?? main.text;
  const others = told.filter((each) => each !== main && rank(each) < Number.POSITIVE_INFINITY);
  const pieces = new Map(
    others.map(({ event }) => {
      const piece = board.eventPiece(event);
      return [piece.piece, piece] as const;
    }),
  );
  const piece = board.eventPiece(main.event);
  pieces.delete(piece.piece);
  return [
    {
      main,
      text,
      piece,
      pieces: [...pieces.values()].slice(0, MOST_PICTURES),
      told: told.filter((each) => rank(each) < Number.POSITIVE_INFINITY),
      moment: told.at(-1)?.moment ?? main.moment,
    },
  ];
}
