/**
 * The pictures of the booklet. Each shows a pile that the rules have built, and says of it what they
 * say: that it is allowed, by which statement it is not, which lines it has, whether it stands.
 */

import type { Panel, Picture, PicturePage } from '@hearthside/kit';
import { readOptions } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { type DrawnCrate, type DrawnPile, drawPile } from '../art/pile-drawing.ts';
import { canonical } from '../rules/canonical.ts';
import {
  game,
  type Line,
  linesAmong,
  nameOf,
  type Options,
  type PlacedCrate,
  type Steadiness,
  steadiness,
} from '../rules/index.ts';
import {
  actionOf,
  type LoosePiece,
  loosePile,
  onTurn,
  pileStands,
  put,
} from '../rules/loose-pile.ts';
import type { Position } from '../rules/position.ts';
import { pointsOfLength } from '../rules/score.ts';
import { use } from './measure.ts';

/** The pictures are of the usual table, whatever the kit is for. */
function usualOptions(): Options {
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

/** `teal a1 b1, plank a1-d1`: the pieces of a picture in the order they were placed. */
const piecesOf = (text: string): LoosePiece[] =>
  text.split(', ').flatMap((part) => {
    const [what, ...places] = part.split(' ');
    return places.map((place) => `${what} ${place}` as LoosePiece);
  });

/** A pile to look at: it must be allowed, and must stand. */
function pileFor(text: string): Position {
  const { position, refused } = loosePile(piecesOf(text), usualOptions());
  if (refused.length > 0) throw new Error(`${text}: ${JSON.stringify(refused)}`);
  if (!pileStands(position)) throw new Error(`${text}: falls`);
  return position;
}

/** The pile, with a crate that is only thought of. */
function drawn(position: Position, ...ghosts: readonly DrawnCrate[]): DrawnPile {
  const { crates, planks } = canonical(position);
  return { crates: [...crates, ...ghosts], planks };
}

const ghost = (at: string, level: number): DrawnCrate => ({ at, level, colour: 'ghost' });

/** An allowed pile that stands. */
export const picture = (text: string): Picture => drawPile(drawn(pileFor(text)));

/** With one more piece that may not be there: the rules must refuse it by this statement. */
function refused(text: string, piece: LoosePiece, rule: string, thought: DrawnCrate): Picture {
  const position = pileFor(text);
  const refusal = put(position, piece);
  if (refusal?.rule !== rule) throw new Error(`${piece}: ${refusal?.rule} instead of ${rule}`);
  return drawPile(drawn(pileFor(text), thought));
}

/** WW-21: a crate named there does not go under the plank, so nothing ever does. */
function underPlank(text: string, piece: LoosePiece, thought: DrawnCrate): Picture {
  const position = pileFor(text);
  put(position, piece);
  const at = piece.split(' ')[1];
  const lands = canonical(position).crates.filter((crate) => crate.at === at);
  if (lands.some(({ level }) => level === 0)) throw new Error(`${piece} lands under a plank`);
  const { svg, width, height } = drawPile(drawn(pileFor(text), thought));
  const cross = `M-16-16L16 16M16-16L-16 16`;
  return {
    svg:
      `${svg}<g transform="translate(${width * 0.45} ${height * 0.62})">` +
      `<path d="${cross}" fill="none" stroke="#2b1e16" stroke-width="15" stroke-linecap="round"/>` +
      `<path d="${cross}" fill="none" stroke="#c5352b" stroke-width="9" stroke-linecap="round"/></g>`,
    width,
    height,
  };
}

/** The longest line of a colour among these crates, with a beam through it. */
const longest = (crates: readonly PlacedCrate[]): Line => {
  const lines = linesAmong(crates, true).filter(({ seat }) => seat === 'teal');
  const [line] = lines.sort((one, other) => other.length - one.length);
  if (!line || line.length < 3) throw new Error('the picture has no line of three');
  return line;
};

function lined(text: string): Picture {
  const position = pileFor(text);
  return drawPile({ ...drawn(position), beams: [longest(canonical(position).crates).crates] });
}

/** From corner to corner of the room: what holds the crates up would hide the line. */
const hanging = (crates: readonly PlacedCrate[]): Picture =>
  drawPile({ crates, planks: [], beams: [longest(crates).crates], side: 3 });

/** What the balance code says of one more crate; it must be what the picture says. */
function weighed(text: string, piece: LoosePiece, kind: Steadiness['kind']): Steadiness {
  const position = pileFor(text);
  const read = actionOf(piece, position.options);
  if (!read) throw new Error(`${piece}: no place`);
  const found = steadiness(onTurn(position, read.colour), read.action);
  if (found.kind !== kind) throw new Error(`${text}, ${piece}: ${found.kind}, not ${kind}`);
  return found;
}

function wobbly(text: string, piece: LoosePiece): Picture {
  const found = weighed(text, piece, 'wobbly');
  const last = found.kind === 'wobbly' ? nameOf(found.crate) : '';
  return drawPile(drawn(pileFor(`${text}, ${piece}`), ghost(last, 1)));
}

function steady(text: string, piece: LoosePiece): Picture {
  weighed(text, piece, 'steady');
  return picture(`${text}, ${piece}`);
}

/** The plank tips over its last crate, and the new one slides off. */
function falling(text: string, piece: LoosePiece): Picture {
  weighed(text, piece, 'falls');
  const { svg, width, height } = drawPile({ ...drawn(pileFor(text)), planks: [] });
  return {
    svg:
      `<g transform="translate(0 30)">${svg}</g>` +
      '<g transform="translate(62 34) rotate(14)"><use href="#ww-plank-row"/></g>' +
      '<g transform="translate(232 186) rotate(24)"><use href="#ww-crate-teal"/></g>' +
      '<path d="M284 96q18 22 14 46M300 82q26 30 20 64" fill="none" stroke="#2b1e16" stroke-width="5" stroke-linecap="round"/>',
    width: Math.max(width, 330),
    height: height + 30,
  };
}

const PAIR = 'teal a1, white d1, plank a1-d1';
/** WW-41: both crates on one side, so that the other end hangs free. */
const LEVER = 'teal a1, white b1, plank a1-d1';

const teal = (at: string, level: number): PlacedCrate => ({ at, level, colour: 'teal' });

/** How lines score, as on the score pad. */
function pointsPicture(): Picture {
  const rows = [2, 3, 4].map((length, i) => {
    const y = 18 + i * 34;
    const crates = Array.from({ length }, (_, k) => use('ww-flat-teal', 16 + k * 23, y, 1));
    const plus =
      length === 4
        ? `<path d="M${112} ${y}h12M${118} ${y - 6}v12" fill="none" stroke="#2b1e16" stroke-width="3.4" stroke-linecap="round"/>`
        : '';
    return (
      `${crates.join('')}${plus}<circle cx="148" cy="${y}" r="14" fill="#ffce5c" stroke="#2b1e16" stroke-width="2"/>` +
      `<text x="148" y="${y + 6.6}" font-family="Fredoka" font-weight="700" font-size="19" text-anchor="middle" fill="#2b1e16">${pointsOfLength(length)}</text>`
    );
  });
  return { svg: rows.join(''), width: 166, height: 104 };
}

export function picturePages(words: Words): PicturePage[] {
  const panel = (key: string, shown: Picture, sign?: Panel['sign']): Panel => ({
    picture: shown,
    caption: words.say(`picture.${key}`),
    ...(sign && { sign }),
  });
  return [
    {
      title: words.say('pictures.planks'),
      rows: [
        {
          panels: [
            panel('carry', picture(PAIR), 'yes'),
            panel('gaps', picture(`${PAIR}, teal b1, white c1`), 'yes'),
          ],
        },
        {
          panels: [
            panel(
              'on-crate',
              refused('white b1, white d1', 'teal b1', 'WW-20', ghost('b1', 1)),
              'no',
            ),
            panel('under', underPlank(PAIR, 'teal b1', ghost('b1', 0)), 'no'),
          ],
        },
        {
          panels: [
            panel('cross', picture('teal b2, white d2, white b4, plank a2-d2, plank b1-b4'), 'yes'),
            panel('next', picture(`${PAIR}, teal a1, white c1, plank a1-d1, teal b1`), 'yes'),
          ],
        },
      ],
    },
    {
      title: words.say('pictures.lines'),
      rows: [
        {
          panels: [
            panel('along', lined('teal a1 b1 c1')),
            panel('up', lined(`${PAIR}, teal a1, white d1, plank a1-d1, teal a1`)),
            panel('flat-diagonal', lined('teal a1 b2 c3')),
          ],
        },
        {
          panels: [
            panel('rising', lined(`${PAIR}, teal b1, white d1, plank a1-d1, teal c1`)),
            panel('corner', hanging([teal('a1', 0), teal('b2', 1), teal('c3', 2)])),
            { picture: pointsPicture(), caption: words.say('picture.points'), ground: '#d9efec' },
          ],
        },
        {
          panels: [
            panel('steady', steady(PAIR, 'teal b1'), 'yes'),
            panel('wobbly', wobbly(LEVER, 'teal b1'), 'warning'),
            panel('falls', falling(LEVER, 'teal d1'), 'no'),
          ],
        },
      ],
    },
  ];
}
