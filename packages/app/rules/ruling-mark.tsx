import { Icon } from '@hearthside/screen';
import type { Facts } from '@hearthside/table';
import type { Words } from '@hearthside/text';

export type RulingKind = 'whole' | 'part';

/** Does the statement decide what the printed rules leave open? */
export function rulingKind({ rulings }: Facts, rule: string): RulingKind | null {
  if (rulings?.whole.includes(rule)) return 'whole';
  return rulings?.part.includes(rule) ? 'part' : null;
}

/** The little hammer beside a ruling. */
export const Gavel = ({ words }: { readonly words: Words }) => (
  <span className="gavel">
    <Icon name="gavel" />
    <span className="unseen">{words.say('rules.our-ruling')}</span>
  </span>
);

/** What the hammer means, below the statement. */
export const RulingNote = ({
  kind,
  words,
}: {
  readonly kind: RulingKind;
  readonly words: Words;
}) => (
  <p className="ruling-note">
    <Icon name="gavel" />
    {words.say(`rules.ruling.${kind}`)}
  </p>
);
