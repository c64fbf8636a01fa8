import type { ReactNode } from 'react';
import { useTitle } from '../title.ts';
import { PageHeading } from './page-heading.tsx';
import { Wood } from './wood.tsx';

interface PaperPageProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet of paper on the table: what every page is that is not home or a table. */
export function PaperPage({ title, className, children }: PaperPageProps) {
  useTitle(title);
  return (
    <>
      <Wood />
      <main className={`page paper${className ? ` ${className}` : ''}`}>
        <PageHeading>{title}</PageHeading>
        {children}
      </main>
    </>
  );
}
