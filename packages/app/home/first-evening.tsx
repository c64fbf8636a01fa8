import { Icon, Piece } from '@hearthside/screen';
import type { Box } from '@hearthside/shelf';
import { Link } from '../link.tsx';
import { changeSettings } from '../settings/settings.ts';
import { useWords } from '../words.tsx';

/** Somebody who has never been here is offered a lesson: once, and never in the way. */
export function FirstEvening({ box: { facts, seating } }: { readonly box: Box }) {
  const words = useWords();
  const answer = () => changeSettings({ offeredLearn: true });
  return (
    <section className="first-evening paper" aria-label={words.say('home.first-evening')}>
      <Piece {...seating.teacher} />
      <p>
        <b>{words.say('home.first-evening')}</b>{' '}
        <span>{words.say('home.first-evening.text', { title: facts.title })}</span>
      </p>
      <Link className="second" href={`/learn/${facts.id}`} onClick={answer}>
        {words.say('home.learn-title')}
      </Link>
      <button type="button" className="plain" onClick={answer}>
        <Icon name="close" />
        <span className="unseen">{words.say('home.first-evening.no')}</span>
      </button>
    </section>
  );
}
