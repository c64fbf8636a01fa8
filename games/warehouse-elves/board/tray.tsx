import { type Drag, Icon, Piece, type PieceLook, useDrag } from '@hearthside/screen';
import { useState } from 'react';
import {
  type Action,
  type CardName,
  PROGRAM_LENGTH,
  PROGRAMS,
  refuseCards,
  TEAM_NAMES,
  type TeamName,
} from '../rules/index.ts';
import type { Props } from './props.ts';
import { thingOfCard } from './things.ts';

/** Left turns on the left, right turns on the right, forward cards next to the middle. */
const LEFT_HAND: readonly CardName[] = ['L2', 'L1', 'F1'];
const RIGHT_HAND: readonly CardName[] = ['F2', 'R1', 'R2'];
const cardPiece = (card: CardName): PieceLook => ({
  piece: `we-card-${card}`,
  viewBox: '-61 -81 122 162',
});

/** The hand of cards and the plan; or the question that the drive has come to. */
export function Tray(props: Props) {
  const { seat, legal, words, view } = props;
  const team = seat === null ? null : (TEAM_NAMES[seat] ?? null);
  if (props.event?.type === 'pass-santa') return <HoHoHo {...props} />;
  if (team === null || legal.length === 0) {
    return (
      <p className="we-wait">{words.say(view.phase === 'over' ? 'board.over' : 'board.wait')}</p>
    );
  }
  return legal[0]?.kind === 'program' ? <Hand {...props} team={team} /> : <Question {...props} />;
}

function Hand(props: Props & { readonly team: TeamName }) {
  const { team, draft, setDraft, choose, explain, words } = props;
  const cards = draft?.cards ?? [];
  const program = programOf(cards);
  const advised = props.hint?.[0]?.kind === 'program' ? props.hint[0].cards : [];
  const toggle = (card: CardName) => {
    if (cards.includes(card)) setDraft({ cards: cards.filter((each) => each !== card) });
    else if (cards.length < PROGRAM_LENGTH) setDraft({ cards: [...cards, card] });
    else explain(refuseCards([...cards, card]));
  };
  const drag = useDrag<CardName>((card, place) => {
    setDraft({ cards: withCardAt(cards, card, Number(place)) });
  });
  const hand = (names: readonly CardName[], side: string) => (
    <ul className={`we-hand we-${side}`}>
      {names.map((card) => (
        <HandCard
          key={card}
          card={card}
          place={cards.indexOf(card)}
          advised={advised.findIndex(({ name }) => name === card)}
          words={words}
          drag={drag}
          onToggle={toggle}
        />
      ))}
    </ul>
  );
  return (
    <div className={`we-tray we-team-${team}`}>
      {hand(LEFT_HAND, 'left')}
      <div className="we-plan">
        <ol className="we-chosen" aria-label={words.say('board.plan')}>
          {Array.from({ length: PROGRAM_LENGTH }, (_, i) => {
            const card = cards[i];
            return (
              <li key={i} data-drop={i} data-thing="plan" className={card ? undefined : 'is-empty'}>
                {card ? (
                  <button
                    type="button"
                    className="plain"
                    aria-label={words.say('board.take-card-back', { card, place: i + 1 })}
                    onClick={() => toggle(card)}
                    {...drag.grip(card, cardPiece(card))}
                  >
                    <Piece {...cardPiece(card)} />
                  </button>
                ) : (
                  <span className="unseen">{words.say('board.free-place', { place: i + 1 })}</span>
                )}
              </li>
            );
          })}
        </ol>
        <button
          type="button"
          className="primary"
          data-thing="lock-in"
          aria-disabled={program === null}
          onClick={() => (program ? choose(program) : explain(refuseCards(cards)))}
        >
          <Icon name="key" />
          {words.say('board.lock-in')}
        </button>
      </div>
      {hand(RIGHT_HAND, 'right')}
      {drag.ghost}
    </div>
  );
}

/** The plan with a card laid on one of its places; it leaves its old place, or the old card there. */
function withCardAt(cards: readonly CardName[], card: CardName, place: number): CardName[] {
  const others = cards.filter((each) => each !== card);
  if (others.length === PROGRAM_LENGTH) return others.map((each, i) => (i === place ? card : each));
  return [...others.slice(0, place), card, ...others.slice(place)];
}

const programOf = (cards: readonly CardName[]): Action | null =>
  PROGRAMS.find((program) =>
    program.cards.every((card, i) => card.name === cards[i] && cards.length === PROGRAM_LENGTH),
  ) ?? null;

interface HandCardProps {
  readonly card: CardName;
  /** Its place in the plan, from 0; -1 when still in the hand. */
  readonly place: number;
  /** Its place in what the coach would play, from 0; -1 when he would not. */
  readonly advised: number;
  readonly words: Props['words'];
  readonly drag: Drag<CardName>;
  onToggle(card: CardName): void;
}

function HandCard({ card, place, advised, words, drag, onToggle }: HandCardProps) {
  const planned = place >= 0;
  return (
    <li
      className={advised >= 0 ? `is-advised is-nth-${advised}` : planned ? 'is-taken' : undefined}
    >
      {advised >= 0 && <b aria-hidden="true">{advised + 1}</b>}
      <button
        type="button"
        className="plain"
        aria-pressed={planned}
        data-choice
        data-thing={thingOfCard(card)}
        aria-label={words.say(planned ? 'board.card-planned' : 'board.card', {
          card,
          place: place + 1,
        })}
        onClick={() => onToggle(card)}
        {...drag.grip(card, cardPiece(card))}
      >
        <Piece {...cardPiece(card)} />
        {planned && <i aria-hidden="true">{place + 1}</i>}
      </button>
    </li>
  );
}

/** Load or leave; which toy to take. */
function Question({ legal, choose, words }: Props) {
  return (
    <div className="we-question">
      {legal.map((action) => (
        <button
          key={action.kind === 'take' ? action.toy : action.kind}
          type="button"
          data-thing="load-or-not"
          className={action.kind === 'pass' ? 'second' : 'primary'}
          onClick={() => choose(action)}
        >
          {action.kind === 'take' && (
            <Piece piece={`we-${action.toy}`} viewBox="-37 -37 74 74" className="we-answer" />
          )}
          {action.kind === 'take'
            ? words.say('action.take', { toy: action.toy })
            : words.say(`action.${action.kind}`)}
        </button>
      ))}
    </div>
  );
}

/** The holder says it; the token passes by itself after a moment all the same. */
function HoHoHo({ words }: Props) {
  const [said, setSaid] = useState(0);
  return (
    <button
      type="button"
      className={`second we-hoho-button${said > 0 ? ' is-said' : ''}`}
      onClick={() => {
        setSaid(said + 1);
        laugh(words.locale);
      }}
    >
      <Piece piece="we-santa" viewBox="-42 -42 84 84" className="we-answer" />
      {words.say('board.hoho')}
    </button>
  );
}

/** With the browser's own voice, where it has one; the bubble on the board is its visible twin. */
function laugh(locale: string): void {
  if (!('speechSynthesis' in globalThis)) return;
  const voice = new SpeechSynthesisUtterance('Ho! Ho! Ho!');
  voice.lang = locale;
  voice.pitch = 0.4;
  speechSynthesis.speak(voice);
}
