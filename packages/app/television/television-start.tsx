import { Icon } from '@hearthside/screen';
import { type Box, shelf } from '@hearthside/shelf';
import { useState } from 'react';
import { GameCover } from '../home/game-cover.tsx';
import { Link } from '../link.tsx';
import { beginOnBigScreen } from '../online/begin-online.ts';
import { ServerDialog } from '../online/server-dialog.tsx';
import { isExported } from '../place.ts';
import { goTo } from '../router.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Wood } from '../ui/wood.tsx';
import { useWords } from '../words.tsx';
import { useBigScreen } from './use-big-screen.ts';

/** `/tv`: what a family opens on the big screen first. A box, then a code for each seat. */
export default function TelevisionStart() {
  const words = useWords();
  useBigScreen(() => goTo('/'));
  const [noServer, setNoServer] = useState(false);
  const [asking, setAsking] = useState(false);
  const begin = (box: Box) => {
    if (isExported()) {
      setAsking(true);
      return;
    }
    setNoServer(false);
    beginOnBigScreen({ game: box.facts.id }).catch(() => setNoServer(true));
  };
  return (
    <>
      <Wood />
      <main className="tv-start">
        <PageHeading>{words.say('tv.title')}</PageHeading>
        <p>{words.say('tv.how')}</p>
        <ul>
          {shelf.map((box) => (
            <li key={box.facts.id}>
              <button type="button" className="plain" onClick={() => begin(box)}>
                <GameCover box={box} />
                <b>{box.facts.title}</b>
              </button>
              <Link className="second" href={`/new/${box.facts.id}`}>
                {words.say('tv.options')}
              </Link>
            </li>
          ))}
        </ul>
        {noServer && <p role="alert">{words.say('online.no-server')}</p>}
        {asking && <ServerDialog path="/tv" onClose={() => setAsking(false)} />}
        <p>
          {!isExported() && (
            <Link className="second" href="/join">
              {words.say('tv.join')}
            </Link>
          )}
          <Link className="second" href="/">
            <Icon name="step-back" />
            {words.say('table.home')}
          </Link>
        </p>
      </main>
    </>
  );
}
