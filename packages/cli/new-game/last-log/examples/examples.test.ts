import { ruleExamples } from '@hearthside/table/conformance';
import { game } from '../rules/index.ts';
import { examples } from './index.ts';

ruleExamples(game, examples, new URL('../text/rules.en.json', import.meta.url));
