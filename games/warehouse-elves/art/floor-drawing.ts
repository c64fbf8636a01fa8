/** A part of the warehouse floor in the pieces of the sheet, with what stands on it. */

type Axial = readonly [q: number, r: number];

export interface DrawnHex {
  readonly at: Axial;
  /** A toy lies here, or it is a Loading Bay. */
  readonly kind?: 'plain' | 'stock' | 'bay-green' | 'bay-red';
  readonly toy?: string;
  /** Sides behind which is the wall, by the die's numbers. */
  readonly walls?: readonly number[];
}

export interface DrawnToken {
  /** `truck-green`, `snowman`, `bear`. */
  readonly piece: string;
  readonly at: Axial;
  /** By the die's numbers; trucks are drawn facing 2. */
  readonly facing?: number;
  /** Where it was, or will be. */
  readonly faint?: boolean;
  readonly scale?: number;
  /** Moved from the middle of its hex, in the measure of the sheet. */
  readonly off?: readonly [x: number, y: number];
}

export interface DrawnFloor {
  readonly hexes: readonly DrawnHex[];
  readonly tokens: readonly DrawnToken[];
  /** Bent arrows from hex to hex, by how far they bend to the left of their way. */
  readonly arrows?: readonly { readonly from: Axial; readonly to: Axial; readonly bend?: number }[];
  /** Where something strikes. */
  readonly bang?: { readonly at: Axial; readonly towards: number };
  /** What is drawn over it all, in the measure of the sheet, the middle of hex 0,0 being 0,0. */
  readonly over?: string;
}

const WIDTH = 86.6;
const ROW = 75;
const INK = '#2b1e16';
const LAMP = '#ffce5c';

export const pointOf = ([q, r]: Axial): { readonly x: number; readonly y: number } => ({
  x: WIDTH * (q + r / 2),
  y: ROW * r,
});

/** The way a direction of the die points, clockwise from the right. */
const degreesOf = (direction: number): number => (direction - 2) * 60;

const short = (value: number): number => Math.round(value * 10) / 10;

/** From the top left corner of what is seen, `room` kept free around it. */
export function drawFloor(
  { hexes, tokens, arrows = [], bang, over = '' }: DrawnFloor,
  room: { readonly above?: number; readonly beside?: number; readonly below?: number } = {},
): { readonly svg: string; readonly width: number; readonly height: number } {
  const middles = hexes.map(({ at }) => pointOf(at));
  const beside = room.beside ?? 4;
  const left = Math.min(...middles.map(({ x }) => x)) - WIDTH / 2 - beside;
  const right = Math.max(...middles.map(({ x }) => x)) + WIDTH / 2 + beside;
  const top = Math.min(...middles.map(({ y }) => y)) - 50 - (room.above ?? 4);
  const bottom = Math.max(...middles.map(({ y }) => y)) + 50 + (room.below ?? 4);
  const drawn =
    hexes.map(drawHex).join('') +
    hexes.map(drawWalls).join('') +
    tokens.map(drawToken).join('') +
    (bang ? drawBang(bang) : '') +
    arrows.map(drawArrow).join('') +
    over;
  return {
    svg: `<g transform="translate(${short(-left)} ${short(-top)})">${drawn}</g>`,
    width: right - left,
    height: bottom - top,
  };
}

const use = (id: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}"><use href="#we-${id}"/></g>`;

function drawHex({ at, kind = 'plain', toy }: DrawnHex): string {
  const { x, y } = pointOf(at);
  const floor = use('hex-plain', x, y);
  if (kind === 'stock') return use('hex-stock', x, y) + (toy ? use(toy, x, y, 0.92) : '');
  if (kind === 'plain') return floor;
  return floor + use(kind, x, y);
}

/** A stretch of wall along a side of the hex. */
function drawWalls({ at, walls = [] }: DrawnHex): string {
  const { x, y } = pointOf(at);
  return walls
    .map(
      (side) =>
        `<g transform="translate(${short(x)} ${short(y)}) rotate(${degreesOf(side)})"><rect x="44" y="-34" width="13" height="68" rx="6" fill="#67808f" stroke="${INK}" stroke-width="3"/></g>`,
    )
    .join('');
}

function drawToken({ piece, at, facing = 2, faint, scale = 1, off = [0, 0] }: DrawnToken): string {
  const { x, y } = pointOf(at);
  const drawn = use(piece, x + off[0], y + off[1], scale, degreesOf(facing));
  return faint ? `<g opacity="0.4">${drawn}</g>` : drawn;
}

function drawBang({ at, towards }: { readonly at: Axial; readonly towards: number }): string {
  const { x, y } = pointOf(at);
  const angle = (degreesOf(towards) * Math.PI) / 180;
  const points = Array.from({ length: 16 }, (_, i) => {
    const [radius, turn] = [i % 2 === 0 ? 21 : 11, (i * Math.PI) / 8];
    return `${short(radius * Math.cos(turn))},${short(radius * Math.sin(turn))}`;
  });
  return `<g transform="translate(${short(x + 43 * Math.cos(angle))} ${short(y + 43 * Math.sin(angle))})"><polygon points="${points.join(' ')}" fill="${LAMP}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/></g>`;
}

function drawArrow({
  from,
  to,
  bend = 0,
}: {
  readonly from: Axial;
  readonly to: Axial;
  readonly bend?: number;
}): string {
  const [a, b] = [pointOf(from), pointOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const middle = {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / length) * bend,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / length) * bend,
  };
  const angle = (Math.atan2(b.y - middle.y, b.x - middle.x) * 180) / Math.PI;
  const d = `M${short(a.x)} ${short(a.y)}Q${short(middle.x)} ${short(middle.y)} ${short(b.x)} ${short(b.y)}`;
  return (
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="15" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${LAMP}" stroke-width="9" stroke-linecap="round"/>` +
    `<g transform="translate(${short(b.x)} ${short(b.y)}) rotate(${short(angle)})"><path d="M-8-17L20 0L-8 17Z" fill="${LAMP}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/></g>`
  );
}
