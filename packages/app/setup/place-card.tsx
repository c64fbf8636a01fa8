import { Icon, Piece, type SeatLook } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import type { ReactNode } from 'react';
import { teamStyle } from '../table/team-style.ts';

interface PlaceCardProps {
  readonly look: SeatLook;
  /** The seat, by name. */
  readonly title: string;
  readonly words: Words;
  /** Takes the seat away; absent where it has to stay. */
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** A card on the table that says who sits here. */
export function PlaceCard({ look, title, words, onRemove, children }: PlaceCardProps) {
  return (
    <li className="place-card paper" aria-label={title} style={teamStyle(look)}>
      <div className="place-face">
        <Piece {...look.portrait} />
        <b>{title}</b>
        {onRemove && (
          <button
            type="button"
            className="plain"
            aria-label={words.say('setup.remove', { title })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="place-in">{children}</div>
    </li>
  );
}
