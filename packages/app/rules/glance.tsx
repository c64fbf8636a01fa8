import { Icon, PaperDrawing, type RulebookPicture } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { Fragment } from 'react';

interface GlanceProps {
  readonly win: readonly RulebookPicture[];
  readonly round: readonly RulebookPicture[];
  /** The page's words with the rulebook's on top. */
  readonly words: Words;
}

/** How to win, and a round, in pictures with words below. */
export function Glance({ win, round, words }: GlanceProps) {
  return (
    <>
      <section className="how-to-win" aria-labelledby="how-to-win">
        <h2 id="how-to-win">{words.say('rules.how-to-win')}</h2>
        {win.map(({ id, ...picture }, i) => (
          <Fragment key={id}>
            {i > 0 && <Icon name="step" />}
            <div>
              <PaperDrawing {...picture} />
              {words.say(`win.${id}`)}
            </div>
          </Fragment>
        ))}
      </section>
      <h2>{words.say('round')}</h2>
      <ol className="round-pictures">
        {round.map(({ id, ...picture }, i) => (
          <li key={id}>
            <b className="nth" aria-hidden="true">
              {i + 1}
            </b>
            <PaperDrawing {...picture} />
            <h3>{words.say(`round.${id}`)}</h3>
            <p>{words.say(`round.${id}.more`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
