/** Seven stops: what a stacker must know before the first game. */

import type { LessonStop } from '@hearthside/table';
import { line } from './line.ts';

export const stops: readonly LessonStop[] = [line];
