/** The answers to the question that is open, as chips with a picture each. */

import { Icon, Piece, type PieceLook } from '@hearthside/screen';
import { sayAction, type Words } from '@hearthside/text';
import { type Action, type Chest, game, type Item, type Space } from '../rules/index.ts';
import { elfPiece } from './elves.ts';
import { isCastle } from './places.ts';
import type { Props } from './props.ts';
import { chestPiece, ICON_BOX, itemPiece } from './showing.ts';
import { placeName } from './telling.ts';
import { type Asked, answer, isAction } from './ways.ts';

const BAG: PieceLook = { piece: 'oe-bag', viewBox: '-128 -152 256 288' };
const CASTLE: PieceLook = { piece: 'oe-castle', viewBox: '-164 -190 328 330' };
const HOME: PieceLook = { piece: 'oe-home', viewBox: '-460 -560 920 1080' };
const SWAP: PieceLook = { piece: 'oe-icon-trade', viewBox: ICON_BOX };

type ChooserProps = Props & { readonly asked: Asked };

export function Chooser({ asked, draft, setDraft, choose, words, view, seat, look }: ChooserProps) {
  const pick = (value: string) => {
    const step = answer(asked, value);
    if (isAction(step)) choose(step);
    else setDraft(step);
  };
  const here = seat === null ? undefined : view.elves[seat]?.at;
  const small = asked.question === 'mine' || asked.question === 'space';
  return (
    <div className={`oe-chooser${look.simple ? ' is-simple' : ''}`}>
      <div className="oe-asked">
        <p id="oe-question">{words.say(`board.ask.${asked.key}.${asked.question}`)}</p>
        <Picked asked={asked} words={words} />
      </div>
      <ul aria-labelledby="oe-question" className={small ? 'is-small' : undefined}>
        {asked.answers.map((value) => {
          const stays = asked.question === 'space' && value === here;
          const { label, pieces, short } = chipOf(asked, value, words);
          const name = stays ? words.say('board.key.stay') : label;
          return (
            <li key={value}>
              <button
                type="button"
                className="oe-chip"
                aria-label={name}
                onClick={() => pick(value)}
              >
                {pieces.map((piece) => (
                  <Piece key={piece.piece} {...piece} />
                ))}
                {(!look.simple || pieces.length === 0) && (
                  <span>{stays ? name : (short ?? label)}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {draft && (
        <button type="button" className="oe-back" onClick={() => setDraft(null)}>
          <Icon name="close" />
          <span className="oe-back-word">{words.say('board.never-mind')}</span>
        </button>
      )}
    </div>
  );
}

/** What is settled already, in pictures: Red Elf, a gold bar, out of the King's chest. */
function Picked({ asked, words }: Pick<ChooserProps, 'asked' | 'words'>) {
  const chips = asked.picks.map((value, i) => {
    const question = asked.ways[0]?.choices[i]?.question ?? 'deal';
    return chipOf({ ...asked, question }, value, words);
  });
  if (chips.length === 0) return null;
  return (
    <p className="oe-picked">
      {chips.map(({ label, pieces }) => (
        <span key={label} role="img" aria-label={label}>
          {pieces.map((piece) => (
            <Piece key={piece.piece} {...piece} />
          ))}
        </span>
      ))}
    </p>
  );
}

interface Chip {
  readonly label: string;
  readonly pieces: readonly PieceLook[];
  /** What is written on it, where the pictures say the rest. */
  readonly short?: string;
}

function chipOf(asked: Asked, value: string, words: Words): Chip {
  switch (asked.question) {
    case 'item':
      return { label: words.say(`item.${value}`), pieces: [itemPiece(value as Item)] };
    case 'other':
      return { label: words.say(`seat.${value}`), pieces: [elfPiece(Number(value))] };
    case 'treasure': {
      const [item, chest] = value.split(' ') as [Item, Chest];
      return {
        label: words.say('board.treasure', { item, chest }),
        pieces: [itemPiece(item), chestPiece(chest)],
      };
    }
    case 'shield':
      return value === 'bag'
        ? { label: words.say('board.shield-in-bag'), pieces: [BAG] }
        : { label: words.say('board.shield-on', { mine: value }), pieces: [itemPiece('shield')] };
    case 'deal':
      return dealChip(asked, value, words);
    default:
      return value === 'bag'
        ? { label: words.say('board.into-bag'), pieces: [BAG] }
        : { label: placeName(value as Space, words), ...placePicture(value as Space) };
  }
}

function placePicture(space: Space): Pick<Chip, 'pieces' | 'short'> {
  if (space === 'home') return { pieces: [HOME] };
  return isCastle(space)
    ? { pieces: [CASTLE], short: space.at(-1)?.toUpperCase() ?? '' }
    : { pieces: [], short: space };
}

/** A whole action: what changes hands, and between whom. */
function dealChip(asked: Asked, value: string, words: Words): Chip {
  const action = asked.ways.find((way) => way.choices.at(-1)?.value === value)?.action as Action;
  return { label: sayAction(words, game.describe(action)), pieces: dealPieces(action) };
}

function dealPieces(action: Action): PieceLook[] {
  switch (action.kind) {
    case 'take':
      return [itemPiece(action.item)];
    case 'trade':
      return [itemPiece(action.leave), SWAP, itemPiece(action.item)];
    case 'deliver':
      return [itemPiece(action.item), chestPiece(action.chest)];
    case 'hand':
      return [itemPiece(action.item), elfPiece(action.other)];
    case 'ask':
      return [elfPiece(action.other), itemPiece(action.item)];
    default:
      return [];
  }
}
