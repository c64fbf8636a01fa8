import { Piece, type PieceLook } from '@hearthside/screen';
import type { BotLevel } from '@hearthside/search';
import { BotBust, type Mood } from './bot-bust.tsx';

interface BotPortraitProps {
  readonly level: BotLevel;
  readonly mood?: Mood;
  /** Which side it plays: two bots with one face stay two. */
  readonly emblem: PieceLook;
}

/** A bot at its seat. */
export function BotPortrait({ level, mood = 'calm', emblem }: BotPortraitProps) {
  return (
    <div className="bot-portrait">
      <BotBust level={level} mood={mood} />
      <Piece className="emblem" {...emblem} />
    </div>
  );
}
