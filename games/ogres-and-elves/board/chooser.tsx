/** The answers to the question that is open, as chips with a picture each. */

import { Piece, type PieceLook } from '@hearthside/screen';
import type { Seat } from '@hearthside/table';
import { sayAction, type Words } from '@hearthside/text';
import { type Action, type Chest, game, type Item, type Space, type View } from '../rules/index.ts';
import { elfPiece } from './elves.ts';
import { NeverMind } from './place-asked.tsx';
import { isCastle } from './places.ts';
import type { Props } from './props.ts';
import { BAG, CASTLE, chestPiece, HOME, ICON_BOX, itemPiece, ogrePiece } from './showing.ts';
import { describeSpace, placeName } from './telling.ts';
import { type Asked, answer, isAction } from './ways.ts';
import { unfreed } from './why-not.ts';

const SWAP: PieceLook = { piece: 'oe-icon-trade', viewBox: ICON_BOX };

type ChooserProps = Props & { readonly seat: Seat; readonly asked: Asked };

export function Chooser(props: ChooserProps) {
  const { asked, draft, setDraft, choose, words, view, seat, look } = props;
  const pick = (value: string) => {
    const step = answer(asked, value);
    if (isAction(step)) choose(step);
    else setDraft(step);
  };
  const here = view.elves[seat]?.at;
  return (
    <div className={`oe-chooser${look.simple ? ' is-simple' : ''}`}>
      <div className="oe-asked">
        <p id="oe-question">{words.say(`board.ask.${asked.key}.${asked.question}`)}</p>
        <Picked asked={asked} view={view} words={words} />
      </div>
      <ul aria-labelledby="oe-question">
        {asked.answers.map((value) => {
          const stays = asked.question === 'space' && value === here;
          const { label, pieces, short } = chipOf(asked, value, view, words);
          const name = stays ? words.say('board.key.stay') : label;
          const isWritten = !look.simple || pieces.length === 0 || short !== undefined;
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
                {isWritten && <span>{stays ? name : (short ?? label)}</span>}
              </button>
            </li>
          );
        })}
        {asked.question === 'other' && asked.key === 'rescue' && <NotFreed {...props} />}
      </ul>
      {draft && <NeverMind words={words} onPress={() => setDraft(null)} />}
    </div>
  );
}

/** OE-102: elves that no gift can free stand in the row too, and say why. */
function NotFreed({ asked, view, seat, words, explain }: ChooserProps) {
  return view.elves.map((elf, other) => {
    if (elf.heldBy === null || asked.answers.includes(`${other}`)) return null;
    return (
      <li key={elfPiece(other).piece}>
        <button
          type="button"
          className="oe-chip"
          aria-disabled="true"
          aria-label={words.say(`seat.${other}`)}
          onClick={() => explain(unfreed(view, seat, other))}
        >
          <Piece {...elfPiece(other)} />
          <span>{words.say(`seat.${other}`)}</span>
        </button>
      </li>
    );
  });
}

/** What is settled already, in pictures: Red Elf, a gold bar, out of the King's chest. */
function Picked({ asked, view, words }: Pick<ChooserProps, 'asked' | 'view' | 'words'>) {
  const chips = asked.picks.map((value, i) => {
    const question = asked.ways[0]?.choices[i]?.question ?? 'deal';
    return chipOf({ ...asked, question }, value, view, words);
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

function chipOf(asked: Asked, value: string, view: View, words: Words): Chip {
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
        short: words.say(`royal.${chest}.name`),
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
        : {
            label: describeSpace(view, value as Space, words),
            ...placePicture(view, value as Space, words),
          };
  }
}

/** A place as it looks from above: its number or letter, and what is there. */
function placePicture(view: View, space: Space, words: Words): Required<Omit<Chip, 'label'>> {
  const ogres = Object.entries(view.ogres).flatMap(([ogre, place]) =>
    place === space ? [ogrePiece(Number(ogre))] : [],
  );
  if (space === 'home') return { pieces: [HOME], short: placeName(space, words) };
  if (isCastle(space)) {
    return { pieces: [CASTLE, ...ogres], short: space.at(-1)?.toUpperCase() ?? '' };
  }
  const gems = (view.mines[space] ?? []).map(itemPiece);
  return { pieces: [...ogres, ...gems], short: space };
}

/** A whole action: what changes hands, and between whom. */
function dealChip(asked: Asked, value: string, words: Words): Chip {
  const action = asked.ways.find((way) => way.choices.at(-1)?.value === value)?.action as Action;
  const label = sayAction(words, game.describe(action));
  const pieces = dealPieces(action);
  return action.kind === 'deliver'
    ? { label, pieces, short: words.say(`royal.${action.chest}.name`) }
    : { label, pieces };
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
