import {
  dayNumber,
  type Puzzle,
  type PuzzleModule,
  PuzzlePlay,
  puzzleOfDay,
} from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { CheckFailed, type Command, UsageError } from '../command.ts';
import { boxNamed, ruleTextOf, wordsOf } from '../games.ts';
import { Keyboard } from '../keyboard.ts';
import { Menu } from '../menu.ts';
import { ink } from '../pen.ts';
import { PracticeTeller } from '../practice-teller.ts';

export const puzzle: Command = {
  name: 'puzzle',
  summary: 'Lets you solve a puzzle of a game in the terminal.',
  usage: 'GAME [PUZZLE]',
  help: 'PUZZLE is its name, such as 2-7; without one it is the puzzle of the day. While you think: hint, again, show, quit.',
  flags: {},
  words: [1, 2],
  async run([game, name]) {
    const box = boxNamed(game);
    const module = await box.puzzles?.();
    if (!module || module.puzzles.length === 0) {
      throw new UsageError(`${box.facts.title} has no puzzles`);
    }
    const chosen = name === undefined ? todays(module, box.facts.id) : named(module, name);
    const [{ game: rules }, { drawTerminal }] = await Promise.all([box.rules(), box.terminal()]);
    const [words, ruleText] = [await wordsOf(box), await ruleTextOf(box)];
    const play = new PuzzlePlay(rules, module.judge, chosen);
    const teller = new PracticeTeller(play, words, drawTerminal);
    const desk = new PuzzleDesk(play, words, ruleText, teller);
    if (!(await desk.run())) throw new CheckFailed('Not solved this time. It waits for you.');
  },
};

function named({ puzzles }: PuzzleModule, name: string): Puzzle {
  const found = puzzles.find(({ id }) => id === name);
  if (found) return found;
  const [first, last] = [puzzles[0], puzzles.at(-1)];
  throw new UsageError(`no puzzle "${name}" (there are ${first?.id} to ${last?.id})`);
}

function todays({ puzzles }: PuzzleModule, game: string): Puzzle {
  const { index } = puzzleOfDay(dayNumber(new Date()), [{ game, count: puzzles.length }]);
  return puzzles[index] as Puzzle;
}

/** Somebody at a terminal with a puzzle before them. */
class PuzzleDesk {
  readonly #play: PuzzlePlay;
  readonly #words: Words;
  readonly #ruleText: Readonly<Record<string, string>>;
  readonly #teller: PracticeTeller;
  readonly #keyboard = new Keyboard();
  #hints = 0;

  constructor(
    play: PuzzlePlay,
    words: Words,
    ruleText: Readonly<Record<string, string>>,
    teller: PracticeTeller,
  ) {
    this.#play = play;
    this.#words = words;
    this.#ruleText = ruleText;
    this.#teller = teller;
  }

  /** Was it solved? */
  async run(): Promise<boolean> {
    this.#showTask();
    try {
      for (;;) {
        const answer = await this.#ask();
        if (answer === null) return false;
        if (answer === 'solved') return true;
      }
    } finally {
      this.#keyboard.close();
    }
  }

  async #ask(): Promise<'solved' | 'go-on' | null> {
    const { referee, seat } = this.#play;
    const menu = new Menu(referee.legal(seat), (text) => this.#teller.say(text));
    for (;;) {
      console.log(menu.lines(ink).join('\n'));
      const line = await this.#keyboard.line('> ');
      const answer = line?.trim();
      if (answer === undefined || answer === 'quit') return null;
      if (this.#command(answer)) return 'go-on';
      const choice = answer === '' ? null : menu.choose(answer);
      if (choice !== null) return this.#choose(choice);
    }
  }

  /** Answers what is no action; true when it was one of these words. */
  #command(answer: string): boolean {
    switch (answer) {
      case 'hint':
        console.log(this.#hint());
        return true;
      case 'again':
        this.#again();
        return true;
      case 'show':
        this.#again();
        for (const action of this.#play.solution) this.#play.choose(action);
        this.#teller.tell();
        console.log(ink.bold(`That is the answer: ${this.#sayAll(this.#play.solution)}. Now you!`));
        this.#again();
        return true;
      default:
        return false;
    }
  }

  #choose(choice: string): 'solved' | 'go-on' {
    const answer = this.#play.choose(choice);
    this.#teller.tell();
    switch (answer.is) {
      case 'done':
        console.log(ink.bold('Solved!'));
        console.log(this.#words.say(`puzzle.works.${this.#play.puzzle.goal.key}`));
        return 'solved';
      case 'refused':
        this.#teller.refuse(answer.refusal);
        return 'go-on';
      case 'not-quite':
        console.log(ink.bold('Not quite.'));
        if (answer.mistake) {
          const { id, rule } = answer.mistake;
          console.log(`${this.#words.say(`puzzle.why.${id}`)} ${ink.dim(rule)}`);
        }
        this.#again();
        return 'go-on';
      case 'on':
        this.#teller.board();
        return 'go-on';
    }
  }

  #hint(): string {
    const { wrong, solution } = this.#play.puzzle;
    const hints = [
      `Think of this rule: ${wrong.rule}  ${this.#ruleText[wrong.rule] ?? ''}`,
      `Not like this: ${this.#sayAll(wrong.actions)}`,
      `Begin with: ${this.#teller.say(solution[0] as string)}`,
    ];
    const hint = hints[Math.min(this.#hints, hints.length - 1)] as string;
    this.#hints++;
    return hint;
  }

  #again(): void {
    this.#teller.again();
    this.#showTask();
  }

  #showTask(): void {
    const { goal, known, seat } = this.#play.puzzle;
    this.#teller.board();
    const words = this.#words;
    console.log(`\n${ink.bold(words.say(`puzzle.goal.${goal.key}`, goal.values))}`);
    console.log(words.say(`puzzle.more.${goal.key}`, goal.values));
    const { game, options } = this.#play.referee;
    const other = game.seats(options).find((_, each) => each !== seat) ?? '';
    for (const text of known) {
      const { values } = game.describe(game.readAction(text));
      console.log(words.say('puzzle.known', { ...values, seat: other }));
    }
    console.log(ink.dim('hint · again · show · quit'));
  }

  #sayAll(actions: readonly string[]): string {
    return actions.map((action) => this.#teller.say(action)).join(', ');
  }
}
