/** Numbers for Prometheus, in its text format. */

/** Seconds, from a tenth of a millisecond to ten seconds. */
const BUCKETS = [
  0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
];

/** A counter, or one for each value of its label. */
class Counter {
  readonly #label: string | null;
  readonly #values = new Map<string, number>();

  constructor(label: string | null = null) {
    this.#label = label;
  }

  add(value = '', amount = 1): void {
    this.#values.set(value, (this.#values.get(value) ?? 0) + amount);
  }

  lines(name: string): string[] {
    return [...this.#values].map(([value, count]) => {
      const labels = this.#label === null ? '' : `{${this.#label}="${value}"}`;
      return `${name}${labels} ${count}`;
    });
  }
}

class Histogram {
  readonly #counts = new Array<number>(BUCKETS.length + 1).fill(0);
  #sum = 0;

  observe(seconds: number): void {
    const found = BUCKETS.findIndex((limit) => seconds <= limit);
    const at = found < 0 ? BUCKETS.length : found;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += seconds;
  }

  lines(name: string): string[] {
    let total = 0;
    const lines = this.#counts.map((count, at) => {
      total += count;
      return `${name}_bucket{le="${BUCKETS[at] ?? '+Inf'}"} ${total}`;
    });
    return [...lines, `${name}_sum ${this.#sum}`, `${name}_count ${total}`];
  }
}

export class Metrics {
  readonly actions = new Counter('game');
  readonly rejections = new Counter('why');
  readonly errors = new Counter('code');
  readonly tablesCreated = new Counter('game');
  readonly actionSeconds = new Histogram();
  readonly commitSeconds = new Histogram();
  readonly commitItems = new Counter();
  readonly storageFailures = new Counter();
  #messagesSent = 0;
  readonly #gauges = new Map<string, { help: string; read: () => number }>();

  /** Too many to keep labels for. */
  countMessage(): void {
    this.#messagesSent++;
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  /** Everything, as `/metrics` shows it. */
  text(): string {
    const all: readonly [string, string, 'counter' | 'histogram', Counter | Histogram][] = [
      ['actions_total', 'Actions accepted and durable, by game.', 'counter', this.actions],
      ['rejections_total', 'Actions rejected, by reason.', 'counter', this.rejections],
      ['errors_total', 'Requests that failed, by code.', 'counter', this.errors],
      ['tables_created_total', 'Tables set up, by game.', 'counter', this.tablesCreated],
      ['commit_items_total', 'Groups of entries written.', 'counter', this.commitItems],
      ['storage_failures_total', 'Writes that failed.', 'counter', this.storageFailures],
      [
        'action_seconds',
        'From an action’s arrival to its answer.',
        'histogram',
        this.actionSeconds,
      ],
      ['commit_seconds', 'One durable transaction.', 'histogram', this.commitSeconds],
    ];
    const lines = all.flatMap(([name, help, type, metric]) => [
      `# HELP hearthside_${name} ${help}`,
      `# TYPE hearthside_${name} ${type}`,
      ...metric.lines(`hearthside_${name}`),
    ]);
    lines.push(
      '# HELP hearthside_messages_sent_total Messages sent over sockets.',
      '# TYPE hearthside_messages_sent_total counter',
      `hearthside_messages_sent_total ${this.#messagesSent}`,
    );
    for (const [name, { help, read }] of this.#gauges) {
      lines.push(`# HELP hearthside_${name} ${help}`, `# TYPE hearthside_${name} gauge`);
      lines.push(`hearthside_${name} ${read()}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
