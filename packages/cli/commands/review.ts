import {
  Comparison,
  confirm,
  effortFor,
  lookAt,
  marginsFor,
  momentsOf,
  type Pin,
  type Room,
  review as reviewGame,
} from '@hearthside/search/review';
import { findBox } from '@hearthside/shelf';
import type { GameRecord } from '@hearthside/table';
import { type Command, numberFlag, UsageError } from '../command.ts';
import { recordsOf } from './check.ts';

export const review: Command = {
  name: 'review',
  summary: 'Says what turned a recorded game: better ideas, great moves, and luck.',
  usage: 'FILE [--check N] [--json]',
  help: `--check N plays every finding on N times more, with dice that the review has not seen, and says
whether it comes out the same way.`,
  flags: { check: { type: 'string' }, json: { type: 'boolean' } },
  words: [1, 1],
  async run([file], flags) {
    const checks = numberFlag(flags, 'check', 0);
    for await (const record of recordsOf(file as string)) {
      const { pins, seconds, line, room } = await lookThrough(record);
      const found = pins.map((pin) => ({ ...told(pin), ...checked(room, record, pin, checks) }));
      if (flags['json']) {
        console.log(JSON.stringify({ game: record.game.facts.id, seconds, line, pins: found }));
        continue;
      }
      const entries = record.entries.length;
      console.log(
        `${record.game.facts.title}: ${entries} entries, ${seconds.toFixed(1)} s of one core`,
      );
      for (const pin of found) console.log(`  ${sayPin(pin)}`);
    }
  },
};

async function lookThrough(record: GameRecord) {
  const box = findBox(record.game.facts.id);
  if (!box) throw new UsageError(`unknown game ${record.game.facts.id}`);
  const { bot } = await box.bot();
  const room: Room = { game: record.game, bot };
  const moments = momentsOf(record);
  const effort = effortFor(moments.length);
  const { signal } = new AbortController();
  let pins: readonly Pin[] = [];
  let line: number[] = [];
  const began = process.cpuUsage();
  await reviewGame({
    moments: moments.length,
    least: marginsFor(record.game.facts).least,
    atOnce: 1,
    signal,
    desk: {
      look: async (n) => lookAt(room, record, moments[n] as (typeof moments)[number], effort),
      confirm: async (look, kind) => confirm(room, record, look, kind, effort),
    },
    tell(state) {
      pins = state.pins;
      line = state.looks.map((look) => Number((look?.worth ?? 0).toFixed(3)));
    },
  });
  const { user, system } = process.cpuUsage(began);
  return { pins, line, room, seconds: (user + system) / 1e6 };
}

const told = ({ kind, moment, swing, played, instead, advice }: Pin) => ({
  kind,
  entry: moment.to,
  swing,
  played,
  instead,
  advice: advice && kind === 'better' ? [advice.action, ...(advice.plan ?? [])].join(', ') : null,
});

/** The same comparison with dice of its own. */
function checked(
  room: Room,
  record: GameRecord,
  { moment, kind, advice, played, instead }: Pin,
  games: number,
): { readonly lead?: number; readonly holds?: boolean } {
  if (games === 0) return {};
  const fresh = new Comparison(room, record, moment, kind, advice);
  fresh.playOn(Array.from({ length: games }, (_, i) => `check ${i}`));
  const { mean } = fresh.lead;
  return { lead: mean, holds: Math.sign(mean) === Math.sign(played - instead) };
}

type Told = ReturnType<typeof told> & ReturnType<typeof checked>;

function sayPin({ kind, entry, played, instead, advice, lead, holds }: Told): string {
  const number = (value: number) => value.toFixed(2);
  const check = lead === undefined ? '' : `; checked ${number(lead)}${holds ? '' : ' AGAINST IT'}`;
  const what = advice === null ? '' : ` (${advice})`;
  return `${kind} at entry ${entry}: ${number(played)} against ${number(instead)}${what}${check}`;
}
