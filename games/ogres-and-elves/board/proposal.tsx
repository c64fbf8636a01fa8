/** What is asked of the team: a proposal to answer, what came of the last one, and whether to stop. */

import { Piece } from '@hearthside/screen';
import type { Seat } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { type Action, game, type View } from '../rules/index.ts';
import { elfPiece } from './elves.ts';
import { NeverMind } from './place-asked.tsx';
import type { Props } from './props.ts';
import { CASTLE, chestPiece, itemPiece } from './showing.ts';
import { ICONS } from './tray-key.tsx';

type SeatedProps = Props & { readonly seat: Seat };

/** Somebody proposes something: who, what, and yes or no. */
export function Proposal({ view, seat, choose, legal, words }: SeatedProps) {
  const { proposal } = view;
  const action = proposal && game.readAction(proposal.action);
  if (!action) return null;
  const question = questionOf(view, seat, action, words);
  return (
    <div className="oe-proposal" role="dialog" aria-label={question}>
      <Piece className="oe-proposer" {...elfPiece(proposal.by)} />
      <div className="oe-speech">
        <p>{question}</p>
        {'item' in action && (
          <p className="oe-stake" aria-hidden="true">
            <Piece {...itemPiece(action.item)} />
            {'chest' in action && <Piece {...chestPiece(action.chest)} />}
            {'castle' in action && <Piece {...CASTLE} />}
          </p>
        )}
      </div>
      <div className="oe-answers">
        {legal.map((each) => (
          <button
            key={each.kind}
            type="button"
            className={each.kind === 'agree' ? 'primary' : 'second'}
            onClick={() => choose(each)}
          >
            <Piece className="oe-answer" {...ICONS[each.kind === 'agree' ? 'agree' : 'refuse']} />
            {words.say(`action.${each.kind}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Put to whoever answers: nobody is asked about themselves as if about somebody else. */
function questionOf(view: View, seat: Seat, action: Action, words: Words): string {
  const { kind, ...about } = action;
  const isYou = action.kind === 'rescue' && action.other === seat;
  return words.say(`board.question.${kind}${isYou ? '-you' : ''}`, {
    ...about,
    seat: view.proposal?.by ?? 0,
  });
}

/** The last no of this turn, told to the one who asked, where the keys are. */
export function ToldNo({ view, seat, words }: SeatedProps) {
  const last = view.turn === seat ? view.book.refused.at(-1) : undefined;
  const action = last === undefined ? null : game.readAction(last);
  if (!action) return null;
  const { kind, ...about } = action;
  return (
    <p className="oe-told" role="status">
      {action.kind === 'ask' && <Piece {...elfPiece(action.other)} />}
      <span>{words.say(`board.no.${kind}`, about)}</span>
    </p>
  );
}

/** "Stop here" ends the game of everybody at the table. */
export function StopHere({
  words,
  choose,
  setDraft,
  stop,
}: SeatedProps & { readonly stop: Action }) {
  return (
    <div className="oe-proposal">
      <div className="oe-speech is-plain">
        <p>{words.say('board.stop')}</p>
      </div>
      <div className="oe-answers">
        <button type="button" className="second" onClick={() => choose(stop)}>
          <Piece className="oe-answer" {...ICONS['give-up']} />
          {words.say('board.key.give-up')}
        </button>
        <NeverMind words={words} onPress={() => setDraft(null)} />
      </div>
    </div>
  );
}
