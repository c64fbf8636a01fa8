import { claimOf, type FairClaim, verifyRecord } from '@hearthside/table';
import { CheckFailed, type Command } from '../command.ts';
import { recordsOf } from './check.ts';

/** What each kind of proof can promise, exactly. */
const CLAIMS: Readonly<Record<FairClaim, string>> = {
  every:
    'every seat added a number after the seal: whoever ran the table could not choose the rolls alone',
  some: 'some seats added a number after the seal: those know that whoever ran the table could not choose the rolls alone',
  none: 'no seat added a number: the rolls stood before the first action, but whoever ran the table chose and knew them',
};

export const verify: Command = {
  name: 'verify',
  summary: 'Checks that every roll of a record follows from the secret committed to before play.',
  usage: 'FILE [--json]',
  flags: { json: { type: 'boolean' } },
  words: [1, 1],
  async run([file], flags) {
    let games = 0;
    let rolls = 0;
    const claims = new Map<FairClaim, number>();
    for await (const record of recordsOf(file as string)) {
      games++;
      const verified = verifyRecord(record);
      if (!verified.ok) throw new CheckFailed(`${file}: game ${games}: ${verified.error}`);
      rolls += verified.value.rolls;
      const claim = claimOf(verified.value.numbers);
      claims.set(claim, (claims.get(claim) ?? 0) + 1);
    }
    if (flags['json']) {
      const numbers = Object.fromEntries(claims);
      console.log(JSON.stringify({ file, ok: true, games, rolls, numbers }));
      return;
    }
    const count = (of: number) => `${of} ${of === 1 ? 'game' : 'games'}`;
    console.log(
      `${file}: set-up and ${rolls} rolls of ${count(games)} follow from what was sealed`,
    );
    for (const [claim, of] of claims) console.log(`${count(of)}: ${CLAIMS[claim]}`);
  },
};
