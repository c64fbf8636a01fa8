import { type AnyBoardModule, Icon } from '@hearthside/screen';
import type { Pin } from '@hearthside/search/review';
import { sayEvent, sayOutcome, sentence, type Words } from '@hearthside/text';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { pinWords, sayWorth, worthFor } from '../review/pin-words.ts';
import { ReviewCard } from '../review/review-card.tsx';
import { heightIn, lookBefore, pointsOf, rangeOf, unbroken } from '../review/standing.ts';
import type { ReviewUnderWay } from '../review/use-review.ts';
import { useSettings } from '../settings/settings.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import { readerOf } from '../table/reader.ts';
import { type Table, useTable } from '../table/use-table.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { WhatIfWish } from '../what-if/what-if-table.ts';
import type { RecordTable } from './record-table.ts';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayLog } from './replay-log.tsx';
import { Strip, type StripSide } from './strip.tsx';
import { stripScale } from './strip-scale.ts';
import { TableFrame } from './table-frame.tsx';
import { tellingEvents } from './telling-events.ts';
import { Transport } from './transport.tsx';
import { placeText, turnText } from './turn-text.ts';
import { type Replay, useReplay } from './use-replay.ts';

interface WatchingProps {
  readonly table: RecordTable;
  readonly board: AnyBoardModule;
  readonly sheet: string;
  readonly review: ReviewUnderWay;
  /** The most that a team has scored like this before; null where none has. */
  readonly record: number | null;
  readonly tools: ReactNode;
  /** Is the dialog to share it open at once? */
  readonly shared?: boolean;
  onWhatIf(wish: WhatIfWish): void;
}

const PIN_ICONS = { better: 'hint', great: 'star', luck: 'die' } as const;

