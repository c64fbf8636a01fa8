/** A link to a table at which this device has a seat already: which of the two is it to be? */

import { PaperPage } from '../ui/paper-page.tsx';
import { useWords } from '../words.tsx';
import { type MyTable, myTable } from './my-tables.ts';

const IN_LINK = /^#([A-Za-z0-9_-]{32})$/;

/** The secret behind `#`, if there is one. */
export const secretInLink = (): string | null => IN_LINK.exec(location.hash)?.[1] ?? null;

/** The seat that this device has at the table, where the link is another's. */
export function otherSeat(table: string): MyTable | null {
  const [given, kept] = [secretInLink(), myTable(table)];
  return given !== null && kept && kept.secret !== given ? kept : null;
}

/** The secret is kept for the way back, so the address need not show it to whoever looks on. */
export function hideSecret(table: string): void {
  if (secretInLink() === null || myTable(table)?.secret !== secretInLink()) return;
  history.replaceState(history.state, '', location.pathname);
}

interface WhichSeatProps {
  onStay(): void;
  onChange(): void;
}

export function WhichSeat({ onStay, onChange }: WhichSeatProps) {
  const words = useWords();
  return (
    <PaperPage title={words.say('online.which-seat')}>
      <p>{words.say('online.which-seat.text')}</p>
      <p className="dialog-buttons">
        <button type="button" className="second" onClick={onChange}>
          {words.say('online.which-seat.change')}
        </button>
        <button type="button" className="primary" onClick={onStay}>
          {words.say('online.which-seat.stay')}
        </button>
      </p>
    </PaperPage>
  );
}
