import { Icon } from '@hearthside/screen';
import type { Pin } from '@hearthside/search/review';
import type { Words } from '@hearthside/text';
import type { RecordTable } from '../replay/record-table.ts';
import { pinWords } from './pin-words.ts';
import type { ReviewUnderWay } from './use-review.ts';

interface ReviewCardProps {
  readonly words: Words;
  readonly table: RecordTable;
  readonly review: ReviewUnderWay;
  /** Which of the pins is looked at. */
  readonly pinned: number | null;
  readonly shown: boolean;
  /** "Turn 11". */
  placeOf(n: number): string;
  onPin(by: 1 | -1): void;
  onShow(): void;
  onTry(pin: Pin): void;
}

const ICONS = { better: 'hint', great: 'star', luck: 'die' } as const;

/** What the coach has to say: how far it is, or what it found at a pin. */
export function ReviewCard(props: ReviewCardProps) {
  const { words, review, pinned } = props;
  const pins = review.state?.pins ?? [];
  const pin = pinned === null ? undefined : pins[pinned];
  return (
    <section
      className={`review-card paper${pin ? ` is-${pin.kind}` : ''}`}
      aria-label={words.say('replay.review')}
      aria-live="polite"
    >
      {pin ? (
        <PinCard {...props} pin={pin} nth={(pinned ?? 0) + 1} of={pins.length} />
      ) : (
        <Progress {...props} found={pins.length} />
      )}
    </section>
  );
}

function PinCard(props: ReviewCardProps & { pin: Pin; nth: number; of: number }) {
  const { words, table, pin, nth, of } = props;
  const { title, text, bars } = pinWords(words, table, pin);
  return (
    <>
      <header>
        <Icon name={ICONS[pin.kind]} />
        <div>
          <h2>{title}</h2>
          <p>
            {props.placeOf(pin.moment.to)} · {words.say('review.nth', { nth, of })}
          </p>
        </div>
        <button
          type="button"
          className="plain"
          aria-label={words.say('review.pin-before')}
          onClick={() => props.onPin(-1)}
        >
          <Icon name="step-back" />
        </button>
        <button
          type="button"
          className="plain"
          aria-label={words.say('review.pin-next')}
          onClick={() => props.onPin(1)}
        >
          <Icon name="step" />
        </button>
      </header>
      <p className="review-text">{text}</p>
      <dl className="review-bars">
        {bars.map(({ label, share, value, better }) => (
          <div key={label} className={better ? 'is-better' : undefined}>
            <dt>{label}</dt>
            <dd>
              <span style={{ width: `${share * 100}%` }} />
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      {pin.kind !== 'luck' && (
        <p className="review-keys">
          {pin.kind === 'better' && (
            <button
              type="button"
              className="primary"
              aria-pressed={props.shown}
              onClick={props.onShow}
            >
              <Icon name="eye" />
              {words.say(props.shown ? 'review.hide' : 'review.show')}
            </button>
          )}
          <button type="button" className="second" onClick={() => props.onTry(pin)}>
            <Icon name="branch" />
            {words.say(pin.kind === 'better' ? 'review.try' : 'what-if.title')}
          </button>
        </p>
      )}
    </>
  );
}

function Progress(props: ReviewCardProps & { found: number }) {
  const { words, table, review, found } = props;
  const { is, state } = review;
  const seen = state?.looks.indexOf(null) ?? 0;
  const at = state?.looks[(seen < 0 ? state.looks.length : seen) - 1]?.moment.to ?? 0;
  const turn = table.turns[Math.min(at, table.length - 1)] ?? 1;
  const isLooking = is === 'thinking' && seen >= 0;
  return (
    <>
      <header>
        <Icon name="hint" />
        <div>
          <h2>{words.say(`review.is.${is}`)}</h2>
          <p>{words.say('review.found', { count: found })}</p>
        </div>
      </header>
      <p className="review-text">{words.say(`review.about.${is}`, { count: found })}</p>
      {is === 'thinking' && (
        <>
          <p className="review-progress">
            <span>
              {isLooking
                ? words.say(
                    table.game.facts.counts?.in === 'rounds' ? 'review.round' : 'review.turn',
                    { turn, turns: table.turns.at(-1) ?? 0 },
                  )
                : words.say('review.second-look')}
            </span>
            <progress value={state?.done ?? 0} max={state?.of ?? 1} />
          </p>
          <p className="review-keys">
            <button type="button" className="second" onClick={review.stop}>
              {words.say('review.stop')}
            </button>
          </p>
        </>
      )}
      {(is === 'stopped' || is === 'failed') && (
        <p className="review-keys">
          <button type="button" className="second" onClick={review.begin}>
            {words.say('review.again')}
          </button>
        </p>
      )}
      {is === 'done' && found > 0 && (
        <p className="review-keys">
          <button type="button" className="primary" onClick={() => props.onPin(1)}>
            {words.say('review.first-pin')}
          </button>
        </p>
      )}
    </>
  );
}
