import { Piece } from '@hearthside/screen';
import type { Box } from '@hearthside/shelf';
import { Link } from '../link.tsx';
import { changeSettings } from '../settings/settings.ts';
import { useWords } from '../words.tsx';

interface LearnKeyProps {
  readonly box: Box;
  /** Says whom it is for, too. */
  readonly long?: boolean;
}

/** The way to a game's lesson, with whoever teaches it. */
export function LearnKey({ box: { facts, seating }, long = false }: LearnKeyProps) {
  const words = useWords();
  return (
    <Link
      className="learn-key"
      href={`/learn/${facts.id}`}
      onClick={() => changeSettings({ offeredLearn: true })}
    >
      <Piece {...seating.teacher} />
      <span>
        {words.say('home.learn-title')} {!long && <span className="unseen">{facts.title}</span>}{' '}
        <small>{words.say(long ? 'home.learn-new' : 'home.learn-short')}</small>
      </span>
    </Link>
  );
}
