import type { AnyPaperModule } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { finished, type KeptPaper } from './kept-paper.ts';

interface ScoreTabProps {
  readonly paperModule: AnyPaperModule;
  readonly score: unknown;
  readonly paper: KeptPaper;
  readonly words: Words;
  onChange(score: unknown): void;
  onFinish(paper: KeptPaper): void;
}

/** What counts, how it stands, and the games before this one. */
export function ScoreTab({ paperModule, score, paper, words, onChange, onFinish }: ScoreTabProps) {
  const { ScoreKeeper } = paperModule;
  const { games } = paper;
  const told = paperModule.tellScore(score, words);
  const day = () => new Date().toLocaleDateString(words.locale);
  return (
    <>
      <ScoreKeeper score={score} words={words} onChange={onChange} />
      <p className="paper-stands" role="status">
        {told}
      </p>
      <p className="dialog-buttons">
        <button
          type="button"
          className="primary"
          disabled={paper.score === null}
          onClick={() => onFinish(finished(paper, day(), told))}
        >
          {words.say('paper.finish')}
        </button>
      </p>
      {games.length > 0 && (
        <details>
          <summary>{words.say('paper.games')}</summary>
          <ol className="paper-games">
            {games.map((game, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two games of a day may have ended alike
              <li key={i}>
                <b>{game.day}</b> {game.told}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
