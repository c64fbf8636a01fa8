import type { Audience } from '@hearthside/table';
import { sayOutcome, sentence } from '@hearthside/text';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { Curtain } from './curtain.tsx';
import { KeySheet } from './key-sheet.tsx';
import { RollDialog } from './roll-dialog.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import type { TableScreenProps } from './table-screen.tsx';
import type { Table } from './use-table.ts';

interface TableDialogsProps extends TableScreenProps {
  readonly table: Table;
  /** Whom this screen can call “you”. */
  readonly reader: Audience;
  readonly rule: string | null;
  readonly settingsOpen: boolean;
  readonly keysOpen: boolean;
  readonly resultOpen: boolean;
  onRuleClosed(): void;
  onSettingsClosed(): void;
  onKeys(open: boolean): void;
  onResultClosed(): void;
}

/** Whatever lies on top of the table: curtain, roll, rule, settings, result. */
export function TableDialogs(given: TableDialogsProps) {
  const { table, session, board, reader, rule, settingsOpen, resultOpen } = given;
  const { state, words, seats, showing, props, report } = table;
  const { phase, outcome } = state;
  const Ending = given.Ending;
  const mayResign = session.game.resign !== undefined && outcome === null;
  if (phase.is === 'handing-over' && !showing.busy) {
    const name = seats[phase.to] ?? 0;
    return (
      <Curtain
        name={words.say(`seat.${name}`)}
        look={board.seatLook(name)}
        words={words}
        onLift={() => session.liftCurtain()}
      />
    );
  }
  return (
    <>
      {state.rolls.length > 0 && !showing.busy && (
        <RollDialog
          rolls={state.rolls}
          game={session.game}
          board={board}
          words={words}
          onTakeBack={state.canTakeBack ? () => attempt(session.takeBack().then(report)) : null}
          onRoll={(roll) => attempt(session.submitRoll(roll).then(report))}
        />
      )}
      {rule !== null && (
        <RuleDialog
          game={session.game.facts.id}
          rule={rule}
          words={words}
          onClose={given.onRuleClosed}
        />
      )}
      {given.keysOpen && <KeySheet words={words} onClose={() => given.onKeys(false)} />}
      {settingsOpen && (
        <SettingsDialog
          onClose={given.onSettingsClosed}
          onKeys={() => {
            given.onSettingsClosed();
            given.onKeys(true);
          }}
          onResign={mayResign ? () => attempt(session.resign().then(report)) : null}
        />
      )}
      {outcome && resultOpen && !showing.busy && Ending && (
        <Ending
          words={words}
          board={board}
          outcome={outcome}
          seats={seats}
          sentence={sentence(sayOutcome(words, outcome, seats, reader))}
          onClose={given.onResultClosed}
        >
          <board.Tally {...props} />
        </Ending>
      )}
    </>
  );
}
