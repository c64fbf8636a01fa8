import { Sheet } from '@hearthside/screen';
import { type Puzzle, PuzzlePlay } from '@hearthside/table';
import { useEffect, useMemo, useState } from 'react';
import { goTo } from '../router.ts';
import { PracticeTable, type Progress } from '../session/practice-table.ts';
import type { Unpacked } from '../session/unpack-box.ts';
import { useUnpacked } from '../session/use-unpacked.ts';
import { useStore } from '../store.ts';
import { RuleDialog } from '../table/rule-dialog.tsx';
import { SeatPanels } from '../table/seat-panels.tsx';
import { TableAnswers } from '../table/table-answers.tsx';
import { paceStyle, teamStyle } from '../table/team-style.ts';
import { useTable } from '../table/use-table.ts';
import { useTouches } from '../table/why-tag.tsx';
import { useTitle } from '../title.ts';
import { Brandmark } from '../ui/brandmark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { QuietKey } from '../ui/quiet-key.tsx';
import { usePageKeys } from '../ui/use-page-keys.ts';
import { Wood } from '../ui/wood.tsx';
import { WhyKey } from '../why/why-key.tsx';
import { WhyLayer } from '../why/why-layer.tsx';
import type { GamePuzzles } from './game-puzzles.ts';
import { GoalCard } from './goal-card.tsx';
import { HintsCard, LAST_HINT } from './hints-card.tsx';
import { HowCard } from './how-card.tsx';
import { keepDay, solvedPuzzles } from './kept-puzzles.ts';
import { PuzzleVerdict } from './puzzle-verdict.tsx';
import { todays } from './today.ts';

interface PuzzleScreenProps extends GamePuzzles {
  readonly all: readonly GamePuzzles[];
  readonly puzzle: Puzzle;
}

/** Solved; without the last hint; on the first try. Nothing is won by having it shown. */
const starsFor = ({ mistakes, wasShown }: Progress, hints: number): number =>
  wasShown ? 0 : 1 + Number(hints < LAST_HINT) + Number(mistakes === 0);

/** One puzzle, once its board is there. */
export function PuzzleScreen(props: PuzzleScreenProps) {
  const unpacked = useUnpacked(props.game.facts.id);
  return unpacked && <PuzzleTable {...props} {...unpacked} />;
}

/** The game's own board and tray, the goal beside it, and nothing that hurries anybody. */
function PuzzleTable(given: PuzzleScreenProps & Unpacked) {
  const { game, board, sheet, judge, puzzles, all, puzzle } = given;
  const session = useMemo(
    () => new PracticeTable(new PuzzlePlay(game, judge, puzzle)),
    [game, judge, puzzle],
  );
  const progress = useStore(session.progress);
  const table = useTable(session, board);
  const { words, props, showing, seats, state } = table;
  const [rule, setRule] = useState<string | null>(null);
  const [hints, setHints] = useState(0);
  const [asking, setAsking] = useState(false);
  useTouches();
  const { id } = game.facts;
  const isSecond = puzzle.seat === 1 && !board.TeamPanel;
  const at = puzzles.indexOf(puzzle);
  const next = puzzles[at + 1];
  const path = `/puzzles/${id}`;
  const ahead = next ? `${path}/${next.id}` : path;
  const grade = words.say(`puzzle.grade.${puzzle.grade}`);
  useTitle(words.say('puzzle.name', { n: at + 1, grade }));
  // Nothing is judged before the solver has seen what came of it. A refusal is told where it was touched.
  const answer = showing.busy || progress.answer?.is === 'refused' ? null : progress.answer;
  const isSolved = answer?.is === 'done';
  const stars = starsFor(progress, hints);
  useEffect(() => {
    if (!isSolved || stars === 0) return;
    solvedPuzzles.keep(id, puzzle.id, stars);
    const today = todays(all);
    if (today?.puzzle === puzzle) keepDay(today.day);
  }, [isSolved, stars, id, puzzle, all]);
  const openHint = () => setHints((open) => Math.min(LAST_HINT, open + 1));
  const again = () => session.again();
  usePageKeys({
    Escape: () => goTo(path),
    r: again,
    h: openHint,
    n: () => goTo(ahead),
    '?': () => setAsking(true),
  });
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <div
        className={`screen is-puzzle${isSecond ? ' is-second' : ''}${props.look.simple ? ' is-simple' : ''}`}
        data-game={id}
        data-shown={showing.shown.steps}
        style={{
          ...teamStyle(board.seatLook(seats[puzzle.seat] ?? 0)),
          ...paceStyle(props, showing),
        }}
      >
        <header className="bar">
          <Brandmark
            href={path}
            name={words.say('puzzle.name', { n: at + 1, grade })}
            below={words.say('title')}
            leadsTo={words.say('puzzle.all')}
          />
          <div className="banner paper">
            <PageHeading>
              {words.say(`puzzle.goal.${puzzle.goal.key}`, puzzle.goal.values)}
            </PageHeading>
          </div>
          <nav className="tools" aria-label={words.say('table.tools')}>
            <WhyKey words={words} isOn={asking} onTurn={setAsking} />
            <IconButton icon="close" label={words.say('puzzle.all')} onClick={() => goTo(path)} />
          </nav>
        </header>
        <SeatPanels
          {...props}
          board={board}
          state={state}
          keepers={session.keepers}
          present={null}
          reader={puzzle.seat}
        />
        <main className="board">
          <board.Board {...props} />
        </main>
        <aside className="puzzle-side">
          <GoalCard game={game} puzzle={puzzle} seats={seats} words={words} />
          {isSolved && !progress.wasShown ? (
            <HowCard game={game} puzzle={puzzle} words={words} />
          ) : (
            <HintsCard
              game={game}
              puzzle={puzzle}
              words={words}
              open={hints}
              onOpen={openHint}
              onRule={setRule}
            />
          )}
        </aside>
        <footer className="tray">
          {answer === null ? (
            <>
              <div className="tray-left">
                <QuietKey icon="hint" label={words.say('table.hint')} onClick={openHint} />
              </div>
              <div className="tray-middle">
                <board.Tray {...props} />
              </div>
              <div className="tray-right">
                <QuietKey icon="back" label={words.say('puzzle.try-again')} onClick={again} />
              </div>
            </>
          ) : (
            <PuzzleVerdict
              answer={answer}
              progress={progress}
              stars={stars}
              words={words}
              ahead={ahead}
              onAgain={again}
              onShow={() => session.show()}
              onRule={setRule}
            />
          )}
        </footer>
      </div>
      <TableAnswers table={table} onRule={setRule} />
      <WhyLayer board={board} words={words} isOn={asking} onTurn={setAsking} onRule={setRule} />
      {rule !== null && (
        <RuleDialog game={id} rule={rule} words={words} onClose={() => setRule(null)} />
      )}
    </>
  );
}
