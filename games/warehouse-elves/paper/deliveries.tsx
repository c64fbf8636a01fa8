import { Piece, type ScoreProps, Stepper } from '@hearthside/screen';
import type { Json } from '@hearthside/table';
import { GOAL, TEAM_NAMES, type TeamName } from '../rules/index.ts';

/** WE-54: Wishlists that each team has delivered. */
export type Delivered = Readonly<Record<TeamName, number>>;

export const NONE: Delivered = { green: 0, red: 0 };

export function readDelivered(kept: Json): Delivered | null {
  const given = (kept ?? {}) as Partial<Delivered>;
  const isCount = (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= GOAL;
  return TEAM_NAMES.every((team) => isCount(given[team])) ? (given as Delivered) : null;
}

const LETTERS = Array.from({ length: GOAL }, (_, i) => i + 1);

/** One stepper a team, and a letter for every Wishlist. */
export function Deliveries({ score, words, onChange }: ScoreProps<Delivered>) {
  return (
    <div className="we-paper">
      {TEAM_NAMES.map((team) => (
        <div key={team} className={`we-paper-team is-${team}`}>
          <Piece piece={`we-truck-${team}`} viewBox="-48 -36 96 72" />
          <div className="we-paper-letters" aria-hidden="true">
            {LETTERS.map((nth) => (
              <span key={nth} className={nth <= score[team] ? 'is-done' : undefined}>
                <Piece piece="we-wishlist" viewBox="-62 -82 124 164" />
              </span>
            ))}
          </div>
          <Stepper
            label={words.say(`seat.${team}`)}
            value={score[team]}
            max={GOAL}
            less={words.say('delivered.less', { seat: team })}
            more={words.say('delivered.more', { seat: team })}
            onChange={(value) => onChange({ ...score, [team]: value })}
          />
        </div>
      ))}
    </div>
  );
}
