/** A phone beside Warehouse Wars on paper. */

import type { PaperModule } from '@hearthside/screen';
import { COLOURS } from '../rules/index.ts';
import { counted, EMPTY, type LooseScore, readScore } from './loose-score.ts';
import { PileKeeper } from './pile-keeper.tsx';
import { questions } from './questions.ts';
import './paper.css';
import german from './text.de.json' with { type: 'json' };
import english from './text.en.json' with { type: 'json' };
import french from './text.fr.json' with { type: 'json' };

export const paperModule: PaperModule<LooseScore> = {
  text: { en: english, fr: french, de: german },
  empty: EMPTY,
  readScore,
  ScoreKeeper: PileKeeper,
  tellScore(score, words) {
    if (score.fell) {
      const winner = score.fell === 'teal' ? 'white' : 'teal';
      return words.say('score.fell', { seat: winner });
    }
    const { teal, white } = counted(score).points;
    if (teal === white) return words.say('score.equal', { points: teal });
    const seat = teal > white ? 'teal' : 'white';
    return words.say('score.leads', { seat, points: Math.abs(teal - white) });
  },
  // WW-10: there is no die; the lot says who begins.
  die: {
    faces: COLOURS,
    look: (face) => ({ piece: `ww-flat-${face}`, viewBox: '-14 -14 28 28' }),
    tell: (face, words) => words.say('die.begins', { seat: face }),
  },
  questions,
};
