import type { Table } from './use-table.ts';
import { WhyTag } from './why-tag.tsx';

interface TableAnswersProps {
  readonly table: Table;
  onRule(rule: string): void;
}

/** What a table says back: why not, at the spot that was touched, and what happens, to those who listen. */
export function TableAnswers({ table, onRule }: TableAnswersProps) {
  const { complaint, words, spoken, forgetComplaint } = table;
  return (
    <>
      {complaint && (
        <WhyTag complaint={complaint} words={words} onRule={onRule} onGone={forgetComplaint} />
      )}
      <p className="unseen" role="status" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
