import { type AnyBoardModule, Piece, type PieceLook, Sheet } from '@hearthside/screen';
import type { Seat } from '@hearthside/table';
import { type ReactNode, useState } from 'react';
import type { TableSession } from '../session/table-session.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { readerOf } from '../table/reader.ts';
import { SeatPanels } from '../table/seat-panels.tsx';
import { paceStyle, teamStyle } from '../table/team-style.ts';
import type { Table } from '../table/use-table.ts';
import { useTitle } from '../title.ts';
import { Brandmark } from '../ui/brandmark.tsx';
import { Failed } from '../ui/failed.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Wood } from '../ui/wood.tsx';

export interface FrameHint {
  /** In notation, in order. */
  readonly actions: readonly string[];
  readonly seat: Seat;
}

interface TableFrameProps {
  readonly table: Table;
  readonly session: TableSession;
  readonly board: AnyBoardModule;
  readonly sheet: string;
  readonly className: string;
  /** Below the game's name. */
  readonly about: string;
  /** What the banner tells, and the piece beside it. */
  readonly telling: { readonly piece: PieceLook | null; readonly text: ReactNode };
  readonly tools: ReactNode;
  /** Lies on the board's edge. */
  readonly flag?: ReactNode;
  /** Drawn on the board: what the coach means. */
  readonly hint: FrameHint | null;
  /** Below the seats at the left. */
  readonly belowSeats?: ReactNode;
  /** The card at the right; on a phone between board and tray. */
  readonly card: ReactNode;
  readonly log: ReactNode;
  readonly tray: ReactNode;
}

/** A table after the game: board and seats as they were, with room for what there is to say about it. */
export function TableFrame(given: TableFrameProps) {
  const { table, session, board, card } = given;
  const { state, words, seats, showing } = table;
  const [settingsOpen, setSettingsOpen] = useState(false);
  const { keepers, game } = session;
  const reader = readerOf({ keepers, audience: state.audience, apart: false });
  useTitle(words.say('title'));
  const hint = given.hint?.actions.map((text) => game.readAction(text)) ?? null;
  const props = hint ? { ...table.props, hint, seat: given.hint?.seat ?? null } : table.props;
  const active = state.seat ?? state.awaited[0]?.seat ?? 0;
  return (
    <>
      <Wood />
      <Sheet svg={given.sheet} />
      <div
        className={`screen is-after ${given.className}${card ? ' has-card' : ''}${props.look.simple ? ' is-simple' : ''}`}
        data-game={game.facts.id}
        style={{ ...teamStyle(board.seatLook(seats[active] ?? 0)), ...paceStyle(props, showing) }}
      >
        <header className="bar">
          <Brandmark
            name={words.say('title')}
            below={given.about}
            leadsTo={words.say('table.home')}
          />
          <div className="banner paper">
            {given.telling.piece && <Piece className="who" {...given.telling.piece} />}
            <PageHeading>{given.telling.text}</PageHeading>
          </div>
          <nav className="tools" aria-label={words.say('table.tools')}>
            {given.tools}
            <IconButton
              icon="menu"
              label={words.say('settings.title')}
              onClick={() => setSettingsOpen(true)}
            />
          </nav>
        </header>
        <SeatPanels
          {...props}
          board={board}
          state={state}
          keepers={keepers}
          present={null}
          reader={reader}
        />
        {given.belowSeats && <div className="below-seats">{given.belowSeats}</div>}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap anywhere skips; the keyboard has a key for it */}
        <main className="board" onClick={showing.busy ? showing.skip : undefined}>
          <Failed>
            <board.Board {...props} />
          </Failed>
          {given.flag}
        </main>
        <div className="after-right">
          {card && <div className="after-card">{card}</div>}
          {given.log}
        </div>
        <footer className="tray is-bare">{given.tray}</footer>
      </div>
      <p className="unseen" role="status" aria-live="polite">
        {table.spoken}
      </p>
      {settingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} onResign={null} />}
    </>
  );
}
