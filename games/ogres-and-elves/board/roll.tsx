import { type CSSProperties, useEffect, useState } from 'react';
import type { Props } from './props.ts';

const FACES = ['1', '2', '3', '4', '5', 'O'];

/** The last roll, lying on the meadow beside the mountain: a die or a spinner, as the table likes. */
export function Roll({ event, look, words }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  const rolling = event?.type === 'rolled';
  useEffect(() => {
    if (event?.type === 'rolled') setShown(`${event.face}`);
  }, [event]);
  const face = event?.type === 'rolled' ? `${event.face}` : shown;
  if (face === null) return null;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g
      transform="translate(1322 706)"
      role="img"
      aria-label={words.say('board.last-roll', { face })}
    >
      <g className={`oe-lift${rolling ? ' oe-rolls' : ''}`}>
        {look.dice === 'spinner' ? (
          <g transform="scale(.92)">
            <g
              className="oe-spin"
              style={
                {
                  '--turn': `${-60 * FACES.indexOf(face) - (rolling ? 1080 : 0)}deg`,
                } as CSSProperties
              }
            >
              <use href="#oe-spinner" />
            </g>
            <use href="#oe-spinner-hand" />
          </g>
        ) : (
          <g transform="scale(1.15)">
            <use href={`#oe-die-${face}`} />
          </g>
        )}
      </g>
    </g>
  );
}
