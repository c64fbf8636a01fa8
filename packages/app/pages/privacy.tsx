import { HomeLink } from '../home-link.tsx';
import { Link } from '../link.tsx';
import { PaperPage } from '../ui/paper-page.tsx';
import { useWords } from '../words.tsx';

const FOR_ADULTS = ['device', 'server', 'links', 'deleted', 'nobody'];
const FOR_CHILDREN = ['names', 'talk', 'links', 'ask'];

/** What is stored where, in plain words: a page for adults and one for children. */
export default function Privacy({ forChildren }: { readonly forChildren: boolean }) {
  const words = useWords();
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
