import type { Box } from '@hearthside/shelf';
import { ExamplePlay, type RuleExample } from '@hearthside/table';
import { CheckFailed, type Command, UsageError } from '../command.ts';
import { boxNamed, ruleTextOf, wordsOf } from '../games.ts';
import { ink } from '../pen.ts';
import { PracticeTeller } from '../practice-teller.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'The rules of a game, or the one statement with that id.',
  usage: 'GAME [ID] [--show]',
  help: '--show plays a position in which the statement matters.',
  flags: { show: { type: 'boolean' } },
  words: [1, 2],
  async run([id, ruleId], { show }) {
    const box = boxNamed(id);
    const texts = await ruleTextOf(box);
    const words = await wordsOf(box);
    if (ruleId !== undefined) {
      const key = ruleId.toUpperCase();
      const text = texts[key];
      if (text === undefined)
        throw new CheckFailed(`${words.say('title')} has no statement ${key}`);
      console.log(`${ink.bold(key)}  ${text}${rulingMark(box, key)}`);
      if (show) await showExample(box, key);
      return;
    }
    if (show) throw new UsageError('--show needs the id of a statement');
    console.log(
      `${ink.bold(words.say('title'))}: ${words.say('tagline')}\n${ink.dim(words.say('credits'))}\n`,
    );
    for (const [key, text] of Object.entries(texts))
      console.log(`${ink.bold(key.padEnd(7))} ${text}${rulingMark(box, key)}`);
  },
};

/** Plays it up to where the statement is seen; what the others do then is no part of it. */
async function showExample(box: Box, rule: string): Promise<void> {
  const [{ game }, { examples }, { drawTerminal }, words] = await Promise.all([
    box.rules(),
    box.examples(),
    box.terminal(),
    wordsOf(box),
  ]);
  const example = examples.find((each) => each.rule === rule) as RuleExample;
  const play = new ExamplePlay(game, example);
  const teller = new PracticeTeller(play, words, drawTerminal);
  teller.board(0);
  console.log();
  const seat = words.say(`seat.${game.seats(play.referee.options)[example.seat]}`);
  if (example.actions.length === 0) console.log('Nothing has to be done to see it.');
  for (const action of example.actions) {
    console.log(ink.bold(`${seat}: ${teller.say(action)}`));
    const answer = play.choose(action);
    teller.tell(play.shownAt ?? play.steps.length);
    if (answer.is === 'done' && answer.refusal) teller.refuse(answer.refusal);
  }
  if (play.shownAt !== null && play.shownAt > 0) teller.board(play.shownAt);
}

/** The printed rules leave open what this statement decides. */
function rulingMark({ facts: { rulings } }: Box, id: string): string {
  if (rulings?.whole.includes(id)) return ink.dim('  [our ruling]');
  return rulings?.part.includes(id) ? ink.dim('  [partly our ruling]') : '';
}
