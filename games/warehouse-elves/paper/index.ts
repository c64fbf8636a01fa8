/** A phone beside Warehouse Elves on paper. */

import type { PaperModule } from '@hearthside/screen';
import { DIRECTIONS, GOAL, TEAM_NAMES } from '../rules/index.ts';
import { type Delivered, Deliveries, NONE, readDelivered } from './deliveries.tsx';
import { questions } from './questions.ts';
import './paper.css';
import german from './text.de.json' with { type: 'json' };
import english from './text.en.json' with { type: 'json' };
import french from './text.fr.json' with { type: 'json' };

export const paperModule: PaperModule<Delivered> = {
  text: { en: english, fr: french, de: german },
  empty: NONE,
  readScore: readDelivered,
  ScoreKeeper: Deliveries,
  tellScore(score, words) {
    const winner = TEAM_NAMES.find((team) => score[team] === GOAL);
    if (winner) return words.say('delivered.won', { seat: winner });
    const { green, red } = score;
    if (green === red) return words.say('delivered.equal', { count: green });
    const seat = green > red ? 'green' : 'red';
    return words.say('delivered.leads', { seat, count: score[seat], goal: GOAL });
  },
  // WE-7: it tells where the Snowman goes, and who begins (WE-13).
  die: {
    faces: DIRECTIONS.map(String),
    look: (face) => ({ piece: `we-die-${face}`, viewBox: '-34 -34 68 68' }),
    tell: (face, words) => words.say('die.snowman', { direction: Number(face) }),
  },
  questions,
};
