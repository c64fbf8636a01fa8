import { Icon, Piece, type RulebookSection } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../link.tsx';

interface ContentsProps {
  readonly game: string;
  readonly sections: readonly RulebookSection[];
  readonly words: Words;
  onGo(section: string | null): void;
}

/** All sections: at the left of a wide screen, a strip at the foot of a narrow one. */
export function Contents({ game, sections, words, onGo }: ContentsProps) {
  const strip = useRef<HTMLElement>(null);
  const current = useSectionInSight();
  // Where the sections are a strip, the one that is read stays in sight.
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[data-to="${current}"]`);
    if (!strip.current || !link) return;
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  const isHere = (id: string) => ({
    'data-to': id,
    ...(current === id && { 'aria-current': 'true' as const }),
  });
  return (
    <nav ref={strip} className="rule-contents" aria-label={words.say('rules.contents')}>
      <ol>
        <li>
          <Link href={`/rules/${game}`} {...isHere('glance')} onClick={() => onGo(null)}>
            <Icon name="eye" />
            {words.say('rules.glance')}
          </Link>
        </li>
        {sections.map(({ id, icon }) => (
          <li key={id}>
            <Link href={`/rules/${game}/${id}`} {...isHere(id)} onClick={() => onGo(id)}>
              <Piece {...icon} />
              {words.say(`section.${id}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The section that is being read. */
function useSectionInSight(): string {
  const [current, setCurrent] = useState('glance');
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (read instanceof HTMLElement) setCurrent(read.dataset['section'] ?? 'glance');
      },
      // A line a third down the screen.
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const section of document.querySelectorAll('[data-section]')) watcher.observe(section);
    return () => watcher.disconnect();
  }, []);
  return current;
}
