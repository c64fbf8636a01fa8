import { conformance } from '@hearthside/table/conformance';
import { game } from './index.ts';

conformance(game, new URL('../fixtures/', import.meta.url), [
  {},
  { cargo: 'secured' },
  { side: 5, crates: 20, planks: 16, starter: 'white', spaceDiagonals: false },
  { side: 8, crates: 8, planks: 0, warning: false },
]);
