/** A position as one drawing that needs nothing but itself: no sheet, no styles, no page. */

import type { AnyBoardModule, AnyTableProps } from '@hearthside/screen';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** How large a board is drawn before it is taken down. */
const SIZE = 720;

/** What styles may say about a drawing. */
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'transform',
  'transform-origin',
  'transform-box',
  'paint-order',
] as const;

interface Wanted {
  readonly board: AnyBoardModule;
  /** The game's sheet of pieces, as it is in the page. */
  readonly sheet: string;
  readonly props: AnyTableProps;
  /** Draw the hint of these props as well? */
  readonly hinted?: boolean;
}

/** Draws the view of these props, as nobody's turn and without a word. */
export async function drawPicture({ board, sheet, props, hinted }: Wanted): Promise<Picture> {
  const defs = `<defs>${withoutFrame(sheet)}</defs>`;
  const meant = hinted ? { seat: props.seat, hint: props.hint } : NOTHING_MEANT;
  const own = board.picture?.(props.view, meant.hint);
  if (own) return framed(`${defs}${own.svg}`, own.width, own.height);
  const place = document.createElement('div');
  place.className = 'picture-place board';
  place.setAttribute('aria-hidden', 'true');
  place.style.width = `${SIZE}px`;
  place.style.height = `${SIZE}px`;
  document.body.append(place);
  const root = createRoot(place);
  try {
    root.render(createElement(board.Board, { ...quiet(props), ...meant }));
    await drawn(place);
    return takeDown(place, defs);
  } finally {
    root.unmount();
    place.remove();
  }
}

const NOTHING_MEANT = { seat: null, hint: null };

/** Nobody chooses in a picture, and nothing moves. */
const quiet = (props: AnyTableProps): AnyTableProps => ({
  ...props,
  legal: [],
  draft: null,
  event: null,
  look: { ...props.look, reducedMotion: true, television: false },
});

/** Until the board has drawn itself and its layout is settled. */
async function drawn(place: HTMLElement): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await new Promise((resolve) => setTimeout(resolve, 16));
    if (place.querySelector('svg') && i > 1) return;
  }
  throw new Error('the board does not draw itself');
}

/** The drawings of the board, one on top of the other as they lie. */
function takeDown(place: HTMLElement, defs: string): Picture {
  const all = [...place.querySelectorAll('svg')].filter(
    (svg) => !svg.parentElement?.closest('svg') && svg.getBoundingClientRect().width > 0,
  );
  const [largest] = [...all].sort((one, other) => area(other) - area(one));
  if (!largest) throw new Error('a board without a drawing');
  const frame = largest.getBoundingClientRect();
  // Dice and decks beside the board are no part of the position.
  const layers = all.filter((svg) => area(svg) > area(largest) / 2);
  const parts = layers.map((svg) => {
    const box = svg.getBoundingClientRect();
    const copy = painted(svg) as SVGSVGElement;
    copy.setAttribute('x', String(box.left - frame.left));
    copy.setAttribute('y', String(box.top - frame.top));
    copy.setAttribute('width', String(box.width));
    copy.setAttribute('height', String(box.height));
    return new XMLSerializer().serializeToString(copy);
  });
  return framed(`${defs}${parts.join('')}`, Math.round(frame.width), Math.round(frame.height));
}

const area = (svg: Element): number => {
  const { width, height } = svg.getBoundingClientRect();
  return width * height;
};

/** A copy that says itself what the page's styles say of the original. */
function painted(original: Element): Element {
  const copy = original.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [original, ...original.querySelectorAll('*')].forEach((element, i) => {
    const twin = copies[i] as SVGElement;
    const style = getComputedStyle(element);
    if (style.display === 'none') {
      twin.setAttribute('display', 'none');
      return;
    }
    const said = PAINT.map((name) => [name, style.getPropertyValue(name)] as const).filter(
      ([, value]) => value !== '' && value !== 'none' && value !== 'normal',
    );
    // Fill none is said, or a shape would be black.
    if (style.getPropertyValue('fill') === 'none') said.push(['fill', 'none']);
    twin.setAttribute('style', said.map(([name, value]) => `${name}:${value}`).join(';'));
    twin.removeAttribute('class');
    for (const name of ['tabindex', 'role', 'aria-label', 'aria-hidden'])
      twin.removeAttribute(name);
  });
  return copy;
}

/** What a sheet holds, without the element around it. */
const withoutFrame = (sheet: string): string =>
  sheet.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

const framed = (inside: string, width: number, height: number): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`,
  width,
  height,
});
