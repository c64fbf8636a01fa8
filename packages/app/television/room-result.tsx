import { Piece } from '@hearthside/screen';
import type { RoomEndingProps } from '../table/table-screen.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Bunting } from './bunting.tsx';

/** The end for the whole room: who won, how it was counted, a kind word for all, and how it goes on. */
export function RoomResult({ words, board, seats, sentence, children, onClose }: RoomEndingProps) {
  const names = seats.map((name) => words.say(`seat.${name}`));
  return (
    <Dialog className="room-result is-for-room" title={sentence} onClose={onClose}>
      <Bunting />
      <ul className="room-seats" aria-hidden="true">
        {seats.map((name) => (
          <li key={String(name)}>
            <Piece {...board.seatLook(name).portrait} />
          </li>
        ))}
      </ul>
      <div className="room-tally paper">{children}</div>
      <footer className="paper">
        <p>
          <b>{words.say('tv.well-played', { names })}</b>{' '}
          {words.say('tv.again', { again: words.say('table.rematch') })}
        </p>
        <button type="button" className="second" onClick={onClose}>
          {words.say('table.look-at-board')}
        </button>
      </footer>
    </Dialog>
  );
}
