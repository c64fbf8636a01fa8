import type { SeatProps } from '@hearthside/screen';
import { type Action, type Event, SEATS, type View } from '../rules/index.ts';
import type { Draft } from './props.ts';

export function SeatPanel({ view, of, words }: SeatProps<View, Action, Event, Draft>) {
  const isWinner = view.winner === SEATS[of];
  return <p className="ll-panel">{isWinner ? words.say('board.keeps-fire') : ' '}</p>;
}
