import { type AnyBoardModule, Piece } from '@hearthside/screen';
import { type Audience, type GameEvent, type SeatName, standingSteps } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ViewedStep } from '../session/table-session.ts';
import { LogFrame } from './log-frame.tsx';
import { type Chapter, storyOf } from './story.ts';
import { teamStyle } from './team-style.ts';
import type { Shown } from './use-showing.ts';

interface LogPanelProps {
  readonly steps: readonly ViewedStep[];
  /** How much of it has been shown: the log does not run ahead of the board. */
  readonly shown: Shown;
  readonly board: AnyBoardModule;
  readonly words: Words;
  readonly seats: readonly SeatName[];
  /** Whom this screen can call “you”. */
  readonly reader: Audience;
  readonly lookingAt: number | null;
  readonly open: boolean;
  /** What the coach offers about what happened. */
  readonly coach: ReactNode;
  /** What the dice were sealed with. */
  readonly seal: ReactNode;
  onLook(moment: number | null): void;
  onRule(rule: string): void;
  onClose(): void;
}

/** What happened, latest first, one line a turn; tapping a line shows the board at that moment. */
export function LogPanel(props: LogPanelProps) {
  const { steps, shown, board, words, open, coach, seal, onClose } = props;
  const list = useRef<HTMLOListElement>(null);
  const story = useMemo(() => storyOf(steps, shown, board, words), [steps, shown, board, words]);
  const count = story.length;
  const [line, setLine] = useState(0);
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: 0 });
    setLine(0);
  }, [count]);
  // One stop for Tab, however long the story; arrow keys go from line to line.
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, line + step));
    setLine(next);
    list.current?.querySelectorAll<HTMLButtonElement>('.log-line')[next]?.focus();
  };
  const told = steps.slice(0, shown.steps);
  // A last step that left less standing than stood before it took something back.
  const wasTakenBack =
    told.length > 0 && standingSteps(told).length < standingSteps(told.slice(0, -1)).length;
  return (
    <LogFrame words={words} open={open} tools={coach} onClose={onClose}>
      <ol ref={list} onKeyDown={walk}>
        {wasTakenBack && <li className="log-empty">{words.say('table.taken-back')}</li>}
        {count === 0 && !wasTakenBack && (
          <li className="log-empty">{words.say('table.nothing-yet')}</li>
        )}
        {[...story].reverse().map((chapter, nth) => (
          <LogChapter
            // biome-ignore lint/suspicious/noArrayIndexKey: a story grows at its end, and one moment may begin two chapters alike
            key={story.length - nth}
            {...props}
            chapter={chapter}
            isStop={nth === line}
          />
        ))}
        {/* It came before all else, and the story is told latest first. */}
        {seal && <li>{seal}</li>}
      </ol>
    </LogFrame>
  );
}

type LogChapterProps = LogPanelProps & { readonly chapter: Chapter; readonly isStop: boolean };

/** A turn in one line; what followed from what unfolds below it. */
function LogChapter(props: LogChapterProps) {
  const { chapter, board, words, seats, reader, lookingAt, isStop, onLook, onRule } = props;
  const [unfolded, unfold] = useState(false);
  const { main, told, moment } = chapter;
  const isLooked = lookingAt !== null && told.some((each) => each.moment === lookingAt);
  const tabIndex = isStop ? 0 : -1;
  const seat = seatOf(main.event, seats);
  const remark = told.find((each) => each.remark !== null)?.remark ?? null;
  return (
    <li className={isLooked ? 'is-looked-at' : undefined} style={styleOf(main.event, seats, board)}>
      <button
        type="button"
        className="log-line"
        tabIndex={tabIndex}
        onClick={() => onLook(isLooked ? null : moment)}
      >
        <Piece {...chapter.piece} />
        <span>
          {seat !== null && seats[Number(reader)] === seat && (
            <b className="log-you">{words.say('table.you')}</b>
          )}{' '}
          {chapter.text}
          {chapter.pieces.length > 0 && (
            <span className="log-pieces">
              {chapter.pieces.map((piece) => (
                <Piece key={piece.piece} {...piece} />
              ))}
            </span>
          )}
          {told.some(({ standIn }) => standIn) && seat !== null && (
            <small>{words.say('online.bot-played', { name: words.say(`seat.${seat}`) })}</small>
          )}
          {remark !== null && <q>{remark}</q>}
        </span>
      </button>
      {told.length > 1 ? (
        <button
          type="button"
          className="log-rule"
          tabIndex={tabIndex}
          aria-expanded={unfolded}
          aria-label={words.say('table.unfold', { count: told.length })}
          onClick={() => unfold(!unfolded)}
        >
          {unfolded ? '▾' : '▸'} {told.length}
        </button>
      ) : (
        <RuleKey rule={main.event.rule} words={words} tabIndex={tabIndex} onRule={onRule} />
      )}
      {unfolded && (
        <ul className="log-folded">
          {told.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be told twice of one moment
            <li key={place} style={styleOf(each.event, seats, board)}>
              <Piece {...board.eventPiece(each.event)} />
              <span>{each.text}</span>
              <RuleKey rule={each.event.rule} words={words} tabIndex={tabIndex} onRule={onRule} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface RuleKeyProps {
  readonly rule: string;
  readonly words: Words;
  readonly tabIndex: number;
  onRule(rule: string): void;
}

function RuleKey({ rule, words, tabIndex, onRule }: RuleKeyProps) {
  return (
    <button
      type="button"
      className="log-rule"
      tabIndex={tabIndex}
      onClick={() => onRule(rule)}
      aria-label={words.say('table.rule', { rule })}
    >
      {rule}
    </button>
  );
}

/** Whose doing an event is, where it is anybody's. */
function seatOf(event: GameEvent, seats: readonly SeatName[]): SeatName | null {
  const { seat } = event as { readonly seat?: SeatName };
  return seat !== undefined && seats.includes(seat) ? seat : null;
}

/** The colours of whoever did it: Frosty's cards are red. */
function styleOf(
  event: GameEvent,
  seats: readonly SeatName[],
  board: AnyBoardModule,
): CSSProperties | undefined {
  const seat = seatOf(event, seats);
  return seat === null ? undefined : teamStyle(board.seatLook(seat));
}
