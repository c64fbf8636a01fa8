import { type BotLevel, LEVELS } from '@hearthside/search';

/** How strong a bot is, in one to four dots. */
export function Strength({ level }: { readonly level: BotLevel }) {
  return (
    <svg className="strength" viewBox="0 0 52 12" aria-hidden="true">
      <use href={`#strength-${LEVELS.indexOf(level) + 1}`} />
    </svg>
  );
}
