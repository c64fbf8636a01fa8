import { Icon, Piece } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import type { ReactNode } from 'react';

interface MoreChoicesProps {
  /** What is inside, in a few words. */
  readonly about: string;
  readonly words: Words;
  readonly children: ReactNode;
}

/** What is rarely asked for, folded away. */
export function MoreChoices({ about, words, children }: MoreChoicesProps) {
  return (
    <details className="more kraft">
      <summary>
        <Piece piece="hs-clock" viewBox="-29 -32 58 64" />
        <span>
          {words.say('home.more-choices')} <small>{about}</small>
        </span>
        <Icon name="more" />
      </summary>
      <div className="more-in">{children}</div>
    </details>
  );
}
