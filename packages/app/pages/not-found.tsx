import { HomeLink } from '../home-link.tsx';
import { PaperPage } from '../ui/paper-page.tsx';
import { useWords } from '../words.tsx';

export default function NotFound() {
  const words = useWords();
  return (
    <PaperPage title={words.say('not-found.title')}>
      <p>{words.say('not-found.text')}</p>
      <HomeLink className="primary" />
    </PaperPage>
  );
}
