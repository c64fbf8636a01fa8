import { Icon } from '@hearthside/screen';
import { useEffect, useState } from 'react';
import { isFocusLost } from '../focus.ts';

/** What the hint makes the learner tap first, the most exact first: boards and trays mark it so. */
const TARGETS = [
  '.tray .is-nth-0 button[aria-pressed="false"]',
  '.tray .is-hinted',
  '.board [data-hinted]',
  '.board .is-hinted',
];

const target = (): HTMLElement | undefined =>
  TARGETS.flatMap((each) => document.querySelector<HTMLElement>(each) ?? []).at(0);

interface Place {
  readonly left: number;
  readonly top: number;
}

/** A glove that points at what is to be tapped; it covers its edge only, and lets every tap through. */
export function Glove({ of }: { readonly of: string }) {
  const [place, setPlace] = useState<Place | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew whenever something else is meant
  useEffect(() => {
    const look = () => {
      const box = target()?.getBoundingClientRect();
      setPlace(
        box && box.width > 0
          ? { left: box.left + box.width * 0.62, top: box.top + box.height * 0.62 }
          : null,
      );
    };
    const frame = requestAnimationFrame(() => {
      look();
      // Whoever plays by keys begins where the glove points.
      if (isFocusLost()) target()?.focus({ preventScroll: true });
    });
    // Cards that rise and boards that open come to rest.
    const timer = setTimeout(look, 700);
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener('resize', look);
    };
  }, [of]);
  if (!place) return null;
  return (
    <span key={of} className="glove" style={place} aria-hidden="true">
      <Icon name="glove" />
    </span>
  );
}
