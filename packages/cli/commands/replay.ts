import { findBox } from '@hearthside/shelf';
import {
  actorName,
  type GameEvent,
  type GameRecord,
  playWritten,
  positionAt,
} from '@hearthside/table';
import { sayEvent, sayOutcome, sentence } from '@hearthside/text';
import { type Command, numberFlag, UsageError } from '../command.ts';
import { wordsOf } from '../games.ts';
import { ink } from '../pen.ts';
import { recordsOf } from './check.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'Tells a recorded game event by event, or shows the board after N actions.',
  usage: 'FILE [--at N] [--game-number K] [--json]',
  help: '--json prints the canonical position instead of the board.',
  flags: { at: { type: 'string' }, 'game-number': { type: 'string' }, json: { type: 'boolean' } },
  words: [1, 1],
  async run([file], flags) {
    const wanted = numberFlag(flags, 'game-number', 1, 1);
    let number = 0;
    for await (const record of recordsOf(file as string)) {
      if (++number < wanted) continue;
      const at = numberFlag(flags, 'at', record.entries.length);
      if (at > record.entries.length) {
        throw new UsageError(
          `the game has only ${record.entries.length} actions, so --at ${at} is past its end`,
        );
      }
      if (flags['json']) console.log(JSON.stringify(record.game.canonical(positionAt(record, at))));
      else if (flags['at'] !== undefined) await showBoard(record, at);
      else await tell(record);
      return;
    }
    throw new UsageError(`the file has only ${number} games`);
  },
};

async function showBoard(record: GameRecord, at: number): Promise<void> {
  const box = findBox(record.game.facts.id);
  if (!box) throw new Error('a record of a game that is not on the shelf');
  const { drawTerminal } = await box.terminal();
  const position = positionAt(record, at);
  const seats = record.game.seats(record.options);
  const last = record.entries[at - 1];
  if (last) console.log(ink.dim(`after ${at}: ${actorName(seats, last.by)} ${last.action}`));
  console.log(drawTerminal(record.game.view(position, 'spectator'), ink));
}

async function tell(record: GameRecord): Promise<void> {
  const { game, options, entries } = record;
  const box = findBox(game.facts.id);
  if (!box) throw new Error('a record of a game that is not on the shelf');
  const words = await wordsOf(box);
  const seats = game.seats(options);
  const position = positionAt(record, 0);
  console.log(`${ink.bold(words.say('title'))}`);
  for (const [index, { by, action }] of entries.entries()) {
    console.log(ink.dim(`${String(index + 1).padStart(4)}  ${actorName(seats, by)} ${action}`));
    playWritten(game, position, by, action, (event: GameEvent) =>
      console.log(`      ${sayEvent(words, event)} ${ink.dim(event.rule)}`),
    );
  }
  const outcome = game.outcome(position);
  console.log(
    outcome
      ? ink.bold(sentence(sayOutcome(words, outcome, seats)))
      : 'The record ends here; the game had not.',
  );
}
