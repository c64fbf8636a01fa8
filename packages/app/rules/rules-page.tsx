import { type Box, findBox, shelf } from '@hearthside/shelf';
import { use } from 'react';
import { HomeLink } from '../home-link.tsx';
import { Link } from '../link.tsx';
import NotFound from '../pages/not-found.tsx';
import type { Language } from '../settings/languages.ts';
import { PaperPage } from '../ui/paper-page.tsx';
import { ruleText, useGameWords, useWords } from '../words.tsx';

/** The rules of one game, or the choice of which. */
export default function RulesPage({ game }: { readonly game: string | null }) {
  if (game === null) return <WhichRules />;
  const box = findBox(game);
  return box ? <RulesOf box={box} /> : <NotFound />;
}

function WhichRules() {
  const words = useWords();
  return (
    <PaperPage title={words.say('home.rules')}>
      <ul className="which">
        {shelf.map(({ facts }) => (
          <li key={facts.id}>
            <Link className="second" href={`/rules/${facts.id}`}>
              {facts.title}
            </Link>
          </li>
        ))}
      </ul>
      <HomeLink className="second" />
    </PaperPage>
  );
}

function RulesOf({ box }: { readonly box: Box }) {
  const words = useGameWords(box.facts.id);
  const texts = use(ruleText(box.facts.id, words.locale as Language));
  return (
    <PaperPage className="rules" title={box.facts.title}>
      <p>{words.say('tagline')}</p>
      <p>
        <small>{words.say('credits')}</small>
      </p>
      <dl>
        {Object.entries(texts).map(([id, text]) => (
          <div key={id} id={id}>
            <dt>{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="dialog-buttons">
        <Link className="second" href="/rules">
          {words.say('home.rules')}
        </Link>
        <HomeLink className="primary" />
      </p>
    </PaperPage>
  );
}
