/** A bot that answers a proposal tells everybody at the table why. */

import { pick, type Referee, seededDice } from '@hearthside/table';
import { expect, it } from 'vitest';
import { layTable, refereeFor } from '../testing/laid-table.ts';
import { localServer, Watcher } from '../testing/local-server.ts';

const PROPOSALS = /^(ask|call-end|ransom|rescue) ?/;

/** A game in which the first seat may ask the second for something, and what that is. */
async function gameWithProposal(): Promise<[Referee, string]> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const referee = await refereeFor('ogres-and-elves', `remarks-${attempt}`);
    const dice = seededDice(attempt);
    while (referee.outcome === null) {
      const seat = referee.actors[0] ?? 0;
      const legal = referee.legal(seat);
      const proposal = legal.find((action) => PROPOSALS.test(action));
      if (seat === 0 && proposal !== undefined) return [referee, proposal];
      referee.submit(seat, pick(legal, dice), referee.n);
    }
  }
  throw new Error('nobody had anything to ask for in a hundred games');
}

it('tells the reason of a bot’s answer to players and spectators, once it is played', async () => {
  const server = await localServer();
  const [referee, proposal] = await gameWithProposal();
  const { n } = referee;
  const { table } = referee.proof;
  const [secret = null] = await layTable(server.storage, referee, [
    { kind: 'person' },
    { kind: 'bot', level: 'hard' },
  ]);
  const at = { server: server.url, table, since: 0 };
  const [person, bystander] = [
    new Watcher({ ...at, secret }),
    new Watcher({ ...at, secret: null }),
  ];
  await bystander.until(({ state }) => state?.n === n);
  expect(await person.client.act(proposal, n)).toBeNull();
  await person.until(({ remarks }) => remarks.length > 0, 'a reason');
  await bystander.until(({ remarks }) => remarks.length > 0, 'a reason');
  const [remark] = person.remarks;
  expect(remark).toMatchObject({ seat: 1, n: n + 2 });
  expect(remark?.key).toMatch(/^(agree|refuse)(-either)?$/);
  expect(remark?.values).toHaveProperty('with');
  expect(bystander.remarks).toEqual(person.remarks);
  const step = person.steps.find(({ n }) => n === remark?.n);
  expect([step?.by, step?.action]).toEqual([1, remark?.key.replace('-either', '')]);
  for (const each of [person, bystander]) each.client.leave();
  await server.stop();
});
