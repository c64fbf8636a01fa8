import { useEffect, useState } from 'react';
import { attempt } from '../ui/note-bar.tsx';
import type { Picture } from './svg-picture.ts';

interface PositionPictureProps {
  readonly className: string;
  /** What it is of: another is drawn anew. */
  readonly of: string | number;
  readonly alt: string;
  draw(): Promise<Picture>;
}

/** A position as a still picture. */
export function PositionPicture({ className, of, alt, draw }: PositionPictureProps) {
  const [address, setAddress] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once for what it is of
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    attempt(
      draw().then(({ svg }) => {
        if (gone) return;
        made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        setAddress(made);
      }),
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [of]);
  return <div className={className}>{address && <img src={address} alt={alt} />}</div>;
}
