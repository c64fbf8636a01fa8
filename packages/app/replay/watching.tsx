import type { AnyBoardModule } from '@hearthside/screen';
import { sayEvent, sayOutcome, sentence, type Words } from '@hearthside/text';
import { useMemo, useState } from 'react';
import { Link } from '../link.tsx';
import { useSettings } from '../settings/settings.ts';
import { readerOf } from '../table/reader.ts';
import { useTable } from '../table/use-table.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { RecordTable } from './record-table.ts';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayLog } from './replay-log.tsx';
import { Strip } from './strip.tsx';
import { stripScale } from './strip-scale.ts';
import { TableFrame } from './table-frame.tsx';
import { tellingEvents } from './telling-events.ts';
import { Transport } from './transport.tsx';
import { useReplay } from './use-replay.ts';

interface WatchingProps {
  readonly table: RecordTable;
  readonly board: AnyBoardModule;
  readonly sheet: string;
}

/** A recorded game on the table: to be played like a film, by the strip, the keys or the log. */
export function Watching({ table: session, board, sheet }: WatchingProps) {
  const table = useTable(session, board);
  const { words, seats, showing, state } = table;
  const { speed } = useSettings();
  const replay = useReplay(session, board, table, speed);
  const [logOpen, setLogOpen] = useState(false);
  const scale = useMemo(() => stripScale(session.turns), [session]);
  useReplayKeys(replay, null);
  const reader = readerOf({ keepers: session.keepers, audience: state.audience, apart: false });
  const below = reader === 'spectator' ? 0 : reader;
  const sideOf = (seat: number) => ({
    name: words.say(`seat.${seats[seat]}`),
    look: board.seatLook(seats[seat] ?? 0),
  });
  const above = session.game.facts.cooperative ? null : sideOf(1 - below);
  const { outcome } = session;
  const result = outcome
    ? sentence(sayOutcome(words, outcome, seats, reader))
    : words.say('replay.not-finished');
  const place = placeText(words, session, replay.turn, replay.turns);
  // The line of the moment: of what is being shown, else of what was shown last.
  const under = showing.busy
    ? {
        entry: replay.n - state.steps.length + showing.shown.steps,
        place: showing.shown.events - 1,
      }
    : {
        entry: replay.n - 1,
        place: tellingEvents(board, session.steps[replay.n - 1]?.events ?? []).at(-1) ?? 0,
      };
  const at = replay.at ?? under;
  const event = showing.event ?? session.steps[at.entry]?.events[at.place] ?? null;
  return (
    <TableFrame
      table={table}
      session={session}
      board={board}
      sheet={sheet}
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
          <Link className="btn" href="/records">
            {words.say('replay.done')}
          </Link>
        </>
      }
      hint={null}
      card={null}
      log={
        <ReplayLog
          table={session}
          board={board}
          words={words}
          at={at}
          pins={new Map()}
          open={logOpen}
          onGo={replay.goToEvent}
          onClose={() => setLogOpen(false)}
        />
      }
      tray={
        <>
          <Strip
            words={words}
            scale={scale}
            n={replay.n}
            sides={{ below: sideOf(below), above }}
            points={[]}
            seen={null}
            pins={[]}
            pinned={null}
            axis={null}
            mark={null}
            tag={null}
            valueText={place}
            onGo={(n) => {
              replay.play(false);
              replay.goTo(n);
            }}
            onPin={() => {}}
          />
          <Transport replay={replay} length={session.length} place={place} left={null} />
        </>
      }
    />
  );
}

/** "Turn 11 of 24", in what this game is counted in. */
export function placeText(
  words: Words,
  { game }: Pick<RecordTable, 'game'>,
  turn: number,
  turns: number,
): string {
  if (turn === 0) return words.say('replay.beginning');
  const key = game.facts.counts?.in === 'rounds' ? 'replay.round' : 'replay.turn';
  return words.say(key, { turn, turns });
}
