import { type AnyBoardModule, type AnyTableProps, Piece } from '@hearthside/screen';
import type { BotLevel } from '@hearthside/search';
import type { Audience, Seat } from '@hearthside/table';
import type { ReactNode } from 'react';
import { BotPortrait } from '../bots/bot-portrait.tsx';
import { moodAtEnd, reactionTo, useMood } from '../bots/mood.ts';
import { ThinkingDots } from '../bots/thinking-dots.tsx';
import type { SeatKeeper, TableState } from '../session/table-session.ts';
import { pageThing } from '../why/page-things.ts';
import { teamStyle } from './team-style.ts';
import type { Showing } from './use-showing.ts';

type SeatPanelsProps = AnyTableProps & {
  readonly board: AnyBoardModule;
  readonly state: TableState;
  readonly keepers: readonly SeatKeeper[];
  /** Who is connected, by seat; null on one device, where all are. */
  readonly present: readonly boolean[] | null;
  /** For whom a bot plays while they are away. */
  readonly standIns?: readonly boolean[] | null;
  /** Whom this screen can call “you”. */
  readonly reader: Audience;
  /** How what happens goes on the screen; bots that are only looked back at feel nothing. */
  readonly showing?: Showing;
  /** Do all seats win or lose together? */
  readonly together?: boolean;
};

/** The seats: at the sides of a wide screen, a strip above the board on a narrow one. */
export function SeatPanels(props: SeatPanelsProps) {
  const { board, seats, words } = props;
  const { TeamPanel } = board;
  const order = seats.map((_, seat) => seat);
  // With a team panel the left side has room for one seat less.
  const onLeft = TeamPanel ? Math.ceil((order.length - 1) / 2) || 1 : Math.ceil(order.length / 2);
  return (
    <>
      <Side side="mine" label={words.say('table.seats-left')} count={seats.length}>
        {TeamPanel && <TeamPanel {...props} />}
        {order.slice(0, onLeft).map((seat) => (
          <SeatPanel key={seat} {...props} of={seat} />
        ))}
      </Side>
      <Side side="theirs" label={words.say('table.seats-right')} count={seats.length}>
        {order.slice(onLeft).map((seat) => (
          <SeatPanel key={seat} {...props} of={seat} />
        ))}
      </Side>
    </>
  );
}

interface SideProps {
  readonly side: 'mine' | 'theirs';
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A column of seats that scrolls where it must, by keyboard too. */
function Side({ side, label, count, children }: SideProps) {
  return (
    <section
      className={`side ${side}`}
      data-seats={count}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}

function SeatPanel(props: SeatPanelsProps & { readonly of: Seat }) {
  const { board, seats, words, of, state, keepers, view } = props;
  const look = board.seatLook(seats[of] ?? 0);
  const keeper = keepers[of];
  const name = words.say(`seat.${seats[of]}`);
  const active = state.awaited.some(({ seat }) => seat === of);
  const thinking = state.thinking.includes(of);
  return (
    <section
      className={`seat kraft${active ? ' is-active' : ''}${state.seat === of ? ' is-yours' : ''}${props.reader === of ? ' is-you' : ''}`}
      aria-label={name}
      data-seat={of}
      style={teamStyle(look)}
    >
      <header {...pageThing('seat')}>
        {keeper?.kind === 'bot' ? (
          <BotAtSeat {...props} level={keeper.level} />
        ) : (
          <Piece className="portrait" {...look.portrait} />
        )}
        {props.reader === of && <small className="you-mark">{words.say('table.you')}</small>}
        <div className="seat-name">
          <h2>{name}</h2>
          <p>
            {thinking ? (
              <span>
                {words.say('table.thinks')}
                <ThinkingDots />
              </span>
            ) : (
              board.seatLine(view, of, words)
            )}
            {keeper?.kind === 'person' && props.present && (
              <small className={props.present[of] ? 'presence is-here' : 'presence'}>
                {words.say(presenceOf(props.present[of], props.standIns?.[of]))}
              </small>
            )}
            {keeper?.kind === 'bot' && (
              <small className="bot-mark">{words.say(`strength.${keeper.level}`)}</small>
            )}
          </p>
          {/* A narrow card has no line below the name; that a bot plays is told all the same. */}
          {!props.present?.[of] && props.standIns?.[of] && (
            <small className="stand-in" aria-hidden="true">
              {words.say('online.bot-plays')}
            </small>
          )}
        </div>
      </header>
      <board.SeatPanel {...props} of={of} />
    </section>
  );
}

/** The toy that plays here, in its mood. */
function BotAtSeat(props: SeatPanelsProps & { readonly of: Seat; readonly level: BotLevel }) {
  const { board, seats, of, state, event, showing, together = false, level } = props;
  const { outcome } = state;
  const by = showing && state.steps[showing.shown.steps]?.by;
  const sound = event === null || !showing ? null : board.sound(event);
  const mood = useMood({
    thinking: state.thinking.includes(of),
    reaction: reactionTo({ sound, by, together }, of),
    atEnd: outcome && showing && !showing.busy ? moodAtEnd(outcome, of) : null,
  });
  return <BotPortrait level={level} mood={mood} emblem={board.seatLook(seats[of] ?? 0).emblem} />;
}

const presenceOf = (isHere = false, botPlays = false): string => {
  if (isHere) return 'online.here';
  return botPlays ? 'online.bot-plays' : 'online.away';
};
