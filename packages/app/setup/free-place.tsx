import { Icon, Piece, type SeatLook } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import type { SeatKeeper } from '../session/table-session.ts';

interface FreePlaceProps {
  readonly look: SeatLook;
  readonly person: string;
  readonly words: Words;
  onAdd(kind: SeatKeeper['kind']): void;
}

/** One more may sit down: a person or a bot, by one tap. */
export function FreePlace({ look, person, words, onAdd }: FreePlaceProps) {
  return (
    <li className="place-card is-free">
      <Piece {...look.portrait} />
      <p>{words.say('setup.one-more')}</p>
      <span className="free-keys">
        <button type="button" className="second" onClick={() => onAdd('person')}>
          <Icon name="friends" />
          {person}
        </button>
        <button type="button" className="second" onClick={() => onAdd('bot')}>
          {words.say('setup.bot')}
        </button>
      </span>
    </li>
  );
}
