import type { AnyTableProps, TeamColours } from '@hearthside/screen';
import type { CSSProperties } from 'react';
import type { Showing } from './use-showing.ts';

/** The colours of a seat, for whatever stands inside. */
export const teamStyle = ({ colour, deep, on }: TeamColours): CSSProperties => ({
  ['--team' as string]: `var(--${colour})`,
  ['--team-deep' as string]: `var(--${deep})`,
  ['--on-team' as string]: `var(--${on})`,
});

/** How long a piece may take for the event that is shown now. */
const LONGEST_MS = 900;

export const paceStyle = ({ look }: AnyTableProps, { milliseconds }: Showing): CSSProperties => ({
  ['--show-ms' as string]: `${look.reducedMotion ? 0 : Math.min(milliseconds, LONGEST_MS)}ms`,
});
