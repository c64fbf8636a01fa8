import type { Rulebook, RulebookSection } from '@hearthside/screen';
import type { Statement } from './rule-search.ts';

interface Filled {
  /** Null for a game without sections. */
  readonly section: RulebookSection | null;
  readonly statements: readonly Statement[];
}

const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0]);

export const isIn = ({ numbers }: RulebookSection, rule: string): boolean =>
  numbers.some(([from, to]) => numberOf(rule) >= from && numberOf(rule) <= to);

/** Statements under their sections; a section without any is left out. */
export function bySection(rulebook: Rulebook | null, statements: readonly Statement[]): Filled[] {
  const sections = rulebook?.sections ?? [];
  const placed = sections.map((section) => ({
    section,
    statements: statements.filter(({ id }) => isIn(section, id)),
  }));
  const loose = statements.filter(({ id }) => !sections.some((section) => isIn(section, id)));
  return [...placed, { section: null, statements: loose }].filter(
    ({ statements: those }) => those.length > 0,
  );
}
