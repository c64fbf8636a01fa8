import { findBox } from '@hearthside/shelf';
import { pick, Referee, readOptions, seededDice } from '@hearthside/table';
import { expect, type Page, test } from '@playwright/test';
import { layTable } from '../../../tools/lay-table.mjs';
import { expectAccessible, hurry, keepPicture } from './sitting-down.ts';

const SECRET = 'ab'.repeat(32);

/** A table on which the person in the first seat may ask a bot for something. */
async function tableWithProposal(id: string, wanted: RegExp) {
  const box = findBox(id);
  if (!box) throw new Error(`no box ${id}`);
  const { game } = await box.rules();
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  for (let attempt = 0; attempt < 200; attempt++) {
    const dice = seededDice(`proposal ${attempt}`);
    const table = `proposal-${attempt}`;
    const referee = new Referee({ game, options: options.value, table, secret: SECRET });
    while (referee.outcome === null && referee.n < 80) {
      const seat = referee.actors[0] ?? 0;
      const legal = referee.legal(seat);
      if (seat === 0 && legal.some((action) => wanted.test(action))) return { referee, table };
      referee.submit(seat, pick(legal, dice), referee.n);
    }
  }
  throw new Error('no such table was found');
}

/** Lays the table on this device as if it had been played here. */
async function layProposal(
  page: Page,
  game: string,
  table: string,
  referee: Referee,
): Promise<void> {
  const log = referee.record().entries.map(({ by, action }) => ({ by, action }));
  const kept = {
    id: table,
    game,
    options: {},
    secret: SECRET,
    diceMode: 'app',
    keepers: [
      { kind: 'person', name: null },
      { kind: 'bot', level: 'hard' },
    ],
    log,
    begunAt: 1,
    changedAt: 1,
    over: false,
  };
  await page.goto('/records');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await layTable(page, kept);
}

test('a bot that is asked for something answers with a reason', async ({ page }) => {
  const { referee, table } = await tableWithProposal('ogres-and-elves', /^ask /);
  await hurry(page);
  await layProposal(page, 'ogres-and-elves', table, referee);
  await page.goto(`/play/${table}`);
  // The only thing to share there is what the other has: one press asks for it.
  await page.getByRole('button', { name: /^Share/ }).click();
  const reason = page.locator('.remark');
  await expect(reason).toContainText(/helps us all|gladly|sooner than you|would not help/, {
    timeout: 30_000,
  });
  await expect(page.getByRole('complementary', { name: 'What happened' }).locator('q')).toHaveCount(
    1,
  );
  await expectAccessible(page);
  await keepPicture(page, 'ogres-and-elves-reason');
});
