import { Icon } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import { sayOutcome, sentence, type Words } from '@hearthside/text';
import { Suspense } from 'react';
import { Link } from '../link.tsx';
import { turnText } from '../replay/turn-text.ts';
import { useUnpacked } from '../session/use-unpacked.ts';
import { QuietPicture } from '../share/quiet-picture.tsx';
import { namesOf } from '../table/names.ts';
import { readerOf } from '../table/reader.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useGameWords, useWords } from '../words.tsx';
import type { GameResult } from './game-result.ts';
import type { LoggedGame } from './use-family-log.ts';

interface PastGameProps extends LoggedGame {
  onDelete(): void;
}

/** A past game: how it ended, who played, and what can be done with it. */
export function PastGame(props: PastGameProps) {
  const { table, result } = props;
  const words = useWords();
  const when = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long' }).format(table.changedAt);
  const title = findBox(table.game)?.facts.title ?? table.game;
  return (
    <li className="past-game paper">
      <Suspense fallback={<span className="past-picture" />}>
        {result ? <EndPicture {...props} result={result} /> : <span className="past-picture" />}
      </Suspense>
      <Suspense fallback={<span className="past-words">…</span>}>
        <PastGameWords {...props} title={title} when={when} />
      </Suspense>
    </li>
  );
}

function PastGameWords(props: PastGameProps & { readonly title: string; readonly when: string }) {
  const { table, result, title, when } = props;
  const gameWords = useGameWords(table.game);
  const seats = result ? result.game.seats(result.record.options) : [];
  const words = gameWords.withNames(namesOf(table.keepers, seats, gameWords));
  const reader = readerOf({ keepers: table.keepers, audience: 'spectator', apart: false });
  const { outcome } = result ?? {};
  const ended = outcome
    ? sentence(sayOutcome(words, outcome, seats, reader))
    : words.say('replay.not-finished');
  const named = (key: string) => words.say(key, { what: `${ended} ${when}` });
  const branches = table.branches?.length ?? 0;
  return (
    <>
      <span className="past-words">
        <b>{ended}</b>
        <span>{players(props, words, seats)}</span>
        <small>
          {title}, {when}
          {result && `, ${turnText(words, result, result.turns)}`}
          {branches > 0 && `, ${words.say('log.branches', { count: branches })}`}
        </small>
      </span>
      <span className="past-keys">
        <Link
          className="btn has-word"
          href={`/records/${table.id}`}
          aria-label={named('log.watch-it')}
        >
          <Icon name="play" />
          <span>{words.say('table.watch-short')}</span>
        </Link>
        {outcome && (
          <>
            <Link
              className="btn has-word"
              href={`/records/${table.id}/review`}
              aria-label={named('log.review-it')}
            >
              <Icon name="hint" />
              <span>{words.say('replay.review')}</span>
            </Link>
            <Link
              className="btn"
              href={`/records/${table.id}/share`}
              aria-label={named('log.share-it')}
            >
              <Icon name="share" />
            </Link>
          </>
        )}
        <IconButton icon="trash" label={named('log.delete-it')} onClick={props.onDelete} />
      </span>
    </>
  );
}

function players(
  { table }: PastGameProps,
  words: Words,
  seats: readonly (string | number)[],
): string {
  const who = table.keepers.map((_, seat) => words.say(`seat.${seats[seat]}`));
  return new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(who);
}

function EndPicture({ table, result }: PastGameProps & { readonly result: GameResult }) {
  const unpacked = useUnpacked(table.game);
  const words = useGameWords(table.game);
  if (!unpacked) return <span className="past-picture" />;
  return (
    <QuietPicture
      className="past-picture"
      unpacked={unpacked}
      of={`${table.id} ${table.log.length}`}
      view={result.lastView}
      seats={result.game.seats(result.record.options)}
      words={words}
    />
  );
}
