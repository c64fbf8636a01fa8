import { type ReactNode, useId } from 'react';

export interface Choice<T> {
  readonly value: T;
  readonly label: ReactNode;
  /** What it is called by those who do not see it; absent where the label says it all. */
  readonly spoken?: string;
  readonly picture?: ReactNode;
  readonly note?: ReactNode;
}

interface PickProps<T> {
  readonly label: string;
  /** A quiet word at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  /** How the cards look: with pictures, or as a row of plain words. */
  readonly look?: 'cards' | 'words' | 'toys';
  readonly unseenLabel?: boolean;
  /** It is shown what was picked, and nothing can be changed. */
  readonly fixed?: boolean;
  /** What it does, below. */
  readonly help?: string;
  onPick(value: T): void;
}

/** One of a few, all in sight: a row of cards. Arrows move, Tab leaves it. */
export function Pick<T>(props: PickProps<T>) {
  const id = useId();
  const { label, aside, value, choices, look = 'cards' } = props;
  return (
    <div className={`pick is-${look}`} role="radiogroup" aria-labelledby={id}>
      <p className={props.unseenLabel ? 'unseen' : 'pick-label'}>
        <span id={id}>{label}</span>
        {aside && <small>{aside}</small>}
      </p>
      <div className="pick-cards" data-count={choices.length}>
        {choices.map((choice) => (
          <label
            key={String(choice.value)}
            className={choice.value === value ? 'pick-card is-picked' : 'pick-card'}
          >
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              disabled={props.fixed}
              {...(choice.spoken !== undefined && { 'aria-label': choice.spoken })}
              onChange={() => props.onPick(choice.value)}
            />
            {choice.picture}
            <span>{choice.label}</span>
            {choice.note && <small>{choice.note}</small>}
          </label>
        ))}
      </div>
      {props.help && <small className="pick-help">{props.help}</small>}
    </div>
  );
}
