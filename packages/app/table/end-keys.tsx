import { Icon } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../link.tsx';
import type { NextKey } from './after-the-game.ts';

/** A tap that was meant for the last move starts nothing. */
const LATE_TAP_MS = 800;

interface EndKeysProps {
  readonly words: Words;
  readonly corner: ReactNode;
  readonly next: NextKey | null;
  readonly onRematch?: () => void;
  readonly onNext?: () => void;
  readonly onWatch?: () => void;
  readonly onReview?: () => void;
  readonly onShare?: () => void;
  /** Unfolds the result again; absent while it is in sight. */
  readonly onResult?: () => void;
}

/** What can be done after a game, where the keys of the game were. */
export function EndKeys(given: EndKeysProps) {
  const { words, next, onRematch, onNext, onResult } = given;
  const began = useRef(performance.now());
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!document.querySelector('dialog[open]')) first.current?.focus({ preventScroll: true });
    }, LATE_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  const inTime = (act: () => void) => () => {
    if (performance.now() - began.current >= LATE_TAP_MS) act();
  };
  const tools = [
    { icon: 'watch', label: words.say('table.watch-short'), act: given.onWatch },
    { icon: 'review', label: words.say('table.review'), act: given.onReview },
    { icon: 'share', label: words.say('table.share'), act: given.onShare },
  ];
  return (
    <footer className="tray is-end">
      <div className="end-side">
        <Link className="quiet plain end-home" href="/">
          <span className="btn">
            <Icon name="home" />
          </span>
          <span className="quiet-word">{words.say('table.home')}</span>
        </Link>
        {given.corner}
      </div>
      <div className="tray-middle end-keys">
        {onRematch && (
          <button ref={first} type="button" className="primary" onClick={inTime(onRematch)}>
            <Icon name="again" />
            {words.say('table.rematch')}
          </button>
        )}
        {next && onNext && (
          <button type="button" className="second" onClick={inTime(onNext)}>
            <Icon name={next.icon} />
            {words.say(`table.${next.key}`)}
          </button>
        )}
        {onResult && (
          <button type="button" className="second" onClick={onResult}>
            {words.say('table.result')}
          </button>
        )}
      </div>
      <div className="end-side is-right">
        {tools.map(
          ({ icon, label, act }) =>
            act && (
              <button key={icon} type="button" className="quiet plain" onClick={inTime(act)}>
                <span className="btn">
                  <Icon name={icon} />
                </span>
                <span className="quiet-word">{label}</span>
              </button>
            ),
        )}
      </div>
    </footer>
  );
}
