/** The four castles by their letters, with whoever is in: the free ones glow here and on the board. */

import { Piece } from '@hearthside/screen';
import type { Seat } from '@hearthside/table';
import type { Castle, View } from '../rules/index.ts';
import { elfPiece } from './elves.ts';
import { NeverMind } from './place-asked.tsx';
import { CASTLE_NAMES } from './places.ts';
import type { Props } from './props.ts';
import { CASTLE, ogrePiece } from './showing.ts';
import { type Asked, answer, isAction } from './ways.ts';
import { isRefusal, touchOn } from './why-not.ts';

type CastleKeysProps = Props & { readonly seat: Seat; readonly asked: Asked };

export function CastleKeys(props: CastleKeysProps) {
  const { view, seat, legal, draft, asked, setDraft, choose, words } = props;
  const hinted = props.hint?.[0] && 'castle' in props.hint[0] ? props.hint[0].castle : null;
  const press = (castle: Castle) => {
    if (!asked.answers.includes(castle)) {
      const touch = touchOn(view, seat, legal, draft, castle);
      if (touch && !isRefusal(touch)) choose(touch);
      return;
    }
    const step = answer(asked, castle);
    if (isAction(step)) choose(step);
    else setDraft(step);
  };
  return (
    <div className={`oe-chooser${props.look.simple ? ' is-simple' : ''}`}>
      <Why {...props} />
      <ul className="oe-castles">
        {CASTLE_NAMES.map((castle) => {
          const ogre = ogreIn(view, castle);
          const isOpen = asked.answers.includes(castle);
          const label = ogre === null ? 'board.castle-open' : 'board.castle-taken';
          return (
            <li key={castle}>
              <button
                type="button"
                data-thing="castle"
                className={`oe-castle-key${isOpen ? ' is-open' : ' is-taken'}${castle === hinted ? ' is-hinted' : ''}`}
                aria-disabled={!isOpen}
                aria-label={words.say(label, { castle, ogre: ogre ?? 0 })}
                onClick={() => press(castle)}
              >
                <Piece {...CASTLE} />
                {ogre !== null && <Piece className="oe-lodger" {...ogrePiece(ogre)} />}
                <b>{castle.at(-1)?.toUpperCase()}</b>{' '}
                {ogre === null && <small>{words.say('board.castle-free')}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {draft && <NeverMind words={words} onPress={() => setDraft(null)} />}
    </div>
  );
}

function ogreIn(view: View, castle: Castle): number | null {
  const [ogre] = Object.entries(view.ogres).find(([, place]) => place === castle) ?? [];
  return ogre === undefined ? null : Number(ogre);
}

/** Who goes along: the Ogre that gets its gift, or the elf that runs alone. */
function Why({ view, seat, asked, words }: CastleKeysProps) {
  if (asked.key === 'flee') {
    return (
      <p className="oe-told">
        <Piece {...elfPiece(seat)} />
        <span>{words.say('board.ask.flee.castle')}</span>
      </p>
    );
  }
  const goes = asked.key === 'rescue' ? Number(asked.picks[0]) : seat;
  const ogre = view.elves[goes]?.heldBy ?? Number(ogreMet(view, goes));
  const thanks = asked.key === 'gift';
  return (
    <p className="oe-told">
      <Piece {...ogrePiece(ogre)} />
      <span>
        {thanks ? words.say('board.thanks', { ogre }) : words.say(`board.ask.${asked.key}.castle`)}
      </span>
    </p>
  );
}

const ogreMet = (view: View, seat: Seat): string =>
  Object.entries(view.ogres).find(([, place]) => place === view.elves[seat]?.at)?.[0] ?? '1';
