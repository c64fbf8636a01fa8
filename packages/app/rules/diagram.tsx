import { Icon } from '@hearthside/screen';
import type { RuleExample } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from '../link.tsx';
import { InTurn } from '../session/in-turn.ts';
import type { Unpacked } from '../session/unpack-box.ts';
import { attempt } from '../ui/note-bar.tsx';
import { drawDiagram } from './diagram-drawing.ts';

/** One after the other: a page full of boards is no reason to hold it up. */
const drawing = new InTurn();

interface DiagramProps {
  readonly unpacked: Unpacked;
  readonly example: RuleExample;
  readonly short: string;
  readonly words: Words;
  /** Drawn though nobody has scrolled there: for paper. */
  readonly eager: boolean;
  onShow(rule: string): void;
}

/** A statement as the game's own board shows it: before, and what comes of it. */
export function Diagram({ unpacked, example, short, words, eager, onShow }: DiagramProps) {
  const { rule } = example;
  const place = useRef<HTMLLIElement>(null);
  const isNear = useNear(place);
  const pictures = useDrawn(isNear || eager ? unpacked : null, example, words);
  const isForbidden = example.shows.is === 'refusal';
  return (
    <li ref={place} className={pictures ? 'diagram' : 'diagram is-empty'}>
      <div className="diagram-pictures" aria-hidden="true">
        {pictures ? (
          <>
            <img src={pictures[0]} alt="" />
            {pictures[1] && (
              <>
                <Icon name="step" />
                <img src={pictures[1]} alt="" />
              </>
            )}
            {isForbidden && <Icon name="close" className="icon not-so" />}
          </>
        ) : null}
      </div>
      <p>
        {short} <span className="rule-id">{rule}</span>
      </p>
      <Link
        className="primary"
        href={`/rules/${unpacked.game.facts.id}/${rule}/show`}
        data-shows={`diagram ${rule}`}
        aria-label={words.say('rules.show-rule', { rule })}
        onClick={() => onShow(`diagram ${rule}`)}
      >
        <Icon name="eye" />
        {words.say('rules.show-me')}
      </Link>
    </li>
  );
}

/** When all that was to be drawn is. */
export const allDrawn = (): Promise<void> => drawing.run(async () => {});

/** Has it come near to what is read? */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '400px' },
    );
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
  return isNear;
}

/** Addresses of the pictures, once they are drawn. */
function useDrawn(unpacked: Unpacked | null, example: RuleExample, words: Words) {
  const [addresses, setAddresses] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!unpacked) return;
    let made: string[] = [];
    let gone = false;
    attempt(
      drawing.run(async () => {
        if (gone) return;
        const { before, after } = await drawDiagram({ unpacked, example, words });
        if (gone) return;
        made = [before, ...(after === null ? [] : [after])].map((png) => URL.createObjectURL(png));
        setAddresses(made);
      }),
    );
    return () => {
      gone = true;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [unpacked, example, words]);
  return addresses;
}
