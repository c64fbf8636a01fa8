import { conformance } from '@hearthside/table/conformance';
import { game } from './index.ts';

conformance(game, new URL('../fixtures/', import.meta.url), [
  {},
  { level: 'second', seats: 3, starter: 1 },
  { level: 'third', seats: 4 },
]);
