import { botOf } from '@hearthside/search';
import { mind } from './mind.ts';

export const bot = botOf(mind);
