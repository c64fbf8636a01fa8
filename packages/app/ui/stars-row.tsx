import type { Words } from '@hearthside/text';
import { TOP_STARS } from './star-shelf.ts';

const STAR = 'M0-21l6 13 14.5 2-10.5 10 2.6 14.2L0 11.500l-12.600 6.700L-10 4-20.500-6-6-8z';

/** So many stars of three; told in words to those who do not see them. */
export function StarsRow({ count, words }: { readonly count: number; readonly words: Words }) {
  return (
    <span className="stars" role="img" aria-label={words.say('learn.stars', { count })}>
      {Array.from({ length: TOP_STARS }, (_, index) => index < count).map((isWon, nth) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike but for their place
          key={nth}
          viewBox="-24 -24 48 46"
          className={isWon ? 'is-won' : undefined}
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
