import { conformance } from '@hearthside/table/conformance';
import { game } from './index.ts';

conformance(game, new URL('../fixtures/', import.meta.url), [{}, { logs: 5 }, { logs: 21 }]);
