import { Icon } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import type { ReactNode } from 'react';
import { pageThing } from '../why/page-things.ts';

interface LogFrameProps {
  readonly words: Words;
  readonly open: boolean;
  /** Beside `log`, where it looks otherwise. */
  readonly className?: string;
  /** What stands beside the heading. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  onClose(): void;
}

/** The sheet of what happened: beside the board, or over it on a narrow screen until it is closed. */
export function LogFrame({ words, open, className = '', tools, children, onClose }: LogFrameProps) {
  return (
    <aside
      className={`log ${className} paper${open ? ' is-open' : ''}`}
      aria-label={words.say('table.what-happened')}
    >
      <header {...pageThing('log')}>
        <Icon name="log" />
        <h2>{words.say('table.what-happened')}</h2>
        {tools}
        <button
          type="button"
          className="plain log-close"
          onClick={onClose}
          aria-label={words.say('table.close')}
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </aside>
  );
}
