/** What is said of many measurements. */

export type Percentiles = Readonly<Record<'p50' | 'p90' | 'p99' | 'max', number>>;

export const round = (value: number): number => Math.round(value * 100) / 100;

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}
