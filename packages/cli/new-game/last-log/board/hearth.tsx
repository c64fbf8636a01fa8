import { Piece } from '@hearthside/screen';
import { facts } from '../facts.ts';
import type { Props } from './props.ts';

/** Logs are alike; each has a name so that the one which is taken is the last. */
const LOGS = Array.from({ length: facts.longestRandomGame }, (_, index) => `log ${index}`);

/** The pile beside the fire. */
export function Hearth({ view, words }: Props) {
  return (
    <ul className="ll-pile" aria-label={words.say('board.tell', { left: view.left })}>
      {LOGS.slice(0, view.left).map((log) => (
        <li key={log}>
          <Piece piece="ll-log" viewBox="-58 -24 116 48" />
        </li>
      ))}
    </ul>
  );
}
