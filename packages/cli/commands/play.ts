import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Box } from '@hearthside/shelf';
import {
  type AnyGame,
  type Audience,
  CHANCE,
  type GameEvent,
  newSecret,
  type Player,
  RESIGN,
  Referee,
  type Rejection,
  type Seat,
  type Step,
  TAKE_BACK,
  type TerminalBoard,
  type TerminalWarning,
  turnOf,
  writeRecord,
} from '@hearthside/table';
import {
  sayAction,
  sayEvent,
  sayOutcome,
  sayPrompt,
  sayReason,
  sayRefusal,
  sentence,
  type Words,
} from '@hearthside/text';
import { Coach } from '../coach.ts';
import { type Command, type Flags, textFlag } from '../command.ts';
import { boxNamed, optionsFlag, ruleTextOf, wordsOf } from '../games.ts';
import { Keyboard } from '../keyboard.ts';
import { Menu } from '../menu.ts';
import { ink } from '../pen.ts';
import { seatPlayers } from '../players.ts';
import { secretFrom } from '../seeded-secret.ts';

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal: together at one keyboard, or with bots.',
  usage: 'GAME [--against PLAYER] [--options JSON] [--real-die] [--seed S] [--save FILE]',
  help: 'Without --against people play all seats and hand the keyboard on. --real-die asks you for each roll. --seed rolls the same dice every time, to try a game again. --save writes the record when you stop, finished or not.',
  flags: {
    against: { type: 'string' },
    options: { type: 'string' },
    'real-die': { type: 'boolean' },
    seed: { type: 'string' },
    save: { type: 'string' },
  },
  words: [1, 1],
  async run([id], flags) {
    const box = boxNamed(id);
    const session = await Session.open(box, flags);
    await session.run();
  },
};

/** Thrown when the player leaves the table; what was played is saved if asked for. */
class Leaving extends Error {}

class Session {
  readonly #game: AnyGame;
  readonly #referee: Referee;
  readonly #words: Words;
  readonly #ruleText: Readonly<Record<string, string>>;
  readonly #draw: TerminalBoard;
  readonly #warn: TerminalWarning | undefined;
  readonly #coach: Coach;
  readonly #keyboard = new Keyboard();
  /** Null where a person plays. */
  readonly #bots: readonly (Player | null)[];
  readonly #saveTo: string | undefined;
  /** Whose secrets may be on the screen now. */
  #shownTo: Seat | null = null;

  static async open(box: Box, flags: Flags): Promise<Session> {
    const { game } = await box.rules();
    const options = optionsFlag(game, flags);
    const diceMode = flags['real-die'] ? 'typed' : 'app';
    const seed = textFlag(flags, 'seed');
    const table = seed ?? randomUUID();
    const secret = seed === undefined ? newSecret() : secretFrom(`play ${seed}`);
    const referee = new Referee({ game, options, table, secret, diceMode });
    const against = textFlag(flags, 'against');
    const seats = game.seats(options);
    const bots: (Player | null)[] = seats.map(() => null);
    if (against !== undefined) {
      const players = await seatPlayers(
        box,
        seats.map(() => against),
        table,
        { options },
      );
      for (let seat = 1; seat < seats.length; seat++) bots[seat] = players[seat] ?? null;
    }
    const { drawTerminal, warnTerminal } = await box.terminal();
    const [words, ruleText] = [await wordsOf(box), await ruleTextOf(box)];
    const coach = new Coach((await box.bot()).bot, referee, words);
    return new Session(
      referee,
      words,
      ruleText,
      drawTerminal,
      warnTerminal,
      coach,
      bots,
      textFlag(flags, 'save'),
    );
  }

  private constructor(
    referee: Referee,
    words: Words,
    ruleText: Readonly<Record<string, string>>,
    draw: TerminalBoard,
    warn: TerminalWarning | undefined,
    coach: Coach,
    bots: readonly (Player | null)[],
    saveTo: string | undefined,
  ) {
    this.#game = referee.game;
    this.#referee = referee;
    this.#words = words;
    this.#ruleText = ruleText;
    this.#draw = draw;
    this.#warn = warn;
    this.#coach = coach;
    this.#bots = bots;
    this.#saveTo = saveTo;
  }

