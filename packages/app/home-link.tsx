import { Link } from './link.tsx';
import { useWords } from './words.tsx';

/** The way home. */
export function HomeLink({ className }: { readonly className: 'primary' | 'second' }) {
  return (
    <Link className={className} href="/">
      {useWords().say('table.home')}
    </Link>
  );
}
