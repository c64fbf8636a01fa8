import { Piece } from '@hearthside/screen';
import type { Item } from '../rules/index.ts';
import { countOf, royalsOf } from './counting.ts';
import { elfPiece } from './elves.ts';
import { ChestArt } from './land.tsx';
import { CHEST_BOX, chestHeight } from './places.ts';
import type { Props } from './props.ts';
import { ScoreLines, signed } from './score-lines.tsx';
import { itemPiece, ogrePiece } from './showing.ts';

/** How OE-112 counted, and what the Ogres got hold of. */
export function Tally({ view, words }: Props) {
  const count = countOf(view);
  const left = Object.values(view.mines).flat();
  const carried = view.elves.flatMap((elf) => elf.bag.filter((item) => item !== 'shield'));
  return (
    <div className="oe-tally">
      <ul className="oe-tally-chests" aria-hidden="true">
        {royalsOf(view).map((chest) => (
          <li key={chest}>
            <svg viewBox={CHEST_BOX[chest]} height={chestHeight(chest)} aria-hidden="true">
              <ChestArt view={view} chest={chest} />
            </svg>
          </li>
        ))}
      </ul>
      <ScoreLines count={count} words={words} />
      <p className="oe-total">
        <b>{signed(count.score)}</b> {words.say('board.of-top', { top: count.top })}
      </p>
      <Pile title={words.say('board.given')} items={view.gifts} {...{ words }} />
      <Pile title={words.say('board.lost-grabbed')} items={view.grabbed} {...{ words }} />
      <Pile title={words.say('board.lost-carried')} items={carried} {...{ words }} />
      <Pile title={words.say('board.lost-left')} items={left} {...{ words }} />
      {view.elves.map((elf, seat) =>
        elf.heldBy === null ? null : (
          <p key={elfPiece(seat).piece} className="oe-pile">
            <span>
              {words.say('board.lost-captive', { seat, ogre: elf.heldBy, space: elf.at })}
            </span>
            <Piece {...elfPiece(seat)} />
            <Piece {...ogrePiece(elf.heldBy)} />
          </p>
        ),
      )}
    </div>
  );
}

interface PileProps extends Pick<Props, 'words'> {
  readonly title: string;
  readonly items: readonly Item[];
}

function Pile({ title, items, words }: PileProps) {
  if (items.length === 0) return null;
  return (
    <p className="oe-pile">
      <span>{title}</span>
      {items.map((item, i) => (
        <Piece key={`${item} ${i}`} {...itemPiece(item)} label={words.say(`item.${item}`)} />
      ))}
    </p>
  );
}
