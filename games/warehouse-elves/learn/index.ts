/** Seven stops: what a driver must know before the first game. */

import type { LessonStop } from '@hearthside/table';
import { drive } from './drive.ts';

export const stops: readonly LessonStop[] = [drive];
