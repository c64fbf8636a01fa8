/** What a diagram of a statement shows: the moment before it matters and the moment after, close up. */

import type { AnyBoardModule, AnyTableProps } from '@hearthside/screen';
import {
  type AnyGame,
  ExamplePlay,
  fits,
  type RuleExample,
  type SeatName,
} from '@hearthside/table';
import type { Words } from '@hearthside/text';
import type { Unpacked } from '../session/unpack-box.ts';
import { asPng, FITTED, onSheet } from '../share/pixels.ts';
import { drawPicture, type Picture } from '../share/svg-picture.ts';

interface Moments {
  readonly before: unknown;
  /** Null where nothing comes of it: the rules say no. */
  readonly after: unknown;
  /** What is tried, to be drawn in the first picture. */
  readonly tried: readonly string[];
}

/** The dice of a diagram fall the same way on every visit. */
const SECRET = '00'.repeat(32);

/** Plays the example and finds the moment by which its sign is seen. */
export function momentsOf(game: AnyGame, board: AnyBoardModule, example: RuleExample): Moments {
  const play = new ExamplePlay(game, example, SECRET);
  const { seat, shows, actions } = example;
  const seats = game.seats(play.referee.options);
  const start = play.referee.startView(seat);
  const untouched = play.steps.at(-1)?.view ?? start;
  for (const action of actions) {
    if (play.choose(action).is === 'refused') break;
  }
  const last = play.steps.at(-1)?.view ?? start;
  if (shows.is === 'refusal') return { before: last, after: null, tried: actions.slice(-1) };
  if (shows.is !== 'event') {
    return { before: untouched, after: actions.length > 0 ? last : null, tried: [] };
  }
  let view = start;
  for (const step of play.steps) {
    for (const event of step.events) {
      const next = board.after(view, event);
      if (fits(event, shows.event)) {
        // What the seat does itself is best seen from where it began.
        const isOwn = (event as { seat?: SeatName }).seat === seats[seat];
        return isOwn
          ? { before: untouched, after: next, tried: actions.slice(0, 1) }
          : { before: view, after: next, tried: [] };
      }
      view = next;
    }
    view = step.view;
  }
  return { before: untouched, after: last, tried: [] };
}

export interface DrawnDiagram {
  readonly before: Blob;
  /** Null where one picture tells it. */
  readonly after: Blob | null;
}

interface Wanted {
  readonly unpacked: Unpacked;
  readonly example: RuleExample;
  readonly words: Words;
}

/** Draws both moments by the game's own board and cuts out where they differ. */
export async function drawDiagram({ unpacked, example, words }: Wanted): Promise<DrawnDiagram> {
  const { game, board, sheet } = unpacked;
  const { before, after, tried } = momentsOf(game, board, example);
  const options = new ExamplePlay(game, example, SECRET).referee.options;
  const propsOf = (view: unknown): AnyTableProps => ({
    view,
    seat: example.seat,
    legal: [],
    choose: () => {},
    explain: () => {},
    draft: null,
    setDraft: () => {},
    hint: tried.length > 0 ? tried.map((action) => game.readAction(action)) : null,
    event: null,
    words,
    look: { reducedMotion: true, simple: false, dice: 'die', television: false },
    seats: game.seats(options),
  });
  const draw = (view: unknown, hinted: boolean) =>
    drawPicture({ board, sheet, props: propsOf(view), hinted });
  const plain = await draw(before, false);
  const first = tried.length > 0 ? await draw(before, true) : plain;
  const second = after === null ? null : await draw(after, false);
  const window = await whereDifferent([plain, first, ...(second ? [second] : [])]);
  // Where nothing stirs, one picture tells it.
  return {
    before: await closeUp(first, window ?? WHOLE),
    after: second && window && (await closeUp(second, window)),
  };
}

/** Left, top and side of a square, in shares of the picture. */
type Window = readonly [left: number, top: number, side: number];

const WHOLE: Window = [0, 0, 1];
/** The floor of a warehouse; what a picture does not cover. */
const PAPER = '#dcd7ca';
/** So coarse that the edge of a line is no difference. */
const GRAIN = 96;
const DIFFERENCE = 48;
/** As much around what differs, and never closer than this. */
const AROUND = 0.1;
const CLOSEST = 0.44;

/** The part of the board where something happens: nobody has to write down where to look. Null: nowhere. */
async function whereDifferent(pictures: readonly Picture[]): Promise<Window | null> {
  const [first, ...others] = await Promise.all(pictures.map(pixelsOf));
  if (!first || pictures.some(({ width }) => width !== pictures[0]?.width)) return WHOLE;
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (let i = 0; i < first.length; i += 4) {
    const isDifferent = others.some((other) =>
      [0, 1, 2].some((k) => Math.abs((other[i + k] ?? 0) - (first[i + k] ?? 0)) > DIFFERENCE),
    );
    if (!isDifferent) continue;
    const [x, y] = [((i / 4) % GRAIN) / GRAIN, Math.floor(i / 4 / GRAIN) / GRAIN];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  if (right < left) return null;
  const side = Math.min(1, Math.max(right - left, bottom - top, CLOSEST - 2 * AROUND) + 2 * AROUND);
  const within = (middle: number) => Math.max(0, Math.min(1 - side, middle - side / 2));
  return [within((left + right) / 2), within((top + bottom) / 2), side];
}

async function pixelsOf(picture: Picture): Promise<Uint8ClampedArray> {
  const canvas = await onSheet(picture, { width: GRAIN, height: GRAIN, paper: PAPER });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas here');
  return pen.getImageData(0, 0, GRAIN, GRAIN).data;
}

/** As many pixels as a printer shows; a drawing that brings its whole sheet would weigh more and be slower. */
const SIDE = 480;

/** A square is laid on the picture's middle, as `onSheet` lays it; the window is cut from that. */
async function closeUp({ svg, width, height }: Picture, [left, top, side]: Window): Promise<Blob> {
  const all = Math.max(width, height) / FITTED;
  const [x, y] = [(width - all) / 2 + left * all, (height - all) / 2 + top * all];
  const box = [x, y, side * all, side * all].map((each) => Math.round(each * 10) / 10).join(' ');
  const cut = svg.replace(
    /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `viewBox="${box}" width="${SIDE}" height="${SIDE}"`,
  );
  const sheet = { width: SIDE, height: SIDE, paper: PAPER };
  return asPng(await onSheet({ svg: cut, width: SIDE, height: SIDE }, sheet, 1));
}
