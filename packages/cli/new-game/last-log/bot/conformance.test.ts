import { botConformance } from '@hearthside/search/conformance';
import { game } from '../rules/index.ts';
import { bot } from './index.ts';

botConformance(game, bot, new URL('../text/en.json', import.meta.url), [{}, { logs: 21 }]);
