import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import { Hearth } from './hearth.tsx';

interface BrandmarkProps {
  /** Where it leads. */
  readonly href?: string;
  readonly name?: string;
  /** What this page is, below the name. */
  readonly below: ReactNode;
  /** Where it leads, for those who do not see the hearth. */
  readonly leadsTo?: string;
}

/** The hearth in the corner of a page, with where one is: it leads home, or one page up. */
export const Brandmark = ({ href = '/', name = 'Hearthside', below, leadsTo }: BrandmarkProps) => (
  <Link className="brandmark" href={href}>
    <Hearth />
    <span>
      {name}
      <small>{below}</small>
      {leadsTo !== undefined && <span className="unseen">{leadsTo}</span>}
    </span>
  </Link>
);
