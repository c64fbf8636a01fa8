import type { Turn } from '@hearthside/table';

/** How many tables are remembered at once; one that is forgotten only costs thinking again. */
const TABLES = 64;

interface Plan {
  /** How long the table's log is when the next action of the plan is due. */
  readonly n: number;
  readonly rest: readonly string[];
}

/**
 * What bots mean to do next in the turn that they have thought through, so that a turn of many
 * small actions is thought about once. A plan ends as soon as anything else happens at the table.
 */
export class Plans {
  readonly #plans = new Map<string, Plan>();

  keep(key: string, n: number, rest: readonly string[]): void {
    this.#plans.delete(key);
    if (rest.length === 0) return;
    const [oldest] = this.#plans.keys();
    if (oldest !== undefined && this.#plans.size >= TABLES) this.#plans.delete(oldest);
    this.#plans.set(key, { n: n + 1, rest });
  }

  /** The action that was planned for this turn, or null. */
  next(key: string, { n, legal }: Turn): string | null {
    const plan = this.#plans.get(key);
    const [action, ...rest] = plan?.rest ?? [];
    if (!plan || action === undefined || plan.n !== n || !legal.includes(action)) return null;
    this.keep(key, n, rest);
    return action;
  }
}
