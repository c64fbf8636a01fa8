import { type AnyBoardModule, Icon, Piece } from '@hearthside/screen';
import { type Branch, CHANCE } from '@hearthside/table';
import { sayEvent, type Words } from '@hearthside/text';
import { useEffect, useMemo, useState } from 'react';
import type { RecordTable } from '../replay/record-table.ts';
import { Strip } from '../replay/strip.tsx';
import { stripScale } from '../replay/strip-scale.ts';
import { TableFrame } from '../replay/table-frame.tsx';
import { tellingEvents } from '../replay/telling-events.ts';
import { placeText, turnText } from '../replay/turn-text.ts';
import { sayWorth, worthFor } from '../review/pin-words.ts';
import { heightIn, pointsOf, rangeOf, unbroken } from '../review/standing.ts';
import type { ReviewUnderWay } from '../review/use-review.ts';
import type { SeatKeeper } from '../session/table-session.ts';
import { BannerSentence } from '../table/banner-sentence.tsx';
import { readerOf } from '../table/reader.ts';
import { type Table, useTable } from '../table/use-table.ts';
import { useTouches, WhyTag } from '../table/why-tag.tsx';
import { thinking } from '../thinking/worker-thinking.ts';
import { attempt } from '../ui/note-bar.tsx';
import { useKeyDown } from '../ui/use-key-down.ts';
import { useWorth } from './use-worth.ts';
import { WhatIfTable, type WhatIfWish } from './what-if-table.ts';

interface WhatIfProps {
  readonly table: RecordTable;
  readonly board: AnyBoardModule;
  readonly sheet: string;
  readonly wish: WhatIfWish;
  /** Branches that were kept of this game. */
  readonly kept: readonly Branch[];
  readonly review: ReviewUnderWay;
  /** Keeps the branch beside the game; absent where there is nowhere to keep it. */
  readonly onKeep: ((branch: Branch) => void) | null;
  /** Another branch, or the real game again. */
  onWish(wish: WhatIfWish | null): void;
}

/** A game that goes on from one of its positions as it did not. */
export function WhatIf(props: WhatIfProps) {
  const { table: real, wish } = props;
  const [session, setSession] = useState<WhatIfTable | null>(null);
  useEffect(() => {
    const table = new WhatIfTable(real.written, wish.n, playersFor(real), thinking, wish);
    setSession(table);
    table.wakeBots();
    return () => table.leave();
  }, [real, wish]);
  return session && <Branching {...props} session={session} />;
}

/** As the game was played; where nobody was a person, the first seat is the one to try things with. */
function playersFor({ keepers, game, options }: RecordTable): SeatKeeper[] {
  const seats = game.seats(options);
  const people = keepers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const mine = people.length === 0 || people.length === seats.length ? [0] : people;
  return seats.map((_, seat) => {
    const keeper = keepers[seat];
    if (mine.includes(seat)) return { kind: 'person', name: null };
    return keeper?.kind === 'bot' ? keeper : { kind: 'bot', level: 'medium' };
  });
}

