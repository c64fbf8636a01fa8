import { Piece, type PieceLook } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import type { Count } from './counting.ts';
import { chestPiece, ICON_BOX, itemPiece } from './showing.ts';

interface ScoreLinesProps {
  readonly count: Count;
  readonly words: Words;
}

/** The four lines of OE-112. */
export function ScoreLines({ count, words }: ScoreLinesProps) {
  const { delivered, fullChests, bonus, gifts, captives } = count;
  const lines: readonly [string, PieceLook, number, Record<string, number | readonly string[]>][] =
    [
      ['delivered', itemPiece('gold'), delivered, { count: delivered }],
      [
        'bonus',
        chestPiece(fullChests[0] ?? 'prince'),
        bonus,
        { count: fullChests.length, royals: fullChests },
      ],
      ['gifts', { piece: 'oe-icon-gift', viewBox: ICON_BOX }, gifts, { count: gifts }],
      ['captives', { piece: 'oe-icon-hug', viewBox: ICON_BOX }, -captives, { count: captives }],
    ];
  return (
    <ul className="oe-lines">
      {lines.map(([name, piece, points, values], i) => (
        <li key={name} className={points === 0 ? 'is-nothing' : undefined}>
          <Piece {...piece} />
          <b>{signed(points, i > 0)}</b> <span>{words.say(`board.line.${name}`, values)}</span>
        </li>
      ))}
    </ul>
  );
}

/** With a real minus sign, and a plus where it adds to the line above. */
export function signed(points: number, added = false): string {
  if (points < 0) return `−${-points}`;
  return added && points > 0 ? `+${points}` : `${points}`;
}
