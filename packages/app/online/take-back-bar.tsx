import { KEEP } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { useStore } from '../store.ts';
import { attempt } from '../ui/note-bar.tsx';
import type { OnlineState, OnlineTable } from './online-table.ts';

interface TakeBackBarProps {
  readonly session: OnlineTable;
  readonly online: OnlineState;
  readonly words: Words;
}

/** Somebody would take a turn back: the others are asked, and the one who asks is told how it stands. */
export function TakeBackBar({ session, online, words }: TakeBackBarProps) {
  const { steps } = useStore(session.state);
  const { askedBack, you, table } = online;
  const nameOf = (seat: number) => words.say(`seat.${table.seats[seat]?.name}`);
  if (!askedBack) {
    const last = steps.at(-1);
    if (last?.action !== KEEP || typeof last.by !== 'number' || last.by === you) return null;
    return (
      <p className="who-you-are">{words.say('online.back-kept', { name: nameOf(last.by) })}</p>
    );
  }
  if (you === null || !askedBack.waiting.includes(you)) {
    const names = askedBack.waiting.map(nameOf);
    return <p className="who-you-are">{words.say('online.back-asked', { names })}</p>;
  }
  const name = nameOf(askedBack.by);
  return (
    <section className="away-bar" aria-label={words.say('table.take-back')}>
      <p role="status">{words.say('online.back-question', { name })}</p>
      {[true, false].map((yes) => (
        <button
          key={String(yes)}
          type="button"
          className="second"
          onClick={() => attempt(session.answerTakeBack(yes))}
        >
          {words.say(yes ? 'online.back-yes' : 'online.back-no')}
        </button>
      ))}
    </section>
  );
}
