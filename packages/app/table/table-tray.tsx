import type { AnyBoardModule } from '@hearthside/screen';
import { sentence } from '@hearthside/text';
import type { ReactNode } from 'react';
import type { TableSession } from '../session/table-session.ts';
import { attempt } from '../ui/note-bar.tsx';
import { QuietKey } from '../ui/quiet-key.tsx';
import { pageThing } from '../why/page-things.ts';
import { hintFor } from './coach.ts';
import { CoachBubble } from './coach-bubble.tsx';
import { CoachButton } from './coach-button.tsx';
import { ReadAloudOffer } from './read-aloud-offer.tsx';
import { CONTROLS } from './table-keys.ts';
import type { Table } from './use-table.ts';

interface TableTrayProps {
  readonly table: Table;
  readonly session: TableSession;
  readonly board: AnyBoardModule;
  readonly corner: ReactNode;
  /** What can be done while somebody is awaited who is away, or who would take back. */
  readonly waiting: ReactNode;
  /** Do the others sit at devices of their own? */
  readonly apart: boolean;
}

/** The coach on the left, what can be done in the middle, taking back on the right. */
export function TableTray({ table, session, board, corner, waiting, apart }: TableTrayProps) {
  const { state, words, props, report, mayAct, hint } = table;
  // Offered until somebody here has done something.
  const isBeginning = state.steps.every(({ by }) => session.keepers[Number(by)]?.kind !== 'person');
  const planBefore = props.draft === null ? undefined : board.planBefore?.(props.draft);
  return (
    <footer className="tray">
      <div className="tray-left">
        {state.audience !== 'spectator' || !session.game.facts.secrets ? (
          <CoachButton
            // A hint that comes too late is no hint: with the situation the question goes too.
            key={table.situation}
            icon="hint"
            dataKey={CONTROLS.hint}
            label={words.say('table.hint')}
            disabled={state.seat === null || !mayAct}
            ask={(signal) => hintFor(session, words, signal)}
            onAnswer={table.setHint}
          />
        ) : null}
        {hint && (
          <CoachBubble
            hint={hint}
            game={session.game}
            words={words}
            onClose={() => table.setHint(null)}
            {...(hint.past === null && hint.actions.length > 0 && mayAct && { onDo: table.doHint })}
          />
        )}
        {!hint && props.look.simple && state.seat !== null && isBeginning && (
          <ReadAloudOffer words={words} />
        )}
        {corner}
      </div>
      <div className="tray-middle">
        {waiting}
        <WhoYouAre table={table} apart={apart} />
        <board.Tray {...props} />
      </div>
      <div className="tray-right">
        <QuietKey
          icon="back"
          label={words.say('table.take-back')}
          data-key={CONTROLS.takeBack}
          {...pageThing('take-back')}
          aria-disabled={planBefore === undefined && !state.canTakeBack}
          onClick={() => {
            // First what is only planned, step by step; then what was done.
            if (planBefore !== undefined) props.setDraft(planBefore);
            else attempt(session.takeBack().then(report));
          }}
        />
      </div>
    </footer>
  );
}

/** Somebody who has come by a link reads which seat is theirs until they first act, or that they watch. */
function WhoYouAre({ table, apart }: { readonly table: Table; readonly apart: boolean }) {
  const { state, words, seats } = table;
  const { audience } = state;
  if (!apart || state.outcome !== null) return null;
  if (audience === 'spectator') {
    return <p className="who-you-are">{sentence(words.say('table.you-watch'))}</p>;
  }
  if (state.steps.some(({ by }) => by === audience)) return null;
  const seat = words.say(`seat.${seats[audience]}`);
  return <p className="who-you-are">{sentence(words.say('table.you-are', { seat }))}</p>;
}
