/** A bot that answers a proposal tells everybody at the table why. */

import { createTable } from '@hearthside/client';
import { pick, seededDice } from '@hearthside/table';
import { expect, it } from 'vitest';
import { localServer, Watcher } from './testing/local-server.ts';

const PROPOSALS = /^(ask|call-end|ransom|rescue) ?/;

it('tells the reason of a bot’s answer to players and spectators, once it is played', async () => {
  const server = await localServer();
  const dice = seededDice('remarks');
  try {
    for (let game = 0; game < 10; game++) {
      const { table, seats } = await createTable(server.url, {
        game: 'ogres-and-elves',
        keepers: [{ kind: 'person' }, { kind: 'bot', level: 'hard' }],
      });
      const at = { server: server.url, table: table.id, since: 0 };
      const person = new Watcher({ ...at, secret: seats[0]?.secret ?? null });
      const bystander = new Watcher({ ...at, secret: null });
      const asked = await askForSomething(person);
      if (asked !== null) {
        await person.until(({ remarks }) => remarks.length > 0, 'a reason');
        await bystander.until(({ remarks }) => remarks.length > 0, 'a reason');
        const [remark] = person.remarks;
        expect(remark).toMatchObject({ seat: 1, n: asked + 1 });
        expect(remark?.key).toMatch(/^(agree|refuse)(-either)?$/);
        expect(remark?.values).toHaveProperty('with');
        expect(bystander.remarks).toEqual(person.remarks);
        const step = person.steps.find(({ n }) => n === remark?.n);
        expect([step?.by, step?.action]).toEqual([1, remark?.key.replace('-either', '')]);
        return;
      }
      person.client.leave();
      bystander.client.leave();
    }
    throw new Error('nobody had anything to ask for in ten games');
  } finally {
    await server.stop();
  }

  /** Plays at random until there is something to ask the bot for; the number of that entry, or null. */
  async function askForSomething(person: Watcher): Promise<number | null> {
    for (let turn = 0; turn < 150; turn++) {
      await person.until(({ state }) => state?.actors[0] === 0 || state?.outcome != null, 'a turn');
      const { state } = person;
      if (!state || state.outcome) return null;
      const proposal = state.legal.find((action) => PROPOSALS.test(action));
      await person.client.act(proposal ?? pick(state.legal, dice), state.n);
      if (proposal !== undefined) return state.n + 1;
    }
    return null;
  }
}, 60_000);
