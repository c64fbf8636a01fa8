import { botConformance } from '@hearthside/search/conformance';
import { game } from '../rules/index.ts';
import english from '../text/en.json' with { type: 'json' };
import { bot } from './index.ts';

botConformance(game, bot, english, [{}, { stocks: 3 }]);
