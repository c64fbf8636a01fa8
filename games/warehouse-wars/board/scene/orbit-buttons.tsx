import type { Words } from '@hearthside/text';
import type { RefObject } from 'react';
import type { Orbit } from './camera.tsx';

const QUARTER = Math.PI / 4;

const BUTTONS: readonly { key: string; sign: string; act(orbit: Orbit): void }[] = [
  { key: 'turn-left', sign: '⟲', act: (orbit) => orbit.turn(QUARTER) },
  { key: 'turn-right', sign: '⟳', act: (orbit) => orbit.turn(-QUARTER) },
  { key: 'nearer', sign: '+', act: (orbit) => orbit.zoom(1.2) },
  { key: 'farther', sign: '−', act: (orbit) => orbit.zoom(1 / 1.2) },
  { key: 'reset', sign: '⌂', act: (orbit) => orbit.reset() },
];

interface OrbitButtonsProps {
  readonly orbit: RefObject<Orbit | null>;
  readonly words: Words;
}

export function OrbitButtons({ orbit, words }: OrbitButtonsProps) {
  return (
    <div className="ww-orbit">
      {BUTTONS.map(({ key, sign, act }) => (
        <button
          key={key}
          type="button"
          className="btn"
          aria-label={words.say(`board.orbit.${key}`)}
          onClick={() => orbit.current && act(orbit.current)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
