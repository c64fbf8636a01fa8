import type { AnyTableProps } from '@hearthside/screen';
import type { SeatName } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { useEffect, useRef, useState } from 'react';
import { InTurn } from '../session/in-turn.ts';
import type { Unpacked } from '../session/unpack-box.ts';
import { PositionPicture } from './position-picture.tsx';
import { drawPicture } from './svg-picture.ts';

/** Boards are drawn one after the other: a long row of them is no reason to hold up the page. */
const drawing = new InTurn();

interface QuietPictureProps {
  readonly className: string;
  readonly unpacked: Unpacked;
  /** What it is of: another is drawn anew. */
  readonly of: string;
  readonly view: unknown;
  readonly seats: readonly SeatName[];
  readonly words: Words;
}

/** A small picture of a position beside words that tell it: drawn when it comes into sight. */
export function QuietPicture({ className, unpacked, of, view, seats, words }: QuietPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  const { board, sheet } = unpacked;
  const props: AnyTableProps = {
    view,
    seat: null,
    legal: [],
    choose: () => {},
    explain: () => {},
    draft: null,
    setDraft: () => {},
    hint: null,
    event: null,
    words,
    look: { reducedMotion: true, simple: false, dice: 'die', television: false },
    seats,
  };
  return (
    <span ref={place} className={className}>
      {seen && (
        <PositionPicture
          className="quiet-drawing"
          of={of}
          alt=""
          draw={() => drawing.run(() => drawPicture({ board, sheet, props }))}
        />
      )}
    </span>
  );
}
