import { Wood } from '../furniture/wood.tsx';
import { Link } from '../link.tsx';
import { useWords } from '../words.tsx';

const FOR_ADULTS = ['device', 'server', 'links', 'deleted', 'nobody'];
const FOR_CHILDREN = ['names', 'talk', 'links', 'ask'];

/** What is stored where, in plain words: once for adults, once for children. */
export default function Privacy() {
  const words = useWords();
  return (
    <>
      <Wood />
      <main className="page paper">
        <h1>{words.say('privacy.title')}</h1>
        <h2>{words.say('privacy.children')}</h2>
        <ul>
          {FOR_CHILDREN.map((key) => (
            <li key={key}>{words.say(`privacy.child.${key}`)}</li>
          ))}
        </ul>
        <h2>{words.say('privacy.adults')}</h2>
        <ul>
          {FOR_ADULTS.map((key) => (
            <li key={key}>{words.say(`privacy.adult.${key}`)}</li>
          ))}
        </ul>
        <p className="dialog-buttons">
          <Link className="second" href="/fair">
            {words.say('fair.title')}
          </Link>
          <Link className="primary" href="/">
            {words.say('table.home')}
          </Link>
        </p>
      </main>
    </>
  );
}
