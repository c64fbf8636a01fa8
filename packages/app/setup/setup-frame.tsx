import { Icon, Piece, Sheet } from '@hearthside/screen';
import type { Box } from '@hearthside/shelf';
import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import { useTitle } from '../title.ts';
import { Brandmark } from '../ui/brandmark.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Wood } from '../ui/wood.tsx';
import { useWords } from '../words.tsx';

interface SetupFrameProps {
  readonly box: Box;
  readonly sheet: string;
  /** What stands at the end of the bar. */
  readonly mode?: ReactNode;
  readonly children: ReactNode;
  /** What the key says that is always in sight. */
  readonly begin: string;
  /** What will be, in a line and a smaller one. */
  readonly summary: readonly [string, string];
  onBegin(): void;
}

/** Place cards and choices that scroll, and an edge of kraft with the key that begins, which never does. */
export function SetupFrame(props: SetupFrameProps) {
  const words = useWords();
  const { facts, seating } = props.box;
  useTitle(words.say('setup.title', { title: facts.title }));
  return (
    <>
      <Wood />
      <Sheet svg={props.sheet} />
      <div className="setup">
        <header className="setup-bar">
          <Brandmark below={words.say('setup.sit-down')} />
          <PageHeading>
            <Piece {...seating.teacher} />
            <span>{facts.title}</span>
          </PageHeading>
          {props.mode}
        </header>
        <main className="setup-scroll">{props.children}</main>
        <footer className="setup-begin">
          <Link className="second" href="/" aria-label={words.say('table.home')}>
            <Icon name="home" />
          </Link>
          <button type="button" className="primary" onClick={props.onBegin}>
            <Icon name="play" />
            {props.begin}
          </button>
          <p>
            {props.summary[0]}
            <small>{props.summary[1]}</small>
          </p>
        </footer>
      </div>
    </>
  );
}
