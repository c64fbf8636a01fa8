import { Piece, type RulebookSection } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { speak } from '../sound/speech.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Diagram } from './diagram.tsx';
import type { OpenedRules } from './opened-rules.ts';
import type { Statement } from './rule-search.ts';
import { rulingKind } from './ruling-mark.tsx';
import { StatementDetails } from './statement-details.tsx';

/** What is read at the moment. */
export interface Reading {
  readonly query: string;
  readonly open: ReadonlySet<string>;
  /** Is it about to be printed? */
  readonly onPaper: boolean;
  onToggle(rule: string, open: boolean): void;
  onShow(key: string): void;
}

interface RuleSectionProps {
  readonly opened: OpenedRules;
  /** Null for a game without sections. */
  readonly section: RulebookSection | null;
  readonly statements: readonly Statement[];
  readonly reading: Reading;
  readonly words: Words;
}

export const sectionTitle = (section: RulebookSection | null, words: Words): string =>
  section ? words.say(`section.${section.id}`) : words.say('rules.all');

/** A section: what it is about, how it looks on the board, and every statement of it. */
export function RuleSection({ opened, section, statements, reading, words }: RuleSectionProps) {
  const { game, examples } = opened;
  const title = sectionTitle(section, words);
  const more = section ? words.say(`section.${section.id}.more`) : '';
  const shortOf = (rule: string) => statements.find(({ id }) => id === rule)?.short ?? '';
  const drawn = (section?.diagrams ?? []).flatMap((rule) => examples.get(rule) ?? []);
  return (
    <section className="rule-section" data-section={section?.id ?? 'all'} aria-label={title}>
      <header>
        {section && <Piece {...section.icon} />}
        <div>
          <h2 tabIndex={-1}>{title}</h2>
          {more && <p>{more}</p>}
        </div>
        <IconButton
          icon="read"
          label={words.say('rules.hear', { section: title })}
          onClick={() =>
            speak([title, more, ...statements.map(({ text }) => text)].join(' '), words.locale)
          }
        />
      </header>
      {drawn.length > 0 && reading.query === '' && (
        <ul className="diagrams">
          {drawn.map((example) => (
            <Diagram
              key={example.rule}
              unpacked={opened}
              example={example}
              short={shortOf(example.rule)}
              words={words}
              eager={reading.onPaper}
              onShow={reading.onShow}
            />
          ))}
        </ul>
      )}
      {statements.map((statement) => (
        <StatementDetails
          key={statement.id}
          game={game.facts.id}
          statement={statement}
          ruling={rulingKind(game.facts, statement.id)}
          query={reading.query}
          open={reading.open.has(statement.id)}
          hasExample={examples.has(statement.id)}
          words={words}
          onToggle={reading.onToggle}
          onShow={reading.onShow}
        />
      ))}
    </section>
  );
}
