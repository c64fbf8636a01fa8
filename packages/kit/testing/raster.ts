/**
 * Paints a sheet in pixels, for tests: they look at a page as a person would from some way off. It
 * knows the same part of SVG as the PDF does, by a way of its own, and needs no other program.
 */

import { INK_TREATMENTS, type InkTreatment, readColour } from '../ink.ts';
import type { Rect } from '../paper.ts';
import type { Kit, Sheet } from '../sheet.ts';
import { sheetFragment } from '../sheet-drawing.ts';
import { type PathStep, shapePath } from '../svg/path.ts';
import { indexById, readSvg, type SvgElement } from '../svg/read.ts';
import { INITIAL_STYLE, type Style, styleOf } from '../svg/style.ts';
import { combine, type Matrix, readTransform } from '../svg/transform.ts';
import { type Fonts, faceFor, shape } from '../type/fonts.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array;
}

type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

/** Each pixel is painted so many times as wide and high, then mixed. */
const FINE = 2;

/** The whole page, or what is seen of it through a window. */
export function rasterise(
  kit: Kit,
  sheet: Sheet,
  fonts: Fonts,
  dotsPerInch: number,
  window: Rect = { x: 0, y: 0, ...kit.paper },
): Pixels {
  const scale = (dotsPerInch / 25.4) * FINE;
  const painter = new Brush(
    Math.round(window.width * scale),
    Math.round(window.height * scale),
    indexById(kit.art.flatMap(readSvg)),
    fonts,
    INK_TREATMENTS[kit.ink],
  );
  painter.paint(
    readSvg(sheetFragment(sheet)),
    [scale, 0, 0, scale, -window.x * scale, -window.y * scale],
    INITIAL_STYLE,
    null,
    1,
  );
  return painter.mixed();
}

/** The pixels that a clip leaves; most clips are small. Null leaves all. */
type Mask = ReadonlySet<number> | null;

class Brush {
  readonly #width: number;
  readonly #height: number;
  readonly #data: Uint8Array;
  readonly #art: ReadonlyMap<string, SvgElement>;
  readonly #fonts: Fonts;
  readonly #treatment: InkTreatment;
  readonly #paths = new Map<SvgElement, readonly PathStep[] | null>();

  constructor(
    width: number,
    height: number,
    art: ReadonlyMap<string, SvgElement>,
    fonts: Fonts,
    treatment: InkTreatment,
  ) {
    this.#width = width;
    this.#height = height;
    this.#data = new Uint8Array(width * height * 3).fill(255);
    this.#art = art;
    this.#fonts = fonts;
    this.#treatment = treatment;
  }

  paint(
    elements: readonly SvgElement[],
    above: Matrix,
    outer: Style,
    mask: Mask,
    veil: number,
  ): void {
    for (const element of elements) this.#element(element, above, outer, mask, veil);
  }

  mixed(): Pixels {
    const [width, height] = [Math.floor(this.#width / FINE), Math.floor(this.#height / FINE)];
    const data = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y++) {
      for (let i = 0; i < width * 3; i++) {
        const [x, channel] = [Math.floor(i / 3) * FINE, i % 3];
        let sum = 0;
        for (let dy = 0; dy < FINE; dy++) {
          for (let dx = 0; dx < FINE; dx++) {
            sum += this.#data[((y * FINE + dy) * this.#width + x + dx) * 3 + channel] as number;
          }
        }
        data[y * width * 3 + i] = Math.round(sum / FINE ** 2);
      }
    }
    return { width, height, data };
  }

  #element(element: SvgElement, above: Matrix, outer: Style, mask: Mask, veil: number): void {
    const { tag, attributes, children } = element;
    if (['defs', 'clipPath', 'title', 'symbol'].includes(tag)) return;
    const style = styleOf(element, outer, this.#treatment);
    const matrix = combine(above, readTransform(attributes['transform']));
    const inner = this.#clipped(attributes['clip-path'], matrix, mask);
    const shown = veil * Number(attributes['opacity'] ?? 1);
    if (tag === 'g' || tag === 'svg') {
      this.paint(children, matrix, style, inner, shown);
    } else if (tag === 'use') {
      const moved = combine(matrix, [
        1,
        0,
        0,
        1,
        Number(attributes['x'] ?? 0),
        Number(attributes['y'] ?? 0),
      ]);
      this.#element(this.#find(attributes['href']), moved, style, inner, shown);
    } else if (tag === 'text') {
      this.#text(element, matrix, style, inner, shown);
    } else {
      const steps = this.#steps(element);
      if (steps) this.#shape(ringsOf(steps, matrix), matrix, style, inner, shown);
    }
  }

  /** Art is used many times; its paths are read once. */
  #steps(element: SvgElement): readonly PathStep[] | null {
    const known = this.#paths.get(element);
    if (known !== undefined) return known;
    const steps = shapePath(element.tag, element.attributes);
    this.#paths.set(element, steps);
    return steps;
  }

