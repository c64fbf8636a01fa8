/** A phone beside Ogres & Elves on paper. */

import type { PaperModule } from '@hearthside/screen';
import { FACES } from '../rules/pieces.ts';
import { questions } from './questions.ts';
import { NOTHING, pointsOf, readTreasure, type Treasure } from './treasure.ts';
import { TreasureKeeper } from './treasure-keeper.tsx';
import './paper.css';
import german from './text.de.json' with { type: 'json' };
import english from './text.en.json' with { type: 'json' };
import french from './text.fr.json' with { type: 'json' };

export const paperModule: PaperModule<Treasure> = {
  text: { en: english, fr: french, de: german },
  empty: NOTHING,
  readScore: readTreasure,
  ScoreKeeper: TreasureKeeper,
  tellScore: (treasure, words) => words.say('treasure.stands', { ...pointsOf(treasure) }),
  // OE-80: the number of the Ogre that walks, or O for all.
  die: {
    faces: FACES.map(String),
    look: (face) => ({ piece: `oe-die-${face}`, viewBox: '-70 -70 140 140' }),
    tell: (face, words) =>
      face === 'O' ? words.say('die.all') : words.say('die.ogre', { number: Number(face) }),
  },
  questions,
};