function Branching(given: WhatIfProps & { readonly session: WhatIfTable }) {
  const { session, table: real, board, onWish } = given;
  const { n } = given.wish;
  const table = useTable(session, board);
  const { words, state, seats } = table;
  const [kept, setKept] = useState('');
  const onBack = () => onWish(null);
  useTouches();
  useKeyDown(({ key }) => {
    if (key !== 'Escape' || document.querySelector('dialog[open]')) return false;
    if (table.complaint || table.props.draft !== null) table.putAside();
    else onBack();
    return true;
  });
  const turn = turnText(words, real, real.turns[Math.max(0, n - 1)] ?? 1);
  const reader = readerOf({ keepers: session.keepers, audience: state.audience, apart: false });
  const played = session.branch.entries.map(({ by, action }) => `${by} ${action}`).join('|');
  const { say } = table;
  useEffect(() => say(words.say('what-if.begins', { turn })), [say, words, turn]);
  return (
    <>
      <TableFrame
        table={table}
        session={session}
        board={board}
        sheet={given.sheet}
        className="is-what-if"
        about={words.say('what-if.from', { turn })}
        telling={{
          piece: null,
          text: (
            <BannerSentence
              state={state}
              words={words}
              seats={seats}
              keepers={session.keepers}
              busy={table.showing.busy && !table.mayAct}
              reader={reader}
            />
          ),
        }}
        tools={null}
        flag={
          <>
            <div className="tape" aria-hidden="true" />
            <p className="what-if-flag">
              <Icon name="branch" />
              {words.say('what-if.flag')}
            </p>
          </>
        }
        hint={null}
        belowSeats={<WhoPlays session={session} words={words} seats={seats} />}
        card={
          <section className="branch-card paper" aria-label={words.say('what-if.branch')}>
            <h2>{words.say('what-if.branch')}</h2>
            <BranchMoves session={session} board={board} words={words} />
            <Compared real={real} session={session} words={words} n={n} />
            {given.kept.length > 0 && (
              <ul className="kept-branches" aria-label={words.say('what-if.kept-branches')}>
                {given.kept.map((branch, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: branches are only ever added
                  <li key={nth}>
                    <button
                      type="button"
                      className="second"
                      onClick={() => onWish({ n: branch.from, played: branch.entries })}
                    >
                      <Icon name="branch" />
                      {words.say('what-if.kept-branch', {
                        turn: turnText(words, real, real.turns[branch.from] ?? 1),
                        count: branch.entries.length,
                      })}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {given.onKeep && (
              <button
                type="button"
                className="second"
                disabled={played === '' || kept === played}
                onClick={() => {
                  given.onKeep?.(session.branch);
                  setKept(played);
                }}
              >
                <Icon name={kept === played && played !== '' ? 'check' : 'save'} />
                {words.say(kept === played && played !== '' ? 'what-if.kept' : 'what-if.keep')}
              </button>
            )}
          </section>
        }
        log={null}
        tray={
          <>
            <BranchStrip {...given} words={words} />
            <BranchTray table={table} session={session} board={board} onBack={onBack} />
          </>
        }
      />
      {table.complaint && (
        <WhyTag
          complaint={table.complaint}
          words={words}
          onRule={() => table.forgetComplaint()}
          onGone={table.forgetComplaint}
        />
      )}
    </>
  );
}

/** The line of the real game, paler, and the branch that leaves it. */
function BranchStrip(props: WhatIfProps & { session: WhatIfTable; words: Words }) {
  const { table: real, board, session, words, review } = props;
  const { game, options, turns } = real;
  const scale = useMemo(() => stripScale(turns), [turns]);
  const looks = unbroken(review.state);
  const { entries } = session.branch;
  const worth = useWorth(real.written, session.from, entries);
  if (looks.length === 0) return null;
  const seats = game.seats(options);
  const mine = Math.max(
    0,
    session.keepers.findIndex(({ kind }) => kind === 'person'),
  );
  const range = rangeOf(real, looks);
  const sideOf = (seat: number) => ({
    name: words.say(`seat.${seats[seat]}`),
    look: board.seatLook(seats[seat] ?? 0),
  });
  const { cooperative } = game.facts;
  const points = pointsOf(real, looks, mine, range);
  const left = points.filter(({ n }) => n <= session.from).at(-1);
  const at = Math.min(real.length, session.from + entries.length);
  const end = worth === null ? left?.height : heightIn(range, worthFor(real, mine, { worth }));
  const place = placeText(words, real, turns[at - 1] ?? 0, turns.at(-1) ?? 0);
  return (
    <Strip
      words={words}
      scale={scale}
      n={at}
      sides={{ below: sideOf(mine), above: cooperative ? null : sideOf(1 - mine) }}
      isTeam={cooperative}
      points={points}
      seen={looks.at(-1)?.moment.to ?? 0}
      pins={[]}
      pinned={null}
      branch={{
        points: [
          ...(left ? [{ n: session.from, height: left.height }] : []),
          ...(end === undefined ? [] : [{ n: at, height: end }]),
        ],
        label: words.say('what-if.branch'),
      }}
      axis={null}
      mark={null}
      tag={null}
      valueText={place}
      onGo={() => {}}
      onPin={() => {}}
    />
  );
}

interface BranchTrayProps {
  readonly table: Table;
  readonly session: WhatIfTable;
  readonly board: AnyBoardModule;
  onBack(): void;
}

function BranchTray({ table, session, board, onBack }: BranchTrayProps) {
  const { words, state } = table;
  return (
    <div className="branch-tray">
      <button type="button" className="second branch-back" onClick={onBack}>
        <Icon name="back" />
        {words.say('what-if.back')}
      </button>
      <div className="tray-middle">
        {state.outcome ? <b>{words.say('table.over')}</b> : <board.Tray {...table.props} />}
      </div>
      <button
        type="button"
        className="second"
        aria-disabled={!state.canTakeBack}
        onClick={() => attempt(session.takeBack().then(table.report))}
      >
        <Icon name="back" />
        {words.say('table.take-back')}
      </button>
    </div>
  );
}

interface WhoPlaysProps {
  readonly session: WhatIfTable;
  readonly words: Words;
  readonly seats: Table['seats'];
}

/** Who plays the other seats: a bot, or whoever is asking. */
function WhoPlays({ session, words, seats }: WhoPlaysProps) {
  const [mine] = useState(() => session.keepers.findIndex(({ kind }) => kind === 'person'));
  return (
    <div className="who-plays paper">
      {seats.map((name, seat) => {
        if (seat === mine) return null;
        const isBot = session.keepers[seat]?.kind === 'bot';
        return (
          <fieldset key={name}>
            <legend>{words.say('what-if.who-plays', { name: words.say(`seat.${name}`) })}</legend>
            <span className="segments">
              <button
                type="button"
                aria-pressed={isBot}
                onClick={() => session.seat(seat, { kind: 'bot', level: 'medium' })}
              >
                {words.say('what-if.bot')}
              </button>
              <button
                type="button"
                aria-pressed={!isBot}
                onClick={() => session.seat(seat, { kind: 'person', name: null })}
              >
                {words.say('what-if.me')}
              </button>
            </span>
          </fieldset>
        );
      })}
    </div>
  );
}

interface BranchMovesProps {
  readonly session: WhatIfTable;
  readonly board: AnyBoardModule;
  readonly words: Words;
}

function BranchMoves({ session, board, words }: BranchMovesProps) {
  const lines = session.state.value.steps.flatMap(({ n, events }) =>
    tellingEvents(board, events)
      .slice(0, 1)
      .flatMap((place) => {
        const event = events[place];
        return event ? [{ n, event }] : [];
      }),
  );
  return (
    <ol className="branch-moves">
      {lines.map(({ n, event }) => (
        <li key={n}>
          <Piece {...board.eventPiece(event)} />
          <span>{sayEvent(words, event)}</span>
        </li>
      ))}
      {lines.length === 0 && <li>{words.say('what-if.nothing-yet')}</li>}
    </ol>
  );
}

interface ComparedProps {
  readonly real: RecordTable;
  readonly session: WhatIfTable;
  readonly words: Words;
  readonly n: number;
}

/** How the real game stood after as many choices as the branch has, beside how the branch stands. */
function Compared({ real, session, words, n }: ComparedProps) {
  const { entries } = session.branch;
  const choices = entries.filter(({ by }) => by !== CHANCE).length;
  const at = entriesAfter(real, n, choices);
  const really = useWorth(real.written, at, NOTHING);
  const instead = useWorth(real.written, n, entries);
  const mine = Math.max(
    0,
    session.keepers.findIndex(({ kind }) => kind === 'person'),
  );
  const say = (worth: number | null): string =>
    worth === null ? '…' : sayWorth(words, real, worthFor(real, mine, { worth }));
  return (
    <dl className="compared">
      <div>
        <dt>{words.say('what-if.real')}</dt>
        <dd>{say(really)}</dd>
      </div>
      <div className="is-branch">
        <dt>{words.say('what-if.branch')}</dt>
        <dd>{say(instead)}</dd>
      </div>
    </dl>
  );
}

const NOTHING: Branch['entries'] = [];

/** How many entries of the real game have been played once so many choices follow after `n`. */
function entriesAfter({ written, length }: RecordTable, n: number, choices: number): number {
  let [at, left] = [n, choices];
  while (at < length && left > 0) {
    if (written.entries[at]?.by !== CHANCE) left--;
    at++;
  }
  return at;
}
