import { Icon } from '@hearthside/screen';
import type { ReactNode } from 'react';
import { changeSettings, type Speed, useSettings } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words.tsx';
import type { Replay } from './use-replay.ts';

const SPEEDS: readonly Exclude<Speed, 'off'>[] = ['slow', 'normal', 'fast'];

interface TransportProps {
  readonly replay: Replay;
  readonly length: number;
  /** "Turn 11 of 24". */
  readonly place: string;
  readonly left: ReactNode;
}

/** The keys below the strip: back, play, on, and how fast. */
export function Transport({ replay, length, place, left }: TransportProps) {
  const words = useWords();
  const { speed } = useSettings();
  const { n, playing } = replay;
  const faster = SPEEDS[(SPEEDS.indexOf(speed as 'normal') + 1) % SPEEDS.length] ?? 'normal';
  return (
    <div className="transport">
      <div className="transport-left">{left}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of keys is no fieldset of a form */}
      <div className="transport-keys" role="group" aria-label={words.say('replay.controls')}>
        <IconButton
          icon="first"
          label={words.say('replay.first')}
          aria-disabled={n === 0}
          onClick={() => replay.goToTurn(0)}
        />
        <IconButton
          icon="step-back"
          label={words.say('replay.back')}
          aria-disabled={n === 0}
          onClick={() => replay.step(-1)}
        />
        <button
          type="button"
          className="primary transport-play"
          aria-label={words.say(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => replay.play(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <IconButton
          icon="step"
          label={words.say('replay.forward')}
          aria-disabled={n === length}
          onClick={() => replay.step(1)}
        />
        <IconButton
          icon="last"
          label={words.say('replay.last')}
          aria-disabled={n === length}
          onClick={() => replay.goToTurn(replay.turns)}
        />
        <button
          type="button"
          className="btn transport-speed"
          aria-label={words.say('table.speed', { speed })}
          onClick={() => changeSettings({ speed: faster })}
        >
          {words.say(`replay.times.${speed}`)}
        </button>
      </div>
      <div className="transport-right">
        <output>{place}</output>
        <fieldset className="segments">
          <legend className="unseen">{words.say('replay.speed')}</legend>
          {SPEEDS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={speed === each}
              onClick={() => changeSettings({ speed: each })}
            >
              {words.say(`speed.${each}`)}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
