import { useEffect, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words.tsx';

interface ScrubberProps {
  readonly n: number;
  readonly length: number;
  onGo(n: number): void;
}

const STEP_MS = 1200;

/** Steps through a recorded game: back, play, forward, and a slider over the whole of it. */
export function Scrubber({ n, length, onGo }: ScrubberProps) {
  const words = useWords();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (n >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onGo(n + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, n, length, onGo]);
  return (
    <section className="scrubber paper" aria-label={words.say('replay.controls')}>
      <IconButton
        icon="step-back"
        label={words.say('replay.back')}
        disabled={n === 0}
        onClick={() => onGo(n - 1)}
      />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={words.say(playing ? 'replay.pause' : 'replay.play')}
        onClick={() => setPlaying(!playing)}
      />
      <IconButton
        icon="step"
        label={words.say('replay.forward')}
        disabled={n === length}
        onClick={() => onGo(n + 1)}
      />
      <input
        type="range"
        min={0}
        max={length}
        value={n}
        aria-label={words.say('replay.position')}
        aria-valuetext={words.say('replay.at', { n, length })}
        onChange={({ target }) => onGo(Number(target.value))}
      />
      <output>{words.say('replay.at', { n, length })}</output>
    </section>
  );
}
