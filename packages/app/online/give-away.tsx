import type { Words } from '@hearthside/text';
import { Confirm } from '../ui/confirm.tsx';

interface GiveAwayProps {
  /** Whose seat. */
  readonly title: string;
  readonly words: Words;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before somebody who sits at the table is sent away from it. */
export function GiveAway({ title, words, onConfirm, onClose }: GiveAwayProps) {
  return (
    <Confirm
      title={words.say('give-away.title', { title })}
      text={words.say('give-away.text')}
      action={words.say('give-away.do')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
