import { Piece, type ScoreProps, Stepper } from '@hearthside/screen';
import {
  chestsOf,
  GAME_LEVELS,
  isFull,
  MOST_SEATS,
  mostGifts,
  NOTHING,
  pointsOf,
  type Treasure,
  withGem,
} from './treasure.ts';

/** Tap what lies in the chests; gifts and hugs are counted beside them. */
export function TreasureKeeper({ score, words, onChange }: ScoreProps<Treasure>) {
  const { points, top } = pointsOf(score);
  return (
    <div className="oe-paper">
      <label className="oe-paper-level">
        {words.say('treasure.level')}
        <select
          value={score.level}
          onChange={({ target }) => {
            const level = GAME_LEVELS.find((each) => each === target.value);
            if (level) onChange({ ...NOTHING, level });
          }}
        >
          {GAME_LEVELS.map((level) => (
            <option key={level} value={level}>
              {words.say(`level.${level}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="oe-paper-points">{words.say('treasure.points', { points, top })}</p>
      {chestsOf(score).map(([chest, wanted]) => (
        <fieldset key={chest} className={isFull(score, chest) ? 'oe-slots is-full' : 'oe-slots'}>
          <legend>{words.say(`treasure.chest.${chest}`)}</legend>
          {wanted.map((gem) => (
            <button
              key={gem}
              type="button"
              aria-pressed={score.chests[chest]?.includes(gem) ?? false}
              aria-label={words.say(`item.${gem}`)}
              onClick={() => onChange(withGem(score, chest, gem))}
            >
              <Piece piece={`oe-gem-${gem}`} viewBox="-58 -58 116 116" />
            </button>
          ))}
        </fieldset>
      ))}
      <Stepper
        label={words.say('treasure.gifts')}
        value={score.gifts}
        max={mostGifts(score)}
        less={words.say('treasure.gifts-less')}
        more={words.say('treasure.gifts-more')}
        onChange={(gifts) => onChange({ ...score, gifts })}
      />
      <Stepper
        label={words.say('treasure.hugged')}
        value={score.hugged}
        max={MOST_SEATS}
        less={words.say('treasure.hugged-less')}
        more={words.say('treasure.hugged-more')}
        onChange={(hugged) => onChange({ ...score, hugged })}
      />
    </div>
  );
}
