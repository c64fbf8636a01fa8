import {
  bestFirst,
  type Mind,
  pickBest,
  pickWithSlips,
  type Question,
  type Weighed,
} from '@hearthside/search';
import { CHANCE, type Dice, pick } from '@hearthside/table';
import { type Action, game, type Position, type View } from '../rules/index.ts';

const PLAYOUTS = 3;

export const mind: Mind<View> = {
  budgets: {
    easy: { iterations: 2 },
    medium: { iterations: 6 },
    hard: { milliseconds: 300 },
    master: { milliseconds: 1000 },
  },
  grades: { best: 0.1, good: 0.5, fair: 1.5 },
  weigh,
  choose(weighed, { level, dice }) {
    if (level === 'easy') return pickWithSlips(weighed, 0.6, 3, dice);
    return pickBest(weighed, dice);
  },
  explain: () => ({ key: 'score' }),
};

function weigh({ view, turn, dice, clock }: Question<View>): Weighed[] {
  const position = game.imagine(view, dice);
  const sums = turn.legal.map(() => 0);
  let rounds = 0;
  while (clock.goOn()) {
    rounds++;
    turn.legal.forEach((text, i) => {
      for (let n = 0; n < PLAYOUTS; n++) {
        const after = game.clone(position);
        game.play(after, turn.seat, game.readAction(text) as Action);
        sums[i] = (sums[i] as number) + playOut(after, dice);
      }
    });
  }
  return bestFirst(
    turn.legal.map((action, i) => ({ action, value: (sums[i] as number) / (rounds * PLAYOUTS) })),
  );
}

const PREFERRED: readonly Action['kind'][] = ['deliver', 'take', 'gift', 'agree'];

/** Ends the game by plain habits: deliver, pick up, give, else walk about. */
function playOut(position: Position, dice: Dice): number {
  for (let steps = 0; steps < 160; steps++) {
    const [seat] = game.actors(position);
    if (seat === undefined) {
      const rolls = game.chance(position);
      if (rolls.length === 0) break;
      game.play(position, CHANCE, pick(rolls, dice));
      continue;
    }
    const legal = game.legal(position, seat);
    const preferred = legal.find(({ kind }) => PREFERRED.includes(kind));
    const plain = legal.filter(({ kind }) => kind === 'move' || kind === 'roll');
    game.play(position, seat, preferred ?? pick(plain.length > 0 ? plain : legal, dice));
  }
  const { score } = game.canonical(position) as { score: number };
  return score;
}