/** A recorded game on the table: to be played like a film, by the strip, the keys or the log. */
export function Watching(given: WatchingProps) {
  const { table: session, board, review } = given;
  const table = useTable(session, board);
  const { words, seats, state } = table;
  const { speed } = useSettings();
  const replay = useReplay(session, board, table, speed);
  const [logOpen, setLogOpen] = useState(false);
  const reader = readerOf({ keepers: session.keepers, audience: state.audience, apart: false });
  const pins = review.state?.pins ?? [];
  const [pin, setPin] = useState<Pin | null>(null);
  const [shown, setShown] = useState(false);
  const [sharing, setSharing] = useState(given.shared ?? false);
  const { outcome } = session;
  const isOver = outcome !== null;

  const pinned = pin ? pins.findIndex(({ moment }) => moment.to === pin.moment.to) : -1;
  const goToPin = (next: Pin | undefined) => {
    if (!next) return;
    setPin(next);
    setShown(false);
    replay.play(false);
    replay.goTo(next.moment.to);
  };
  const walkPins = (by: 1 | -1) =>
    goToPin(pins[pinned < 0 ? 0 : (pinned + by + pins.length) % pins.length]);
  const show = () => {
    if (pin?.kind !== 'better') return;
    setShown(!shown);
    replay.goTo(shown ? pin.moment.to : pin.moment.from);
  };
  useReplayKeys(replay, isOver ? { pin: walkPins, showMe: show } : null);
  // Whoever goes elsewhere has left the pin.
  const isAway =
    pin !== null && replay.n !== pin.moment.to && !(shown && replay.n === pin.moment.from);
  useEffect(() => {
    if (!isAway) return;
    setPin(null);
    setShown(false);
  }, [isAway]);

  const result = outcome
    ? sentence(sayOutcome(words, outcome, seats, reader))
    : words.say('replay.not-finished');
  const at = replay.at ?? momentNow(session, board, replay, table);
  const event = table.showing.event ?? session.steps[at.entry]?.events[at.place] ?? null;
  const advice = shown && pin?.advice ? [pin.advice.action, ...(pin.advice.plan ?? [])] : null;
  return (
    <>
      <TableFrame
        table={table}
        session={session}
        board={board}
        sheet={given.sheet}
        className="is-watching"
        about={result}
        telling={
          event
            ? { piece: board.eventPiece(event), text: sentence(sayEvent(words, event)) }
            : { piece: null, text: words.say('replay.beginning') }
        }
        tools={
          <>
            <IconButton
              icon="log"
              className="only-narrow"
              label={words.say('table.log')}
              onClick={() => setLogOpen(!logOpen)}
            />
            {isOver && (
              <button type="button" className="btn has-word" onClick={() => setSharing(true)}>
                <Icon name="share" />
                <span>{words.say('table.share')}</span>
              </button>
            )}
            {given.tools}
          </>
        }
        hint={advice && pin ? { actions: advice, seat: pin.moment.by } : null}
        card={
          isOver && review.is !== 'not-asked' ? (
            <ReviewCard
              words={words}
              table={session}
              review={review}
              pinned={pinned < 0 ? null : pinned}
              shown={shown}
              placeOf={(n) => turnText(words, session, session.turns[n - 1] ?? 0)}
              onPin={walkPins}
              onShow={show}
              onTry={({ moment, kind, advice: better }) =>
                given.onWhatIf({
                  n: kind === 'better' ? moment.from : moment.to,
                  first: kind === 'better' && better ? [better.action, ...(better.plan ?? [])] : [],
                })
              }
            />
          ) : null
        }
        log={
          <ReplayLog
            table={session}
            board={board}
            words={words}
            at={at}
            pins={new Map(pins.map(({ kind, moment }) => [moment.from, PIN_ICONS[kind]]))}
            open={logOpen}
            onGo={replay.goToEvent}
            onClose={() => setLogOpen(false)}
          />
        }
        tray={
          <>
            <WatchedStrip
              {...given}
              words={words}
              replay={replay}
              reader={reader}
              pinned={pinned}
              onPin={(index) => goToPin(pins[index])}
            />
            <Transport
              replay={replay}
              length={session.length}
              place={placeText(words, session, replay.turn, replay.turns)}
              left={
                isOver && (
                  <>
                    <button
                      type="button"
                      className="second"
                      onClick={() => given.onWhatIf({ n: replay.n })}
                    >
                      <Icon name="branch" />
                      {words.say('what-if.title')}
                    </button>
                    {review.is === 'not-asked' ? (
                      <button type="button" className="second" onClick={review.begin}>
                        <Icon name="hint" />
                        {words.say('replay.review')}
                      </button>
                    ) : (
                      <ul className="legend">
                        {(['better', 'great', 'luck'] as const).map((kind) => (
                          <li key={kind}>
                            <Icon name={PIN_ICONS[kind]} />
                            {words.say(`review.legend.${kind}`)}
                          </li>
                        ))}
                      </ul>
                    )}
                  </>
                )
              }
            />
          </>
        }
      />
      {sharing && (
        <ShareDialog
          table={session}
          board={board}
          sheet={given.sheet}
          props={table.props}
          n={replay.n}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

interface WatchedStripProps extends WatchingProps {
  readonly words: Words;
  readonly replay: Replay;
  readonly reader: number | 'spectator';
  readonly pinned: number;
  onPin(index: number): void;
}

/** The strip with what the coach has found so far. */
function WatchedStrip(props: WatchedStripProps) {
  const { table: session, board, words, replay, review, reader } = props;
  const { game, turns } = session;
  const scale = useMemo(() => stripScale(turns), [turns]);
  const seats = game.seats(session.options);
  const below = reader === 'spectator' ? 0 : reader;
  const sideOf = (seat: number): StripSide => ({
    name: seat === reader ? words.say('table.you') : words.say(`seat.${seats[seat]}`),
    look: board.seatLook(seats[seat] ?? 0),
  });
  const looks = unbroken(review.state);
  const range = rangeOf(session, looks);
  const pins = review.state?.pins ?? [];
  const look = lookBefore(looks, replay.n);
  const chance = look && sayWorth(words, session, worthFor(session, below, look));
  const standing = chance === undefined ? null : sayStanding(words, props, below, chance);
  const pinHere = pins.find(({ moment }) => moment.to === replay.n);
  const place = placeText(words, session, replay.turn, replay.turns);
  const { cooperative } = game.facts;
  return (
    <Strip
      words={words}
      scale={scale}
      n={replay.n}
      sides={{ below: sideOf(below), above: cooperative ? null : sideOf(1 - below) }}
      isTeam={cooperative}
      points={pointsOf(session, looks, below, range)}
      seen={review.is === 'not-asked' ? null : (looks.at(-1)?.moment.to ?? 0)}
      pins={pins.map((pin) => ({
        n: pin.moment.to,
        kind: pin.kind,
        label: `${pinWords(words, session, pin).title}, ${turnText(words, session, turns[pin.moment.to - 1] ?? 0)}`,
      }))}
      pinned={props.pinned < 0 ? null : props.pinned}
      axis={
        cooperative && looks.length > 0
          ? { top: String(range.top), bottom: words.say('review.points', { points: range.bottom }) }
          : null
      }
      mark={
        cooperative && looks.length > 0 && props.record !== null
          ? {
              height: heightIn(range, props.record),
              label: words.say('review.record', { score: props.record }),
            }
          : null
      }
      tag={standing}
      valueText={[place, standing, pinHere && words.say(`review.${pinHere.kind}`)]
        .filter(Boolean)
        .join(', ')}
      onGo={(n) => {
        replay.play(false);
        replay.goTo(n);
      }}
      onPin={props.onPin}
    />
  );
}

function sayStanding(
  words: Words,
  { table, reader }: WatchedStripProps,
  below: number,
  chance: string,
): string {
  const { game } = table;
  if (game.facts.cooperative) return chance;
  if (below === reader) return words.say('review.standing-you', { chance });
  const seat = game.seats(table.options)[below] ?? 0;
  return words.say('review.standing', { seat, chance });
}

/** The line of the moment: of what is being shown, else of what was shown last. */
function momentNow(session: RecordTable, board: AnyBoardModule, { n }: Replay, table: Table) {
  const { showing, state } = table;
  if (showing.busy) {
    const entry = n - state.steps.length + showing.shown.steps;
    return { entry, place: Math.max(0, showing.shown.events - 1) };
  }
  // An entry that only ends a turn has no line of its own.
  for (let entry = n - 1; entry >= 0; entry--) {
    const place = tellingEvents(board, session.steps[entry]?.events ?? []).at(-1);
    if (place !== undefined) return { entry, place };
  }
  return { entry: -1, place: 0 };
}
