import { Icon } from '@hearthside/screen';
import { useEffect, useState } from 'react';
import type { SeatColour } from '../rules/index.ts';
import { lineKey, linesOf } from './lit-lines.ts';
import { EMPTY_HAND, type Props } from './props.ts';

/** How long each line is lit. */
const LIT_MS = 900;

/** The lines of a seat told one by one on the pile: back, pause, next. */
export function LineShow(props: Props & { readonly whose: SeatColour }) {
  const { view, words, draft, setDraft, whose: seat, look } = props;
  const hand = draft ?? EMPTY_HAND;
  const lines = linesOf(view, seat);
  const nth = hand.lit?.seat === seat ? hand.lit.nth : -1;
  const [running, setRunning] = useState(!look.reducedMotion);
  const goTo = (to: number) =>
    setDraft({ ...hand, lit: { seat, nth: (to + lines.length) % lines.length } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line has its own time
  useEffect(() => {
    if (lines.length === 0) return;
    if (nth < 0) {
      goTo(0);
      return;
    }
    if (!running) return;
    if (nth >= lines.length - 1) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => goTo(nth + 1), LIT_MS);
    return () => clearTimeout(timer);
  }, [running, nth, lines.length]);
  const line = lines[nth];
  if (lines.length === 0) return null;
  const step = (by: number) => {
    setRunning(false);
    goTo(nth + by);
  };
  return (
    <section className="ww-line-show" aria-label={words.say('board.lit-lines')}>
      <ol aria-hidden="true">
        {lines.map((each, i) => (
          <li
            key={lineKey(each)}
            className={i === nth ? 'is-now' : i < nth ? 'is-told' : undefined}
          />
        ))}
      </ol>
      <p className="unseen" role="status">
        {line &&
          words.say('board.line-nth', {
            nth: nth + 1,
            count: lines.length,
            length: line.length,
            points: line.points,
          })}
      </p>
      <div className="ww-line-keys">
        <button
          type="button"
          className="btn"
          aria-label={words.say('board.line-back')}
          onClick={() => step(-1)}
        >
          <Icon name="step-back" />
        </button>
        <button
          type="button"
          className="btn"
          aria-label={words.say(running ? 'board.line-pause' : 'board.line-play')}
          onClick={() => {
            if (!running && nth >= lines.length - 1) goTo(0);
            setRunning(!running);
          }}
        >
          <Icon name={running ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className="btn"
          aria-label={words.say('board.line-next')}
          onClick={() => step(1)}
        >
          <Icon name="step" />
        </button>
        <b aria-hidden="true">{line && `+${line.points}`}</b>
      </div>
    </section>
  );
}
