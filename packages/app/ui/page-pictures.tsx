import { Sheet } from '@hearthside/screen';
import { lazy, Suspense } from 'react';

/** Bots, their strength, letter, tablet and clock, and icons of other pages come after the page: nothing waits for them. */
const Pictures = lazy(async () => {
  const sheets = await Promise.all([
    import('@hearthside/screen/bots.svg?raw'),
    import('@hearthside/screen/strength.svg?raw'),
    import('@hearthside/screen/sitting-down.svg?raw'),
    import('@hearthside/screen/more-icons.svg?raw'),
  ]).catch((error: unknown) => {
    // Every picture stands beside its words: a page without them is whole.
    console.warn('the page goes without some pictures', error);
    return [];
  });
  return { default: () => sheets.map(({ default: svg }) => <Sheet key={svg} svg={svg} />) };
});

export const PagePictures = () => (
  <Suspense>
    <Pictures />
  </Suspense>
);
