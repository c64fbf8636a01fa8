import { homeAddress } from '@hearthside/client';
import { paperAddress } from '@hearthside/kit/paper';
import { useEffect, useState } from 'react';
import { isExported } from '../place.ts';

const HERE_ALONE = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** Where phones find this game's page; null where this machine alone would. */
export function usePaperAddress(game: string): string | null {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    // A host of files knows no other address than the one it was asked by.
    if (isExported() || !HERE_ALONE.test(location.origin)) return;
    homeAddress(location.origin).then(setOrigin, () => {});
  }, []);
  if (HERE_ALONE.test(origin)) return null;
  return paperAddress(isExported() ? location.href : `${origin}/`, game);
}
