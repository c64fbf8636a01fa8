import { CheckFailed, type Command } from '../command.ts';
import { boxNamed, ruleTextOf, wordsOf } from '../games.ts';
import { ink } from '../pen.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'The rules of a game, or the one statement with that id.',
  usage: 'GAME [ID]',
  flags: {},
  words: [1, 2],
  async run([id, ruleId]) {
    const box = boxNamed(id);
    const texts = await ruleTextOf(box);
    const words = await wordsOf(box);
    if (ruleId !== undefined) {
      const key = ruleId.toUpperCase();
      const text = texts[key];
      if (text === undefined)
        throw new CheckFailed(`${words.say('title')} has no statement ${key}`);
      console.log(`${ink.bold(key)}  ${text}`);
      return;
    }
    console.log(
      `${ink.bold(words.say('title'))}: ${words.say('tagline')}\n${ink.dim(words.say('credits'))}\n`,
    );
    for (const [key, text] of Object.entries(texts))
      console.log(`${ink.bold(key.padEnd(7))} ${text}`);
  },
};
