import type { ReactNode } from 'react';
import { Wood } from './wood.tsx';

interface PaperPageProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sheet of paper on the table: what every page is that is not home or a table. */
export function PaperPage({ title, className, children }: PaperPageProps) {
  return (
    <>
      <Wood />
      <main className={`page paper${className ? ` ${className}` : ''}`}>
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
