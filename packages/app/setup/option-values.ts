import type { Json, OptionSpec } from '@hearthside/table';

/** More than so many numbers are stepped through, not laid out. */
const MOST_NUMBERS = 5;

/** What there is to pick from, all of it; null where there is too much, or a file is asked for. */
export function valuesOf(spec: OptionSpec): readonly Json[] | null {
  if (spec.kind === 'choice') return spec.values as readonly Json[];
  if (spec.kind === 'flag') return [true, false];
  if (spec.kind !== 'integer' || spec.max - spec.min >= MOST_NUMBERS) return null;
  return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
}
