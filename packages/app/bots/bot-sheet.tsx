import { Sheet } from '@hearthside/screen';
import { lazy, Suspense } from 'react';

/** The bots' pictures come after the page: nothing waits for them. */
const Pictures = lazy(async () => {
  const sheets = await Promise.all([
    import('@hearthside/screen/bots.svg?raw'),
    import('@hearthside/screen/strength.svg?raw'),
  ]).catch((error: unknown) => {
    // Every picture of a bot stands beside its name: a page without them is whole.
    console.warn('the bots have no pictures', error);
    return [];
  });
  return { default: () => sheets.map(({ default: svg }) => <Sheet key={svg} svg={svg} />) };
});

export const BotSheet = () => (
  <Suspense>
    <Pictures />
  </Suspense>
);