  async run(): Promise<void> {
    console.log(`${ink.bold(this.#words.say('title'))}: ${this.#words.say('tagline')}`);
    console.log(ink.dim('? the rule · rules · board · hint · rate · undo · resign · quit'));
    try {
      while (this.#referee.outcome === null) await this.#next();
      this.#showEnd();
    } catch (error) {
      if (!(error instanceof Leaving)) throw error;
      console.log('Good-bye.');
    } finally {
      this.#keyboard.close();
      this.#save();
    }
  }

  async #next(): Promise<void> {
    if (this.#referee.awaitsRoll) {
      await this.#typedRoll();
      return;
    }
    const seat = this.#referee.actors[0] as Seat;
    const bot = this.#bots[seat];
    if (bot) {
      this.#submit(seat, await bot.choose(turnOf(this.#referee, seat)));
      const remark = bot.remark?.() ?? null;
      if (remark) {
        console.log(
          `  ${this.#seatName(seat)}: ${ink.dim(sentence(sayReason(this.#words, remark)))}`,
        );
      }
      return;
    }
    await this.#handOver(seat);
    this.#showBoard(seat);
    await this.#ask(seat);
  }

  /** Between people with secrets the screen is cleared and the keyboard changes hands. */
  async #handOver(seat: Seat): Promise<void> {
    const people = this.#bots.filter((bot) => bot === null).length;
    if (!this.#game.facts.secrets || people < 2 || this.#shownTo === seat) return;
    if (this.#shownTo !== null) this.#keyboard.clear();
    const name = ink.bold(this.#seatName(seat));
    await this.#line(
      `Hand the keyboard to ${name}; nobody else looks. ${ink.dim('Enter when ready')} `,
    );
    this.#keyboard.clear();
    this.#shownTo = seat;
  }

  async #ask(seat: Seat): Promise<void> {
    const prompt = this.#referee.prompt(seat);
    const seatId = this.#game.seats(this.#referee.options)[seat] as string | number;
    const asked = sentence(sayPrompt(this.#words, prompt, seatId));
    console.log(`\n${ink.bold(asked)} ${ink.dim(prompt.rule)}`);
    const describe = (text: string) =>
      sayAction(this.#words, this.#game.describe(this.#game.readAction(text)));
    const menu = new Menu(this.#referee.legal(seat), describe);
    let warned: string | null = null;
    for (;;) {
      console.log(menu.lines(ink).join('\n'));
      const answer = (await this.#line('> ')).trim();
      if (answer === '') continue;
      if (await this.#command(answer, seat, prompt.rule)) {
        if (answer === 'undo' || answer === RESIGN) return;
        continue;
      }
      const choice = menu.choose(answer);
      if (choice === null) continue;
      if (choice !== warned && this.#isFatal(seat, choice)) {
        warned = choice;
        menu.reset();
        continue;
      }
      this.#coach.noteChoice(seat, choice);
      if (this.#submit(seat, choice)) return;
      menu.reset();
    }
  }

  /** Says what the game warns of; true when it would be the end, and is done only if it is chosen again. */
  #isFatal(seat: Seat, choice: string): boolean {
    if (!this.#warn || !this.#referee.legal(seat).includes(choice)) return false;
    const warning = this.#warn(this.#referee.view(seat), this.#game.readAction(choice));
    if (!warning) return false;
    const { key, values } = warning.message;
    console.log(ink.yellow(sentence(this.#words.say(key, values))));
    if (warning.isFatal) console.log(ink.dim('You lose by that. Choose it again to do it anyway.'));
    return warning.isFatal;
  }

  /** Answers what is not a move; true when it was one of these words. */
  async #command(answer: string, seat: Seat, rule: string): Promise<boolean> {
    switch (answer) {
      case '?':
        console.log(`${ink.bold(rule)}  ${this.#ruleText[rule] ?? ''}`);
        return true;
      case 'rules':
        for (const [id, text] of Object.entries(this.#ruleText))
          console.log(`${ink.bold(id.padEnd(7))} ${text}`);
        return true;
      case 'board':
        this.#showBoard(seat);
        return true;
      case 'hint':
        console.log(this.#coach.hint(seat));
        return true;
      case 'rate':
        console.log(this.#coach.rating(seat) ?? 'You have not made a choice yet.');
        return true;
      case 'undo':
        if (this.#referee.canTakeBack(seat)) this.#submit(seat, TAKE_BACK);
        else
          console.log(
            'Nothing can be taken back: not across a roll, a reveal or another player’s action.',
          );
        return true;
      case RESIGN:
        this.#submit(seat, RESIGN);
        return true;
      case 'quit':
        throw new Leaving();
      default:
        return false;
    }
  }

  async #typedRoll(): Promise<void> {
    const menu = new Menu(this.#referee.rolls(), (text) => text);
    console.log(`\n${ink.bold('Roll your die: what does it show?')}`);
    for (;;) {
      console.log(menu.lines(ink).join('\n'));
      const answer = (await this.#line('> ')).trim();
      if (answer === 'quit') throw new Leaving();
      const choice = menu.choose(answer);
      if (choice === null) continue;
      const verdict = this.#referee.submitRoll(choice);
      if (verdict.ok) {
        this.#tell(verdict.steps);
        return;
      }
    }
  }

  /** True when accepted; otherwise says which rule forbids it. */
  #submit(seat: Seat, action: string): boolean {
    const verdict = this.#referee.submit(seat, action, this.#referee.n);
    if (!verdict.ok) {
      console.log(ink.red(this.#sayRejection(verdict.rejection)));
      return false;
    }
    this.#tell(verdict.steps);
    return true;
  }

  #sayRejection(rejection: Rejection): string {
    if (rejection.why === 'rule') {
      return `${sentence(sayRefusal(this.#words, rejection.refusal))} (${rejection.refusal.rule})`;
    }
    return rejection.why === 'unreadable'
      ? 'That is not an action of this game.'
      : `Not now: ${rejection.why}.`;
  }

  /** What happened, as everybody at the table may hear it. */
  #tell(steps: readonly Step[]): void {
    this.#coach.notice(steps);
    for (const step of steps) {
      this.#bots.forEach((bot, seat) => {
        bot?.notice?.(this.#referee.seen(step, seat));
      });
      const events: readonly GameEvent[] = this.#referee.seen(step, 'spectator').events;
      const mark = step.by === CHANCE ? ink.yellow('◆') : ink.cyan('·');
      for (const event of events)
        console.log(`${mark} ${sayEvent(this.#words, event)} ${ink.dim(event.rule)}`);
    }
  }

  #showBoard(seat: Seat): void {
    console.log(`\n${this.#draw(this.#referee.view(seat), ink)}`);
  }

  #showEnd(): void {
    const { outcome } = this.#referee;
    console.log(`\n${this.#draw(this.#referee.view('spectator'), ink)}\n`);
    if (outcome) {
      const seats = this.#game.seats(this.#referee.options);
      console.log(ink.bold(sentence(sayOutcome(this.#words, outcome, seats, this.#reader()))));
    }
  }

  /** Who reads the end: the one person who plays, or whoever stands round the keyboard. */
  #reader(): Audience {
    const people = this.#bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    const [only] = people;
    return people.length === 1 && only !== undefined ? only : 'spectator';
  }

  #save(): void {
    if (this.#saveTo === undefined) return;
    writeFileSync(this.#saveTo, `${writeRecord(this.#referee.record()).join('\n')}\n`);
    console.log(`Saved to ${this.#saveTo}; look at it with: hearthside replay ${this.#saveTo}`);
  }

  #seatName(seat: Seat): string {
    return this.#words.say(`seat.${this.#game.seats(this.#referee.options)[seat]}`);
  }

  async #line(question: string): Promise<string> {
    const line = await this.#keyboard.line(question);
    if (line === null) throw new Leaving();
    return line;
  }
}
