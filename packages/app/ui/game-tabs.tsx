import { shelf } from '@hearthside/shelf';
import { Link } from '../link.tsx';

interface GameTabsProps {
  readonly label: string;
  readonly game: string;
  /** Where each leads, by its id. */
  path(game: string): string;
}

/** The games side by side, on pages that have something of each. */
export function GameTabs({ label, game, path }: GameTabsProps) {
  return (
    <nav className="game-tabs" aria-label={label}>
      {shelf.map(({ facts: { id, title } }) => (
        <Link key={id} href={path(id)} {...(id === game && { 'aria-current': 'page' as const })}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
