import { Icon } from '@hearthside/screen';
import { sentence } from '@hearthside/text';
import { useEffect, useRef, useState } from 'react';
import { pageThing } from '../why/page-things.ts';
import { useWords } from '../words.tsx';
import { type Hint, remarkOf } from './coach.ts';
import { CONTROLS } from './table-keys.ts';

interface CoachButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly disabled: boolean;
  /** The name by which a key finds it. */
  readonly dataKey?: string;
  /** Asks the coach, who knows no more than the player does. */
  ask(signal: AbortSignal): Promise<Hint>;
  onAnswer(hint: Hint): void;
}

/** A question to the coach; leaving the table stops the thinking. */
export function CoachButton({ icon, label, disabled, dataKey, ask, onAnswer }: CoachButtonProps) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const press = async () => {
    setBusy(true);
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      onAnswer(await ask(signal));
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      onAnswer(remarkOf(sentence(words.say('table.coach-silent'))));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="quiet plain"
      disabled={disabled || busy}
      aria-label={label}
      data-key={dataKey}
      {...(dataKey === CONTROLS.hint && pageThing('hint'))}
      onClick={() => void press()}
    >
      <span className={`btn${busy ? ' is-busy' : ''}`}>
        <Icon name={icon} />
      </span>
      <span className="quiet-word">{label}</span>
    </button>
  );
}
