/** A coach looks at one moment of a game: the work of a worker. */

import {
  confirm,
  effortFor,
  type Look,
  lookAt,
  type Moment,
  momentsOf,
  type Pin,
  type PinKind,
  type Room,
  worthAt,
} from '@hearthside/search/review';
import { findBox } from '@hearthside/shelf';
import {
  type Branch,
  type GameRecord,
  playWritten,
  positionAt,
  readRecords,
} from '@hearthside/table';

export type ReviewTask =
  | {
      readonly wants: 'look';
      readonly record: string;
      readonly game: string;
      readonly moment: number;
    }
  /** The worth of a position of the record, after some entries that are not in it. */
  | {
      readonly wants: 'worth';
      readonly record: string;
      readonly game: string;
      readonly n: number;
      readonly entries: Branch['entries'];
    }
  | {
      readonly wants: 'confirm';
      readonly record: string;
      readonly game: string;
      readonly look: Look;
      readonly kind: PinKind;
    };

interface Opened {
  readonly text: string;
  readonly room: Room;
  readonly record: GameRecord;
  readonly moments: readonly Moment[];
}

/** The game that was looked at last: the next question is most likely about it too. */
let opened: Opened | null = null;

async function open(id: string, text: string): Promise<Opened> {
  if (opened?.text === text) return opened;
  const box = findBox(id);
  if (!box) throw new Error(`unknown game ${id}`);
  const [{ game }, { bot }] = await Promise.all([box.rules(), box.bot()]);
  const read = readRecords(text, () => game);
  const record = read.ok ? read.value[0] : undefined;
  if (!record) throw new Error('this record cannot be read');
  opened = { text, record, room: { game, bot }, moments: momentsOf(record) };
  return opened;
}

export async function answer(task: ReviewTask): Promise<Look | Pin | number | null> {
  const { room, record, moments } = await open(task.game, task.record);
  const effort = effortFor(moments.length);
  if (task.wants === 'confirm') return confirm(room, record, task.look, task.kind, effort);
  if (task.wants === 'worth') {
    const position = positionAt(record, task.n);
    for (const { by, action } of task.entries) playWritten(room.game, position, by, action);
    return worthAt(room, position, effort);
  }
  const moment = moments[task.moment];
  if (!moment) throw new Error(`no moment ${task.moment}`);
  return lookAt(room, record, moment, effort);
}
