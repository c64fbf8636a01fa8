import { Piece } from '@hearthside/screen';
import type { Item } from '../rules/index.ts';
import { elfPiece } from './elves.ts';
import type { PanelProps } from './props.ts';
import { ICON_BOX } from './showing.ts';

const POCKETS = [
  'translate(-46 -26)',
  'translate(46 -26)',
  'translate(-46 62)',
  'translate(46 62)',
];

/** The elf and its bag. */
export function SeatPanel({ view, of, words }: PanelProps) {
  const isHeld = view.elves[of]?.heldBy != null;
  const bag = view.elves[of]?.bag ?? [];
  return (
    <div className="oe-panel">
      <Piece className="oe-elf" data-thing="elf" {...elfPiece(of)} />
      {isHeld && (
        <p className="oe-held" data-thing="held">
          <Piece piece="oe-icon-hug" viewBox={ICON_BOX} />
          {words.say('board.held')}
        </p>
      )}
      <svg
        className="oe-bag"
        data-thing="bag"
        viewBox="-128 -152 256 288"
        role="img"
        aria-label={words.say('board.bag', { items: bag, count: bag.length })}
      >
        <use href="#oe-bag" />
        {bag.map((item, i) => (
          <g key={`${item} ${i}`} transform={POCKETS[i]}>
            <g className="oe-drops">
              <BagItem item={item} />
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}

function BagItem({ item }: { readonly item: Item }) {
  return item === 'shield' ? (
    <use href="#oe-shield" transform="scale(.6)" />
  ) : (
    <use href={`#oe-gem-${item}`} transform="scale(.84)" />
  );
}
