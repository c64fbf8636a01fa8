/** A table in one page, with people and bots, over tables that may be kept badly. */

import { findBox } from '@hearthside/shelf';
import { type Audience, Referee, readOptions, type Step } from '@hearthside/table';
import type { KeptTables } from '../../storage/kept-tables.ts';
import { type KeptTable, newTable } from '../kept-table.ts';
import { LocalTable } from '../local-table.ts';
import type { SeatKeeper } from '../table-session.ts';
import { directThinking } from './direct-thinking.ts';
import type { Scene, Truth } from './scene.ts';

export type Seating = 'people' | 'bots';

const PERSON: SeatKeeper = { kind: 'person', name: null };
const BOT: SeatKeeper = { kind: 'bot', level: 'easy' };

export async function openLocalScene(
  id: string,
  seating: Seating,
  tables: KeptTables,
): Promise<Scene> {
  const box = findBox(id);
  if (!box) throw new Error(`unknown game ${id}`);
  const { game } = await box.rules();
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const keepers = game
    .seats(options.value)
    .map((_, seat) => (seat === 0 || seating === 'people' ? PERSON : BOT));
  // The same luck in every run.
  const kept: KeptTable = {
    ...newTable({ game: id, options: {}, keepers, diceMode: 'app' }),
    id: `scene of ${id}`,
    secret: 'cd'.repeat(32),
  };
  await tables.extend(kept, 0);
  const around = { thinking: directThinking, tables, isVisible: () => true };
  const table = new LocalTable(kept, game, around);
  const opened = [table];
  return {
    game,
    table,
    rival: null,
    async again() {
      const latest = (await tables.find(kept.id)) ?? kept;
      const another = new LocalTable(latest, game, around);
      opened.push(another);
      return another;
    },
    async truth(audience: Audience): Promise<Truth> {
      const { secret, diceMode, log } = (await tables.find(kept.id)) ?? kept;
      const setup = { game, options: options.value, table: kept.id, secret, diceMode };
      const steps: Step[] = [];
      const referee = new Referee(setup, log, (step) => steps.push(step));
      const views = steps.map((step) => referee.viewAfter(step, audience));
      const entries = steps.map((step) => referee.seen(step, audience));
      return { views: [referee.startView(audience), ...views], entries };
    },
    async close() {
      for (const each of opened) each.leave();
    },
  };
}
