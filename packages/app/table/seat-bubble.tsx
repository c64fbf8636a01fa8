import { type ReactNode, useLayoutEffect, useState } from 'react';

interface SeatBubbleProps {
  readonly seat: number;
  readonly className: string;
  readonly children: ReactNode;
}

/** From the edge of the screen, and below the name of whoever speaks. */
const MARGIN = 6;
const BELOW_NAME = 40;
const NARROWEST = 170;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function placeAt(seat: number): Place | null {
  const box = document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!box) return null;
  const width = Math.max(NARROWEST, box.width - 2 * MARGIN);
  const left = Math.min(box.left + MARGIN, innerWidth - width - MARGIN);
  return { left: Math.max(MARGIN, left), top: box.top + BELOW_NAME, width };
}

/** What somebody says, at the seat of the one who says it. */
export function SeatBubble({ seat, className, children }: SeatBubbleProps) {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const put = () => setPlace(placeAt(seat));
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  }, [seat]);
  return (
    <p
      className={`seat-bubble paper ${className}`}
      role="status"
      style={place ? { left: place.left, top: place.top, maxWidth: place.width } : undefined}
    >
      {children}
    </p>
  );
}
