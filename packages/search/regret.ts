/**
 * Mixed strategies for one secret simultaneous choice, by regret matching. We do not know which
 * of several worlds we are in; the rival does, and may play differently in each.
 */

/** A world: how likely it is, and what each pair of choices gives us there (`ours * theirs.length + theirs`). */
export interface World {
  readonly likely: number;
  readonly theirs: number;
  readonly payoffs: Float64Array;
  /** So many of the rival's choices, the first ones, would come to anybody's mind; all unless told. */
  readonly sensible?: number;
  /** How often the rival would make each of these by habit, thinking of itself alone. */
  readonly habit?: Float64Array;
}

/**
 * What the rival is taken for, in shares of one: how often it follows its habit, and how often it stops at
 * nothing and does what is worst for us of all there is. The rest of the time it does what is worst for us
 * of what is sensible.
 */
export interface Rival {
  readonly habit: number;
  readonly cunning: number;
}

export interface Solution {
  /** How often to make each of our choices. */
  readonly shares: Float64Array;
  /** What each of our choices gives against the rival's answer to that. */
  readonly values: Float64Array;
}

const BALANCED: Rival = { habit: 0, cunning: 0 };

/** Our best mix against such a rival. Against one without habits that is a balance: nobody gains by knowing our mix. */
export function solve(
  ours: number,
  worlds: readonly World[],
  rounds: number,
  { habit, cunning }: Rival = BALANCED,
): Solution {
  const rivals = worlds.flatMap((world) => {
    const { likely, theirs, sensible = theirs } = world;
    const usual = { world, weight: likely * (1 - habit - cunning), regrets: new Regrets(sensible) };
    if (cunning === 0) return [usual];
    return [usual, { world, weight: likely * cunning, regrets: new Regrets(theirs) }];
  });
  const expected = againstHabits(ours, worlds).map((each) => habit * each);
  const us = new Regrets(ours);
  const gains = new Float64Array(ours);
  for (let round = 1; round <= rounds; round++) {
    gains.set(expected);
    for (const { world, weight, regrets } of rivals) {
      const losses = new Float64Array(regrets.now.length);
      addGains(gains, world, weight, regrets.now);
      for (let a = 0; a < ours; a++) {
        const share = us.now[a] as number;
        if (share === 0) continue;
        for (let b = 0; b < losses.length; b++) {
          const payoff = world.payoffs[a * world.theirs + b] as number;
          losses[b] = (losses[b] as number) - payoff * share;
        }
      }
      regrets.learn(losses, round);
    }
    us.learn(gains, round);
  }
  const values = Float64Array.from(expected);
  for (const { world, weight, regrets } of rivals) {
    addGains(values, world, weight, regrets.average());
  }
  return { shares: us.average(), values };
}

/** Adds what each of our choices gives in this world against a rival that chooses so. */
function addGains(
  gains: Float64Array,
  { theirs, payoffs }: World,
  weight: number,
  rival: Float64Array,
): void {
  for (let a = 0; a < gains.length; a++) {
    let gain = 0;
    for (let b = 0; b < rival.length; b++) {
      gain += (payoffs[a * theirs + b] as number) * (rival[b] as number);
    }
    gains[a] = (gains[a] as number) + weight * gain;
  }
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
