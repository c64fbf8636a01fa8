import { type ReactNode, useRef } from 'react';
import { useArrival } from '../focus.ts';

/** The heading of a page: where whoever arrives by keyboard or screen reader begins. */
export function PageHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
