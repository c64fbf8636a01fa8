import { Wood } from '../furniture/wood.tsx';
import { Link } from '../link.tsx';
import { useWords } from '../words.tsx';

export default function NotFound() {
  const words = useWords();
  return (
    <>
      <Wood />
      <main className="page paper">
        <h1>{words.say('not-found.title')}</h1>
        <p>{words.say('not-found.text')}</p>
        <Link className="primary" href="/">
          {words.say('table.home')}
        </Link>
      </main>
    </>
  );
}
