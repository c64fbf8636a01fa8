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
  const expected = againstHabits(ours, worlds).map((each) => trust * each);
  const us = new Regrets(ours);
  const rivals = worlds.map((world) => ({ world, regrets: new Regrets(world.theirs) }));
  const gains = new Float64Array(ours);
  for (let round = 1; round <= rounds; round++) {
    gains.set(expected);
    for (const { world, regrets } of rivals) {
      addGains(gains, world, 1 - trust, regrets.now);
      regrets.learn(lossesIn(world, us.now), round);
    }
    us.learn(gains, round);
  }
  const values = Float64Array.from(expected);
  for (const { world, regrets } of rivals) addGains(values, world, 1 - trust, regrets.average());
  return { shares: us.average(), values };
}

/** Adds so much of what each of our choices gives in this world against a rival that chooses so. */
function addGains(
  gains: Float64Array,
  { likely, theirs, payoffs }: World,
  weight: number,
  rival: Float64Array,
): void {
  // Few choices are still in play after some rounds: the others are not looked up.
  for (let b = 0; b < theirs; b++) {
    const share = likely * weight * (rival[b] as number);
    if (share === 0) continue;
    for (let a = 0; a < gains.length; a++) {
      gains[a] = (gains[a] as number) + share * (payoffs[a * theirs + b] as number);
    }
  }
}

/** What each choice of the rival gives it in this world when we choose so. */
function lossesIn({ theirs, payoffs }: World, ours: Float64Array): Float64Array {
  const losses = new Float64Array(theirs);
  for (let a = 0; a < ours.length; a++) {
    const share = ours[a] as number;
    if (share === 0) continue;
    for (let b = 0; b < theirs; b++) {
      losses[b] = (losses[b] as number) - share * (payoffs[a * theirs + b] as number);
    }
  }
  return losses;
}

/** What each of our choices gives against the habits of the rival. */
function againstHabits(ours: number, worlds: readonly World[]): Float64Array {
  const expected = new Float64Array(ours);
  for (const { likely, theirs, payoffs, habit } of worlds) {
    if (!habit) continue;
    for (let a = 0; a < ours; a++) {
      for (let b = 0; b < habit.length; b++) {
        const payoff = payoffs[a * theirs + b] as number;
        expected[a] = (expected[a] as number) + likely * payoff * (habit[b] as number);
      }
    }
  }
  return expected;
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
