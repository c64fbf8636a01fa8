import { puzzleConformance } from '@hearthside/table/conformance';
import { game } from '../rules/index.ts';
import { judge, maker, puzzles } from './index.ts';

puzzleConformance(game, { puzzles, judge, maker }, new URL('../text/', import.meta.url));
