/** Packs blocks onto few sheets: each where it leaves the least waste. */

import type { Rect } from '../paper.ts';
import type { Block } from './block.ts';

export interface PackedBlock {
  readonly block: Block;
  /** Its corner, inside its moat. */
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** Two sizes that are the same but for rounding. */
const CLOSE = 1e-6;

const outerArea = ({ width, height, moat }: Block): number =>
  (width + 2 * moat) * (height + 2 * moat);
const outerLongest = ({ width, height, moat }: Block): number => Math.max(width, height) + 2 * moat;

/** How often the order is changed a little in search of a sheet less. */
const TRIES = 240;

/**
 * The blocks of each sheet. `areaOf` says how much room a sheet has, counted from 0. The first
 * block is what one wants to see first and lies on the first sheet if it can; of the others
 * large ones go first, upright where they can. Then the order is jumbled, always in the same way,
 * and blocks are turned freely, as long as the areas allow that fewer sheets might do.
 */
export function pack(
  blocks: readonly Block[],
  areaOf: (sheet: number) => Rect,
): readonly (readonly PackedBlock[])[] {
  const inOrder = (size: (block: Block) => number, freely: boolean, waste: Waste) => {
    const sized = blocks.map((block) => ({ block, size: size(block) }));
    sized.sort((one, other) => other.size - one.size);
    const ordered = sized.map(({ block }) => block);
    return packInOrder(ordered, areaOf, blocks[0], { freely, waste });
  };
  let best = inOrder(outerLongest, false, shortGap);
  const chance = jumble();
  const least = fewestByArea(blocks, areaOf);
  for (let i = 0; i < TRIES && best.length > least; i++) {
    const found = inOrder(
      (block) => (i % 2 === 0 ? outerArea : outerLongest)(block) * (i < 2 ? 1 : 0.5 + chance()),
      i > 0,
      WASTES[i % WASTES.length] as Waste,
    );
    if (found.length < best.length) best = found;
  }
  return best;
}

function fewestByArea(blocks: readonly Block[], areaOf: (sheet: number) => Rect): number {
  let left = blocks.reduce((sum, block) => sum + outerArea(block), 0);
  let sheets = 0;
  for (; left > 0; sheets++) left -= areaOf(sheets).width * areaOf(sheets).height;
  return sheets;
}

/** Numbers from 0 to 1 that jump about and are the same every time. */
function jumble(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function packInOrder(
  blocks: readonly Block[],
  areaOf: (sheet: number) => Rect,
  foremost: Block | undefined,
  way: Way,
): readonly (readonly PackedBlock[])[] {
  const sheets: OpenSheet[] = foremost ? [new OpenSheet(areaOf(0))] : [];
  const isTaken = foremost !== undefined && sheets[0]?.take(foremost, way) === true;
  for (const block of blocks) {
    if (isTaken && block === foremost) continue;
    // The first sheet has less room than the others, so a block may need the one after a new one.
    for (let tries = 0; !sheets.some((sheet) => sheet.take(block, way)); tries++) {
      if (tries === 2) throw new Error(tooLarge(block));
      sheets.push(new OpenSheet(areaOf(sheets.length)));
    }
  }
  return sheets.map(({ packed }) => packed);
}

const tooLarge = ({ parts, width, height }: Block): string =>
  `${parts[0]?.piece.component}: ${width} by ${height} mm is too large for a sheet`;

/** How much a block would waste in a free rectangle, by the gaps beside and below it. */
type Waste = (beside: number, below: number, free: Rect) => number;

const shortGap: Waste = (beside, below) => Math.min(beside, below);
const longGap: Waste = (beside, below) => Math.max(beside, below);
const area: Waste = (beside, below, { width, height }) =>
  width * height - (width - beside) * (height - below);
const corner: Waste = (_beside, _below, { x, y }) => y + x / 1e3;
const WASTES: readonly Waste[] = [shortGap, longGap, area, corner];

interface Way {
  /** Turned whenever that wastes less, not only when it must be. */
  readonly freely: boolean;
  readonly waste: Waste;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
  readonly waste: number;
}

/** A sheet as the list of its largest free rectangles, which may overlap one another. */
class OpenSheet {
  readonly packed: PackedBlock[] = [];
  #free: readonly Rect[];

  constructor(area: Rect) {
    this.#free = [area];
  }

  take(block: Block, { freely, waste }: Way): boolean {
    const upright = this.#best(block, false, waste);
    const turned = upright && !freely ? null : this.#best(block, true, waste);
    const isBetter = turned && turned.waste < (upright?.waste ?? Number.POSITIVE_INFINITY);
    const place = isBetter ? turned : upright;
    if (!place) return false;
    const { x, y } = place;
    this.packed.push({ block, x: x + block.moat, y: y + block.moat, turned: place.turned });
    const [width, height] = outer(block, place.turned);
    const taken = { x, y, width, height };
    const parts = this.#free.flatMap((free) => without(free, taken));
    this.#free = parts.filter(
      (part, i) => !parts.some((other, j) => j !== i && holds(other, part, j < i)),
    );
    return true;
  }

  /** Where the least is wasted; then the topmost, then the leftmost. */
  #best(block: Block, turned: boolean, wasteOf: Waste): Place | null {
    const [width, height] = outer(block, turned);
    let [best, least]: [Rect | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const free of this.#free) {
      const [beside, below] = [free.width - width, free.height - height];
      if (beside < -CLOSE || below < -CLOSE) continue;
      const waste = wasteOf(beside, below, free) * 1e6 + free.y * 1e3 + free.x;
      if (waste < least) [best, least] = [free, waste];
    }
    return best && { x: best.x, y: best.y, turned, waste: least };
  }
}

const outer = ({ width, height, moat }: Block, turned: boolean): [number, number] =>
  turned ? [height + 2 * moat, width + 2 * moat] : [width + 2 * moat, height + 2 * moat];

/** What is left of a free rectangle: up to four, as large as possible. */
function without(free: Rect, taken: Rect): Rect[] {
  const [right, bottom] = [taken.x + taken.width, taken.y + taken.height];
  const [freeRight, freeBottom] = [free.x + free.width, free.y + free.height];
  const apart =
    taken.x >= freeRight - CLOSE ||
    right <= free.x + CLOSE ||
    taken.y >= freeBottom - CLOSE ||
    bottom <= free.y + CLOSE;
  if (apart) return [free];
  return [
    { ...free, width: taken.x - free.x },
    { ...free, x: right, width: freeRight - right },
    { ...free, height: taken.y - free.y },
    { ...free, y: bottom, height: freeBottom - bottom },
  ].filter(({ width, height }) => width > CLOSE && height > CLOSE);
}

/** Is `part` inside `other`? Of two alike, only the earlier one counts as holding. */
function holds(other: Rect, part: Rect, earlier: boolean): boolean {
  const inside =
    part.x >= other.x - CLOSE &&
    part.y >= other.y - CLOSE &&
    part.x + part.width <= other.x + other.width + CLOSE &&
    part.y + part.height <= other.y + other.height + CLOSE;
  const same = part.width >= other.width - CLOSE && part.height >= other.height - CLOSE;
  return inside && (!same || earlier);
}
