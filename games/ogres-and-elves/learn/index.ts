/** Stops for the First game, then those for older elves, marked by age. */

import type { LessonStop } from '@hearthside/table';
import { fetchGem } from './fetch-gem.ts';

export const stops: readonly LessonStop[] = [fetchGem];
