/** Finding what somebody points at: things carry `data-thing`, several where several stand on one spot. */

const MARK = '[data-thing]';
/** What lies on top of a table has answers of its own. */
const ELSEWHERE = 'dialog, .why-card, .why-bar';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is asked about, and where it is on the screen. */
export interface Asked {
  readonly things: readonly string[];
  readonly box: Box;
  readonly element: Element;
}

/** A thing larger than this is a whole board: then the spot that was touched is where it is. */
const LARGE = 0.3;
const SPOT = 22;

export function askedAt(
  target: EventTarget | null,
  spot: { readonly x: number; readonly y: number } | null,
): Asked | null {
  if (!(target instanceof Element) || target.closest(ELSEWHERE)) return null;
  const element = smallestAt(spot) ?? target.closest(MARK);
  const things = element?.getAttribute('data-thing')?.split(' ').filter(Boolean) ?? [];
  if (!element || things.length === 0) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const share = ((right - left) * (bottom - top)) / (innerWidth * innerHeight);
  const box =
    spot && share > LARGE
      ? { left: spot.x - SPOT, top: spot.y - SPOT, right: spot.x + SPOT, bottom: spot.y + SPOT }
      : { left, top, right, bottom };
  return { things, box, element };
}

/** Of all that lies on one spot the smallest is meant: a die on a meadow, a cell of a board. */
function smallestAt(spot: { readonly x: number; readonly y: number } | null): Element | null {
  if (!spot) return null;
  const marked = document
    .elementsFromPoint(spot.x, spot.y)
    .flatMap((element) => element.closest(MARK) ?? []);
  const [smallest] = marked.sort((one, other) => areaOf(one) - areaOf(other));
  return smallest ?? null;
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** All that can be asked about now, each kind once, in the order of the page. */
export function allThings(): Element[] {
  const found = new Map<string, Element>();
  for (const element of document.querySelectorAll(`.screen ${MARK}`)) {
    const things = element.getAttribute('data-thing') ?? '';
    if (areaOf(element) > 0 && !element.closest('dialog') && !found.has(things)) {
      found.set(things, element);
    }
  }
  return [...found.values()];
}
