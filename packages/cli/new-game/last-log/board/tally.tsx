import type { Props } from './props.ts';

/** How the end was counted: there is nothing to count but the last log. */
export function Tally({ view, words }: Props) {
  return <p>{words.say('board.left', { left: view.left })}</p>;
}
