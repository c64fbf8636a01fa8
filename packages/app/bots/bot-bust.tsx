import type { BotLevel } from '@hearthside/search';

/** The same four toys in all games. */
const TOYS: Readonly<Record<BotLevel, string>> = {
  easy: 'teddy',
  medium: 'dolly',
  hard: 'bolt',
  master: 'olga',
};

export type Mood = 'calm' | 'thinking' | 'happy' | 'oops';

interface BotBustProps {
  readonly level: BotLevel;
  readonly mood?: Mood;
  readonly className?: string;
}

/** A bot as a picture, beside its written name. */
export function BotBust({ level, mood = 'calm', className }: BotBustProps) {
  return (
    <svg
      // Another mood is another picture: it comes with one small squash.
      key={mood}
      className={className === undefined ? 'bust' : `bust ${className}`}
      data-mood={mood}
      viewBox="0 0 96 96"
      aria-hidden="true"
    >
      <use href={`#bot-${TOYS[level]}-${mood}`} />
    </svg>
  );
}
