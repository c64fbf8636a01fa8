import type { Words } from '@hearthside/text';

interface LevelSlicerProps {
  readonly top: number;
  /** The highest level shown; null for all. */
  readonly slice: number | null;
  readonly words: Words;
  onSlice(slice: number | null): void;
}

/** Lifts the upper levels away, to see what is below. */
export function LevelSlicer({ top, slice, words, onSlice }: LevelSlicerProps) {
  const levels = Array.from({ length: top }, (_, level) => top - 1 - level);
  return (
    <fieldset className="ww-slicer paper">
      <legend className="unseen">{words.say('board.show')}</legend>
      {[null, ...levels].map((level) => (
        <button
          key={level}
          type="button"
          aria-pressed={slice === level}
          aria-label={
            level === null ? words.say('board.all-levels') : words.say('board.up-to', { level })
          }
          onClick={() => onSlice(level)}
        >
          <Layers shown={level === null ? LAYERS : Math.min(level + 1, LAYERS - 1)} />
          <span aria-hidden="true">
            {level === null ? words.say('board.all') : words.say('board.level-short', { level })}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

const LAYERS = 3;

/** Sheets on top of each other, the shown ones solid. */
function Layers({ shown }: { readonly shown: number }) {
  return (
    <svg viewBox="-18 -18 36 32" aria-hidden="true">
      {Array.from({ length: LAYERS }, (_, i) => (
        <path
          key={i}
          className={i < shown ? 'is-shown' : ''}
          d="M0 -8L16 0L0 8L-16 0Z"
          transform={`translate(0 ${4 - i * 6})`}
        />
      ))}
    </svg>
  );
}