  #find(href: string | undefined): SvgElement {
    const found = this.#art.get(href?.replace(/^(url\()?#|\)$/g, '') ?? '');
    if (!found) throw new Error(`nothing has the id ${href}`);
    return found;
  }

  #clipped(reference: string | undefined, matrix: Matrix, mask: Mask): Mask {
    if (reference === undefined) return mask;
    const cut = new Set<number>();
    const add = (element: SvgElement, above: Matrix): void => {
      const own = combine(above, readTransform(element.attributes['transform']));
      const { tag, attributes, children } = element;
      const parts = tag === 'use' ? [this.#find(attributes['href'])] : tag === 'g' ? children : [];
      for (const part of parts) add(part, own);
      const steps = this.#steps(element);
      if (!steps) return;
      this.#fill(ringsOf(steps, own), (i) => {
        if (mask === null || mask.has(i)) cut.add(i);
      });
    };
    for (const child of this.#find(reference).children) add(child, matrix);
    return cut;
  }

  #shape(rings: readonly Ring[], matrix: Matrix, style: Style, mask: Mask, veil: number): void {
    if (style.fill !== 'none') {
      this.#fill(rings, this.#dab(style.fill, veil * style.fillOpacity, mask));
    }
    if (style.stroke === 'none') return;
    const dab = this.#dab(style.stroke, veil * style.strokeOpacity, mask);
    const size = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    // A line never vanishes, however thin.
    const half = Math.max(style.strokeWidth * size, 1) / 2;
    const dash = style.dash.map((length) => length * size);
    for (const ring of rings) {
      for (const [from, to] of dashed(ring, dash)) this.#fill([bar(from, to, half)], dab);
    }
  }

  #text(
    { text, attributes }: SvgElement,
    matrix: Matrix,
    style: Style,
    mask: Mask,
    veil: number,
  ): void {
    const content = text.trim();
    if (content === '') return;
    const face = faceFor(this.#fonts, style.family, style.weight);
    const run = shape(face, content);
    const em = style.size / face.font.unitsPerEm;
    const width = run.advanceWidth * em;
    let x =
      Number(attributes['x'] ?? 0) - { start: 0, middle: width / 2, end: width }[style.anchor];
    const y = Number(attributes['y'] ?? 0);
    const dab = this.#dab(style.fill, veil, mask);
    run.glyphs.forEach((glyph, i) => {
      const place = combine(matrix, [em, 0, 0, -em, x, y]);
      this.#fill(ringsOf(glyphSteps(glyph.path.commands), place), dab);
      x += (run.positions[i]?.xAdvance ?? 0) * em;
    });
  }

  #dab(colour: string, strength: number, mask: Mask): (index: number) => void {
    const rgb = readColour(colour).map((channel) => channel * 255);
    return (index) => {
      if (mask !== null && !mask.has(index)) return;
      for (let c = 0; c < 3; c++) {
        const at = index * 3 + c;
        const old = this.#data[at] as number;
        this.#data[at] = Math.round(old + ((rgb[c] as number) - old) * strength);
      }
    };
  }

  /** Every pixel whose middle the rings wind round. */
  #fill(rings: readonly Ring[], dab: (index: number) => void): void {
    const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
    const xs = rings.flatMap((ring) => ring.map(([x]) => x));
    if (Math.max(...xs) < 0 || Math.min(...xs) > this.#width) return;
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(this.#height - 1, Math.ceil(Math.max(...ys)));
    for (let y = top; y <= bottom; y++) {
      const middle = y + 0.5;
      const crossings: [x: number, turn: number][] = [];
      for (const ring of rings) {
        ring.forEach(([x1, y1], i) => {
          const [x2, y2] = ring[(i + 1) % ring.length] as Point;
          if (y1 <= middle === y2 <= middle) return;
          crossings.push([x1 + ((middle - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1]);
        });
      }
      crossings.sort((one, other) => one[0] - other[0]);
      let turns = 0;
      crossings.forEach(([x, turn], i) => {
        turns += turn;
        const next = crossings[i + 1];
        if (turns === 0 || !next) return;
        const from = Math.max(0, Math.round(x));
        const to = Math.min(this.#width, Math.round(next[0]));
        for (let at = from; at < to; at++) dab(y * this.#width + at);
      });
    }
  }
}

const BENDS = 8;

/** Paths as corners; curves in so many straight pieces. */
function ringsOf(steps: readonly PathStep[], [a, b, c, d, e, f]: Matrix): Ring[] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let last = { x: 0, y: 0 };
  const put = ({ x, y }: { readonly x: number; readonly y: number }) =>
    ring.push([a * x + c * y + e, b * x + d * y + f]);
  for (const step of steps) {
    switch (step.kind) {
      case 'move':
        ring = [];
        rings.push(ring);
        put(step.to);
        last = step.to;
        break;
      case 'line':
        put(step.to);
        last = step.to;
        break;
      case 'curve':
        for (let i = 1; i <= BENDS; i++) put(onCurve(last, step, i / BENDS));
        last = step.to;
        break;
      case 'close':
        if (ring[0]) ring.push(ring[0]);
        break;
    }
  }
  return rings;
}

function onCurve(
  from: { readonly x: number; readonly y: number },
  { one, two, to }: Extract<PathStep, { kind: 'curve' }>,
  t: number,
): { x: number; y: number } {
  const u = 1 - t;
  const mix = (p: number, q: number, r: number, s: number) =>
    u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s;
  return { x: mix(from.x, one.x, two.x, to.x), y: mix(from.y, one.y, two.y, to.y) };
}

/** The straight pieces of a line that are drawn. */
function dashed(ring: Ring, dash: readonly number[]): [Point, Point][] {
  const pieces: [Point, Point][] = [];
  let [along, index] = [0, 0];
  for (let i = 0; i + 1 < ring.length; i++) {
    const [from, to] = [ring[i] as Point, ring[i + 1] as Point];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (dash.length === 0 || length === 0) {
      pieces.push([from, to]);
      continue;
    }
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    for (let done = 0; done < length; ) {
      const left = Math.max((dash[index % dash.length] as number) - along, 1e-3);
      const end = Math.min(length, done + left);
      if (index % 2 === 0) pieces.push([at(done / length), at(end / length)]);
      along = end - done < left - 1e-9 ? along + end - done : 0;
      if (along === 0) index++;
      done = end;
    }
  }
  return pieces;
}

/** A stroke as a bar round its line, a little longer, so that bars join. */
function bar(from: Point, to: Point, half: number): Ring {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [x, y] = [((to[0] - from[0]) / length) * half, ((to[1] - from[1]) / length) * half];
  const [ex, ey] = length === 1 && x === 0 && y === 0 ? [half, 0] : [x, y];
  return [
    [from[0] - ex * 0.5 - ey, from[1] - ey * 0.5 + ex],
    [from[0] - ex * 0.5 + ey, from[1] - ey * 0.5 - ex],
    [to[0] + ex * 0.5 + ey, to[1] + ey * 0.5 - ex],
    [to[0] + ex * 0.5 - ey, to[1] + ey * 0.5 + ex],
  ];
}

interface GlyphCommand {
  readonly command: string;
  readonly args: readonly number[];
}

function glyphSteps(commands: readonly GlyphCommand[]): PathStep[] {
  let last = { x: 0, y: 0 };
  return commands.map(({ command, args }): PathStep => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    const from = last;
    switch (command) {
      case 'moveTo':
        last = { x: a, y: b };
        return { kind: 'move', to: last };
      case 'lineTo':
        last = { x: a, y: b };
        return { kind: 'line', to: last };
      case 'quadraticCurveTo': {
        last = { x: c, y: d };
        const one = { x: from.x + (2 / 3) * (a - from.x), y: from.y + (2 / 3) * (b - from.y) };
        const two = { x: c + (2 / 3) * (a - c), y: d + (2 / 3) * (b - d) };
        return { kind: 'curve', one, two, to: last };
      }
      case 'bezierCurveTo':
        last = { x: e, y: f };
        return { kind: 'curve', one: { x: a, y: b }, two: { x: c, y: d }, to: last };
      default:
        return { kind: 'close' };
    }
  });
}
