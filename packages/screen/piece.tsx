/** Pieces of the game's sheet on the screen. The sheet is in the page once; a piece refers to it. */

import type { CSSProperties } from 'react';
import type { PieceLook } from './board-module.ts';

interface PieceProps extends PieceLook {
  /** What it is, for those who do not see it; leave out where the text beside it says so. */
  readonly label?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** What it is, for whoever asks about it. */
  readonly 'data-thing'?: string;
}

/** A piece in the flow of the page. */
export function Piece({ piece, viewBox, label, className, style, ...marks }: PieceProps) {
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden because its text is beside it
    <svg className={className} style={style} viewBox={viewBox} {...marks} {...spoken}>
      <use href={`#${piece}`} />
    </svg>
  );
}

/** An icon of the interface. */
export function Icon({
  name,
  className = 'icon',
}: {
  readonly name: string;
  readonly className?: string;
}) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

interface SheetProps {
  readonly svg: string;
  /** Other than `sheet` for a drawing that is meant to be seen. */
  readonly className?: string;
}

/** Puts a sheet of pieces into the page, unseen, so that pieces can refer to it. */
export function Sheet({ svg, className = 'sheet' }: SheetProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own art, part of the build
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
