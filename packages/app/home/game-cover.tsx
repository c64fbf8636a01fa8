import { Sheet } from '@hearthside/screen';
import type { Box } from '@hearthside/shelf';
import { Suspense, use } from 'react';

const covers = new Map<string, Promise<{ readonly default: string }>>();

function coverOf(box: Box): Promise<{ readonly default: string }> {
  const known = covers.get(box.facts.id) ?? box.cover();
  covers.set(box.facts.id, known);
  return known;
}

/** The lid of a game's box. */
export function GameCover({ box }: { readonly box: Box }) {
  return (
    <span className="box">
      <Suspense fallback={<span className="box-blank" />}>
        <Cover box={box} />
      </Suspense>
    </span>
  );
}

function Cover({ box }: { readonly box: Box }) {
  return <Sheet className="cover" svg={use(coverOf(box)).default} />;
}
