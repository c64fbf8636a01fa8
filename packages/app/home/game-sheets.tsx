import { Sheet } from '@hearthside/screen';
import type { Box } from '@hearthside/shelf';
import { Suspense, use } from 'react';
import { artOf } from '../setup/art-of.ts';

/** The pieces of these games, in the page once each; what refers to them shows when they have come. */
export function GameSheets({ boxes }: { readonly boxes: readonly Box[] }) {
  return boxes.map((box) => (
    <Suspense key={box.facts.id}>
      <GameSheet box={box} />
    </Suspense>
  ));
}

function GameSheet({ box }: { readonly box: Box }) {
  return <Sheet svg={use(artOf(box)).sheet} />;
}
