import { type AnyBoardModule, type AnyEndingProps, Icon, Ribbon } from '@hearthside/screen';
import { sayOutcome, sentence } from '@hearthside/text';
import type { ReactNode } from 'react';
import { teamStyle } from './team-style.ts';

interface EndingSheetProps {
  readonly board: AnyBoardModule;
  readonly props: AnyEndingProps;
  /** One small line: are the dice what their seal says? */
  readonly seal: ReactNode;
  onFold(): void;
}

/** What the ribbon says where a game leaves it to the sentence of the outcome. */
export function endingTitle(board: AnyBoardModule, props: AnyEndingProps): string {
  const { words, outcome, seats, reader } = props;
  return board.ending?.title(props) ?? sentence(sayOutcome(words, outcome, seats, reader));
}

/** In the colours of whoever won; a game may choose others. */
export function endingColours(board: AnyBoardModule, props: AnyEndingProps) {
  const { outcome, seats } = props;
  const winner = outcome.kind === 'versus' && outcome.winner !== null ? outcome.winner : 0;
  return teamStyle(board.ending?.ribbon(props) ?? board.seatLook(seats[winner] ?? 0));
}

/** The end as a poster over the board; or, where the board itself shows it, a note below the seats. */
export function EndingSheet({ board, props, seal, onFold }: EndingSheetProps) {
  const { ending } = board;
  const { words } = props;
  const Told = ending?.Told ?? board.Tally;
  const title = endingTitle(board, props);
  const style = endingColours(board, props);
  if (ending?.place === 'board') {
    return (
      <section className="ending-note paper" aria-label={title} style={style}>
        <Told {...props} />
        {seal}
      </section>
    );
  }
  return (
    <section className="ending" aria-label={title} style={style}>
      <div className="poster paper">
        {ending?.Picture && (
          <div className="poster-picture">
            <ending.Picture {...props} />
          </div>
        )}
        <h2>
          <Ribbon>{title}</Ribbon>
        </h2>
        <div className="poster-told">
          <Told {...props} />
        </div>
        {seal}
        <button
          type="button"
          className="plain poster-fold"
          aria-label={words.say('table.look-at-board')}
          onClick={onFold}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
