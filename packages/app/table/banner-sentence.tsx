import type { MessageValues, SeatName } from '@hearthside/table';
import { sayPrompt, sentence, type Words } from '@hearthside/text';
import type { SeatKeeper, TableState } from '../session/table-session.ts';

interface SentenceProps {
  readonly state: TableState;
  readonly words: Words;
  readonly seats: readonly SeatName[];
  readonly keepers: readonly SeatKeeper[];
  readonly message: { readonly text: string } | null;
  readonly busy: boolean;
}

/** The one sentence of the banner: who is awaited and what for, or what keeps the table from going on. */
export function BannerSentence({ state, words, seats, message, keepers, busy }: SentenceProps) {
  const { phase } = state;
  const nameOf = (seat: number) => words.say(`seat.${seats[seat]}`);
  const say = (key: string, values?: MessageValues) => sentence(words.say(key, values));
  if (phase.is === 'cut-off') return say('table.cut-off', { unsent: phase.unsent });
  if (message) return sentence(message.text);
  if (phase.is === 'over' && !busy) return say('table.over');
  if (phase.is === 'failed') return say('table.bot-silent', { name: nameOf(phase.seat) });
  if (state.rolls.length > 0) return say('table.roll-yours');
  const mine = state.awaited.find(({ seat }) => seat === state.seat);
  if (mine && !busy) {
    const name = seats[mine.seat] ?? 0;
    return (
      <>
        <b>{words.say('table.to-you', { name: nameOf(mine.seat) })}</b>{' '}
        {sentence(sayPrompt(words, mine.prompt, name))}
      </>
    );
  }
  const others = state.awaited.map(({ seat }) => nameOf(seat));
  if (others.length === 0 || busy) return say('table.watch');
  const thinking = state.awaited.every(({ seat }) => keepers[seat]?.kind === 'bot');
  return say(thinking ? 'table.thinking' : 'table.waiting', {
    names: others,
    count: others.length,
  });
}
