import { shelf } from '@hearthside/shelf';
import NotFound from '../pages/not-found.tsx';
import { useOpenedRules } from './opened-rules.ts';
import { RulesOfGame } from './rules-of-game.tsx';
import { ShowScreen } from './show-screen.tsx';

interface RulesPageProps {
  readonly game: string | null;
  /** A statement or a section. */
  readonly at: string | null;
  /** Is the statement's position to be shown? */
  readonly show: boolean;
}

/** The rules of one game; without one named, of the first on the shelf. */
export default function RulesPage({ game, at, show }: RulesPageProps) {
  const opened = useOpenedRules(game ?? shelf[0]?.facts.id ?? '');
  if (!opened) return <NotFound />;
  if (!show) return <RulesOfGame opened={opened} at={at} />;
  const example = opened.examples.get(at ?? '');
  return example ? <ShowScreen key={at} opened={opened} example={example} /> : <NotFound />;
}
