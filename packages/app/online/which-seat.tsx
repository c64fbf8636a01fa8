/** A link to a table at which this device has a seat already: which of the two is it to be? */

import { readSeatHash } from '@hearthside/client';
import { PaperPage } from '../ui/paper-page.tsx';
import { useWords } from '../words.tsx';
import { type MyTable, myTable } from './my-tables.ts';
import { keepKey, keptKey } from './seat-key.ts';

/** The secret behind `#`, if there is one. */
export const secretInLink = (): string | null => readSeatHash(location.hash).secret ?? null;

/** The key after it, in a link from another device. */
export const keyInLink = (): string | null => readSeatHash(location.hash).key ?? null;

/** Does the link bring a key that is not this device's own? */
export const hasOthersKey = (table: string): boolean =>
  keyInLink() !== null && keyInLink() !== keptKey(table);

/** The seat that this device has at the table, where the link is another's. */
export function otherSeat(table: string): MyTable | null {
  const [given, kept] = [secretInLink(), myTable(table)];
  return given !== null && kept && kept.secret !== given ? kept : null;
}

/**
 * Secret and key are kept for the way back, so the address need not show them to whoever looks on. Where
 * the browser keeps nothing, the address is the way back.
 */
export function hideSecret(table: string, key: string | null): void {
  const secret = secretInLink();
  if (secret === null) return;
  const isKept = key === null || keepKey(table, key);
  if (isKept && myTable(table)?.secret === secret) {
    history.replaceState(history.state, '', location.pathname);
  } else if (key !== null) {
    history.replaceState(history.state, '', `${location.pathname}#${secret}.${key}`);
  }
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
