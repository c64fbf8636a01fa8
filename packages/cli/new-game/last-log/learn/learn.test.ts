import { lessons } from '@hearthside/table/conformance';
import { game } from '../rules/index.ts';
import { stops } from './index.ts';

lessons(game, stops, new URL('../text/', import.meta.url));
