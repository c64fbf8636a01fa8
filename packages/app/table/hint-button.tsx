import { Icon } from '@hearthside/screen';
import { sayAction, type Words } from '@hearthside/text';
import { useEffect, useRef, useState } from 'react';
import type { TableLink } from '../session/table-link.ts';
import { thinking } from '../thinking/worker-thinking.ts';

interface HintButtonProps {
  readonly link: TableLink;
  readonly view: unknown;
  readonly words: Words;
  readonly disabled: boolean;
  onHint(text: string): void;
}

/** Asks the coach, who knows no more than the player does. */
export function HintButton({ link, view, words, disabled, onHint }: HintButtonProps) {
  const [busy, setBusy] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const ask = async () => {
    const { seat, legal, n, moments } = link.state;
    if (seat === null) return;
    setBusy(true);
    stop.current = new AbortController();
    const steps = moments.map(({ n: at, by, action, events }) => ({ n: at, by, action, events }));
    const turn = { seat, view, legal, n };
    const request = {
      game: link.game.facts.id,
      level: 'master',
      seed: `hint ${n}`,
      turn,
      steps,
    } as const;
    try {
      const { action, reason } = await thinking.advise(request, stop.current.signal);
      const what = sayAction(words, link.game.describe(link.game.readAction(action)));
      onHint(`${what}. ${words.say(`coach.${reason.key}`, reason.values)}`);
    } catch (error) {
      if (!stop.current.signal.aborted) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="quiet plain"
      disabled={disabled || busy}
      aria-label={words.say('table.hint')}
      onClick={() => void ask()}
    >
      <span className={`btn${busy ? ' is-busy' : ''}`}>
        <Icon name="hint" />
      </span>
      <span className="quiet-word">{words.say('table.hint')}</span>
    </button>
  );
}
