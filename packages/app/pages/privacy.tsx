import { operatorOf } from '@hearthside/client';
import { useEffect, useState } from 'react';
import { HomeLink } from '../home-link.tsx';
import { Link } from '../link.tsx';
import { isExported } from '../place.ts';
import { PaperPage } from '../ui/paper-page.tsx';
import { useWords } from '../words.tsx';

const FOR_ADULTS = ['device', 'server', 'links', 'deleted', 'nobody'];
const FOR_CHILDREN = ['names', 'talk', 'links', 'ask'];

/** What is stored where, in plain words: a page for adults and one for children. */
export default function Privacy({ forChildren }: { readonly forChildren: boolean }) {
  const words = useWords();
  const contact = useContact();
  const [who, keys] = forChildren ? ['child', FOR_CHILDREN] : ['adult', FOR_ADULTS];
  return (
    <PaperPage
      className={forChildren ? 'for-children' : ''}
      title={words.say(forChildren ? 'privacy.children' : 'privacy.title')}
    >
      <ul>
        {keys.map((key) => (
          <li key={key}>{words.say(`privacy.${who}.${key}`)}</li>
        ))}
        {contact !== null && <li>{words.say('privacy.contact', { contact })}</li>}
      </ul>
      <p className="dialog-buttons">
        <Link className="second" href={forChildren ? '/privacy' : '/privacy/children'}>
          {words.say(forChildren ? 'privacy.adults' : 'privacy.children')}
        </Link>
        <Link className="second" href="/fair">
          {words.say('fair.title')}
        </Link>
        <HomeLink className="primary" />
      </p>
    </PaperPage>
  );
}

/** Whom the operator of this server names for questions; nobody where the page is files, or the server says none. */
function useContact(): string | null {
  const [contact, setContact] = useState<string | null>(null);
  useEffect(() => {
    if (isExported()) return;
    let isHere = true;
    operatorOf(location.origin)
      .then((named) => isHere && setContact(named))
      // Out of reach, or an older server: then the page says what it knows.
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, []);
  return contact;
}
