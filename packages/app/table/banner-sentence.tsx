import type { Audience, MessageValues, SeatName } from '@hearthside/table';
import { sayAwaited, sayPrompt, sentence, type Words } from '@hearthside/text';
import type { SeatKeeper, TableState } from '../session/table-session.ts';

interface SentenceProps {
  readonly state: TableState;
  readonly words: Words;
  readonly seats: readonly SeatName[];
  readonly keepers: readonly SeatKeeper[];
  readonly busy: boolean;
  /** Whom this screen can call “you”. */
  readonly reader: Audience;
}

/** The one sentence of the banner: who is awaited and what for, or what keeps the table from going on. */
export function BannerSentence(props: SentenceProps) {
  const { state, words, seats, keepers, busy, reader } = props;
  const { phase } = state;
  const nameOf = (seat: number) => words.say(`seat.${seats[seat]}`);
  const say = (key: string, values?: MessageValues) => sentence(words.say(key, values));
  if (phase.is === 'cut-off') return say('table.cut-off', { unsent: phase.unsent });
  if (phase.is === 'over' && !busy) return say('table.over');
  if (phase.is === 'failed') return say('table.bot-silent', { name: nameOf(phase.seat) });
  if (state.rolls.length > 0) return say('table.roll-yours');
  const mine = state.awaited.find(({ seat }) => seat === state.seat);
  if (mine && !busy) {
    const name = seats[mine.seat] ?? 0;
    return (
      <>
        <b>
          {mine.seat === reader
            ? words.say('table.your-turn')
            : words.say('table.to-you', { name: nameOf(mine.seat) })}
        </b>{' '}
        {sentence(sayPrompt(words, mine.prompt, name))}
      </>
    );
  }
  const others = state.awaited.map(({ seat }) => nameOf(seat));
  if (others.length === 0 || busy) return say('table.watch');
  const thinking = state.awaited.every(({ seat }) => keepers[seat]?.kind === 'bot');
  if (thinking) return say('table.thinking', { names: others, count: others.length });
  const doing = [...new Set(state.awaited.map(({ prompt }) => sayAwaited(words, prompt)))];
  return say('table.waiting-for', { names: others, doing });
}
