import { type AnyBoardModule, Icon, Piece, type PieceLook, Ribbon } from '@hearthside/screen';
import type { Audience, SeatName } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import type { CSSProperties, ReactNode } from 'react';
import { BotBust } from '../bots/bot-bust.tsx';
import { ThinkingDots } from '../bots/thinking-dots.tsx';
import type { SeatKeeper, TableState } from '../session/table-session.ts';
import { changeSettings, SPEEDS, useSettings } from '../settings/settings.ts';
import { Brandmark } from '../ui/brandmark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { pageThing } from '../why/page-things.ts';
import { BannerSentence } from './banner-sentence.tsx';
import { firstChoice } from './use-next-focus.ts';

interface BannerProps {
  /** What is being shown, where the banner tells it. */
  readonly telling: { readonly piece: PieceLook; readonly text: string } | null;
  readonly state: TableState;
  readonly board: AnyBoardModule;
  readonly words: Words;
  readonly seats: readonly SeatName[];
  readonly keepers: readonly SeatKeeper[];
  readonly progress: string;
  readonly lookingBack: boolean;
  readonly busy: boolean;
  readonly reader: Audience;
  /** The end, where the board itself shows it: it is told here, in the colours of whoever won. */
  readonly ribbon: { readonly title: string; readonly style: CSSProperties } | null;
  onRule(rule: string): void;
  onReturn(): void;
  onSkip(): void;
  /** One moment back or on, while one of the log is looked at. */
  readonly onStep: ((by: number) => void) | null;
  onSettings(): void;
  onLog(): void;
  onTell(): void;
  readonly whyKey: ReactNode;
}

/** The bar on top: one sentence that says who is awaited and what for, its rule one tap away. */
export function Banner(props: BannerProps) {
  const { words } = props;
  const { speed } = useSettings();
  const nextSpeed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 'normal';
  return (
    <header className="bar">
      <Brandmark
        name={words.say('title')}
        below={props.progress}
        leadsTo={words.say('table.home')}
      />
      {props.ribbon ? (
        <div className="banner-ribbon" style={props.ribbon.style}>
          <PageHeading>
            <Ribbon>{props.ribbon.title}</Ribbon>
          </PageHeading>
        </div>
      ) : (
        <SentenceBar {...props} />
      )}
      <nav className="tools" aria-label={words.say('table.tools')}>
        {props.busy && (
          <IconButton icon="skip" label={words.say('table.skip')} onClick={props.onSkip} />
        )}
        <IconButton icon="read" label={words.say('table.tell')} onClick={props.onTell} />
        <button
          type="button"
          className="btn wide"
          aria-label={words.say('table.speed', { speed })}
          onClick={() => changeSettings({ speed: nextSpeed })}
        >
          <Icon name={speed === 'off' ? 'skip' : 'speed'} />
          <small className="speed-name">{words.say(`speed.${speed}`)}</small>
        </button>
        {props.whyKey}
        <IconButton icon="log" label={words.say('table.log')} onClick={props.onLog} />
        <IconButton icon="menu" label={words.say('settings.title')} onClick={props.onSettings} />
      </nav>
    </header>
  );
}

/** The bot that everybody waits for; null where it is a person, or nobody. */
function thinkingBot({ state, keepers }: BannerProps) {
  const [first] = state.awaited;
  if (!first || state.awaited.some(({ seat }) => keepers[seat]?.kind !== 'bot')) return null;
  const keeper = keepers[first.seat];
  return keeper?.kind === 'bot' && state.phase.is === 'waiting' ? keeper : null;
}

/** Who is awaited and what for. */
function SentenceBar(props: BannerProps) {
  const { state, board, words, seats, lookingBack } = props;
  const mine = state.awaited.find(({ seat }) => seat === state.seat) ?? state.awaited[0];
  const look = mine && board.seatLook(seats[mine.seat] ?? 0);
  const emblem = props.telling?.piece ?? look?.emblem;
  const rule = props.busy ? null : (mine?.prompt.rule ?? null);
  const bot = props.busy || lookingBack ? null : thinkingBot(props);
  return (
    <div className="banner paper" {...pageThing('sentence')}>
      {bot ? (
        <BotBust className="who" level={bot.level} mood="thinking" />
      ) : (
        emblem && <Piece className="who" {...emblem} />
      )}
      <PageHeading>
        {lookingBack
          ? words.say('table.looking-back')
          : (props.telling?.text ?? <BannerSentence {...props} />)}
        {bot && <ThinkingDots />}
      </PageHeading>
      {/* From the sentence to what can be done is one step, past all the tools. */}
      <button type="button" className="skip" onClick={() => firstChoice()?.focus()}>
        {words.say('table.to-choices')}
      </button>
      {state.phase.is === 'failed' && (
        <button type="button" className="rule" onClick={state.phase.again}>
          <Icon name="play" />
          <span>{words.say('table.ask-again')}</span>
        </button>
      )}
      {props.onStep && (
        <>
          <IconButton
            icon="step-back"
            label={words.say('replay.back')}
            onClick={() => props.onStep?.(-1)}
          />
          <IconButton
            icon="step"
            label={words.say('replay.forward')}
            onClick={() => props.onStep?.(1)}
          />
        </>
      )}
      {lookingBack && (
        <button type="button" className="rule" onClick={props.onReturn}>
          <Icon name="play" />
          <span>{words.say('table.return')}</span>
        </button>
      )}
      {rule !== null && !lookingBack && (
        <RuleChip rule={rule} words={words} onRule={props.onRule} />
      )}
    </div>
  );
}
