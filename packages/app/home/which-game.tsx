import { type Box, shelf } from '@hearthside/shelf';
import { HomeLink } from '../home-link.tsx';
import { Link } from '../link.tsx';
import { PaperPage } from '../ui/paper-page.tsx';
import { GameCover } from './game-cover.tsx';

interface WhichGameProps {
  readonly title: string;
  readonly how: string;
  /** Where a game leads: `/print`. */
  readonly under: string;
  readonly boxes?: readonly Box[];
}

/** The choice of a game, by its cover. */
export function WhichGame({ title, how, under, boxes = shelf }: WhichGameProps) {
  return (
    <PaperPage className="print" title={title}>
      <p>{how}</p>
      <ul className="kits">
        {boxes.map((box) => (
          <li key={box.facts.id}>
            <Link href={`${under}/${box.facts.id}`}>
              <GameCover box={box} />
              <b>{box.facts.title}</b>
            </Link>
          </li>
        ))}
      </ul>
      <p className="dialog-buttons">
        <HomeLink className="primary" />
      </p>
    </PaperPage>
  );
}
