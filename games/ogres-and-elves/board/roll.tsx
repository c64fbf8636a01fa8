import { type CSSProperties, useEffect, useState } from 'react';
import { Lifted } from './land.tsx';
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
    <svg
      className="oe-board"
      viewBox="0 0 2000 2000"
      role="img"
      aria-label={words.say('board.last-roll', { face })}
    >
      <g className="oe-die-lies" data-thing="die" transform="translate(1322 706)">
        <g className={rolling ? 'oe-rolls' : undefined}>
          {look.dice === 'spinner' ? (
            <g transform="scale(.92)">
              <g className="oe-spin" style={{ '--turn': turnTo(face, rolling) } as CSSProperties}>
                <use href="#oe-spinner" />
              </g>
              <use href="#oe-spinner-hand" />
            </g>
          ) : (
            <Lifted piece={`die-${face}`} transform="scale(1.15)" />
          )}
        </g>
      </g>
    </svg>
  );
}

/** Three times round and then to the face, which comes to lie on top. */
const turnTo = (face: string, rolling: boolean): string =>
  `${-60 * FACES.indexOf(face) - (rolling ? 1080 : 0)}deg`;
