/**
 * Mixed strategies for one secret simultaneous choice, by regret matching. We do not know which
 * of several worlds we are in; the rival does, and may play differently in each.
 */

/** A world: how likely it is, and what each pair of choices gives us there (`ours * theirs.length + theirs`). */
export interface World {
  readonly likely: number;
  readonly theirs: number;
  readonly payoffs: Float64Array;
  /** How often the rival would make each of its choices by habit, thinking of itself alone. */
  readonly habit?: Float64Array;
}

export interface Solution {
  /** How often to make each of our choices. */
  readonly shares: Float64Array;
  /** What each of our choices gives against the rival's answer to that. */
  readonly values: Float64Array;
}

/**
 * Our best mix against a rival that follows its habit so often (`trust`, from 0 to 1) and else does
 * what is worst for us. Without trust that is a balance: nobody gains by knowing our mix.
 */
export function solve(ours: number, worlds: readonly World[], rounds: number, trust = 0): Solution {
  const expected = againstHabits(ours, worlds);
  const us = new Regrets(ours);
  const them = worlds.map(({ theirs }) => new Regrets(theirs));
  const gains = new Float64Array(ours);
  for (let round = 1; round <= rounds; round++) {
    gains.fill(0);
    worlds.forEach((world, w) => {
      const rival = them[w] as Regrets;
      const losses = new Float64Array(world.theirs);
      for (let a = 0; a < ours; a++) {
        const share = us.now[a] as number;
        for (let b = 0; b < world.theirs; b++) {
          const payoff = world.payoffs[a * world.theirs + b] as number;
          gains[a] = (gains[a] as number) + world.likely * payoff * (rival.now[b] as number);
          losses[b] = (losses[b] as number) - payoff * share;
        }
      }
      rival.learn(losses, round);
    });
    mix(gains, expected, trust);
    us.learn(gains, round);
  }
  const shares = us.average();
  const values = new Float64Array(ours);
  worlds.forEach((world, w) => {
    const rival = (them[w] as Regrets).average();
    for (let a = 0; a < ours; a++) {
      for (let b = 0; b < world.theirs; b++) {
        const payoff = world.payoffs[a * world.theirs + b] as number;
        values[a] = (values[a] as number) + world.likely * payoff * (rival[b] as number);
      }
    }
  });
  mix(values, expected, trust);
  return { shares, values };
}

/** What each of our choices gives against the habits of the rival. */
function againstHabits(ours: number, worlds: readonly World[]): Float64Array {
  const expected = new Float64Array(ours);
  for (const { likely, theirs, payoffs, habit } of worlds) {
    if (!habit) continue;
    for (let a = 0; a < ours; a++) {
      for (let b = 0; b < theirs; b++) {
        const payoff = payoffs[a * theirs + b] as number;
        expected[a] = (expected[a] as number) + likely * payoff * (habit[b] as number);
      }
    }
  }
  return expected;
}

function mix(values: Float64Array, others: Float64Array, share: number): void {
  for (let i = 0; i < values.length; i++) {
    values[i] = (1 - share) * (values[i] as number) + share * (others[i] as number);
  }
}

/** One side's regrets and the strategy that follows from them. Later rounds count more. */
class Regrets {
  readonly now: Float64Array;
  readonly #regrets: Float64Array;
  readonly #sums: Float64Array;

  constructor(choices: number) {
    this.now = new Float64Array(choices).fill(1 / choices);
    this.#regrets = new Float64Array(choices);
    this.#sums = new Float64Array(choices);
  }

  learn(gains: Float64Array, round: number): void {
    const { now } = this;
    let mean = 0;
    for (let i = 0; i < now.length; i++) {
      mean += (now[i] as number) * (gains[i] as number);
      this.#sums[i] = (this.#sums[i] as number) + round * (now[i] as number);
    }
    let total = 0;
    for (let i = 0; i < now.length; i++) {
      const regret = Math.max(0, (this.#regrets[i] as number) + (gains[i] as number) - mean);
      this.#regrets[i] = regret;
      total += regret;
    }
    for (let i = 0; i < now.length; i++) {
      now[i] = total > 0 ? (this.#regrets[i] as number) / total : 1 / now.length;
    }
  }

  average(): Float64Array {
    const total = this.#sums.reduce((sum, each) => sum + each, 0);
    return this.#sums.map((each) => (total > 0 ? each / total : 1 / this.now.length));
  }
}
