import { type PaperDie, Piece } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { useState } from 'react';
import { speak } from '../sound/speech.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { fairRoll } from './fair-roll.ts';
import { type KeptPaper, withRoll } from './kept-paper.ts';

interface DieTabProps {
  readonly die: PaperDie;
  readonly paper: KeptPaper;
  readonly words: Words;
  onChange(paper: KeptPaper): void;
}

/** One large key, what came up, and the rolls before it. */
export function DieTab({ die, paper, words, onChange }: DieTabProps) {
  const [thrown, setThrown] = useState(0);
  const [last, ...before] = paper.rolls.filter((face) => die.faces.includes(face));
  const told = last === undefined ? words.say('paper.no-roll') : die.tell(last, words);
  const roll = () => {
    const face = die.faces[fairRoll(die.faces.length)];
    if (face === undefined) return;
    setThrown((count) => count + 1);
    onChange(withRoll(paper, face));
  };
  return (
    <div className="paper-die">
      <div className="paper-face" key={thrown} data-rolled={thrown > 0}>
        {last !== undefined && <Piece {...die.look(last)} />}
      </div>
      <p className="paper-told" role="status">
        {told}
      </p>
      {last !== undefined && (
        <IconButton
          icon="read"
          label={words.say('table.read-aloud')}
          onClick={() => speak(told, words.locale)}
        />
      )}
      <button type="button" className="primary" onClick={roll}>
        {words.say('paper.roll')}
      </button>
      {before.length > 0 && (
        <div className="paper-before">
          <span>{words.say('paper.before')}</span>
          {before.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same face may have come up twice
            <Piece key={i} {...die.look(face)} label={face} />
          ))}
        </div>
      )}
    </div>
  );
}
