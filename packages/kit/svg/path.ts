/** Path data and the basic shapes, as absolute lines and cubic curves. */

import type { Point } from '../sheet.ts';

export type PathStep =
  | { readonly kind: 'move' | 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly one: Point; readonly two: Point; readonly to: Point }
  | { readonly kind: 'close' };

/** How many numbers each command takes at a time. */
const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
/** The two flags of an arc may stand without a gap: `a5 5 0 01 3 4`. */
const FLAG = /[\s,]*([01])/y;

export function readPath(data: string): PathStep[] {
  const pen = new Pen();
  let at = 0;
  while (at < data.length) {
    const letter = data[at] as string;
    if (/[\s,]/.test(letter)) {
      at++;
      continue;
    }
    const arity = ARITY[letter.toUpperCase()];
    if (arity === undefined) throw new Error(`path: cannot read "${data.slice(at, at + 20)}"`);
    at++;
    let command = letter;
    do {
      const [numbers, next] = readNumbers(data, at, arity, letter.toUpperCase() === 'A');
      pen.draw(command, numbers);
      at = next;
      // Further pairs after a move are lines.
      if (command === 'M') command = 'L';
      if (command === 'm') command = 'l';
    } while (arity > 0 && hasNumber(data, at));
  }
  return pen.steps;
}

function hasNumber(data: string, at: number): boolean {
  NUMBER.lastIndex = at;
  return NUMBER.test(data);
}

function readNumbers(data: string, from: number, arity: number, arc: boolean): [number[], number] {
  const numbers: number[] = [];
  let at = from;
  for (let i = 0; i < arity; i++) {
    const pattern = arc && (i === 3 || i === 4) ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const found = pattern.exec(data);
    if (!found) throw new Error(`path: a number is missing at "${data.slice(at, at + 20)}"`);
    numbers.push(Number(found[1]));
    at = pattern.lastIndex;
  }
  return [numbers, at];
}

class Pen {
  readonly steps: PathStep[] = [];
  #at: Point = { x: 0, y: 0 };
  #start: Point = { x: 0, y: 0 };
  /** The last control point, for the smooth commands. */
  #control: Point | null = null;
  #last = '';

  draw(command: string, n: readonly number[]): void {
    const upper = command.toUpperCase();
    const from = this.#at;
    const relative = command !== upper;
    const [ox, oy] = relative ? [from.x, from.y] : [0, 0];
    const p = (i: number): Point => ({ x: ox + (n[i] as number), y: oy + (n[i + 1] as number) });
    switch (upper) {
      case 'M':
        this.#go({ kind: 'move', to: p(0) });
        this.#start = this.#at;
        break;
      case 'L':
        this.#go({ kind: 'line', to: p(0) });
        break;
      case 'H':
        this.#go({ kind: 'line', to: { x: ox + (n[0] as number), y: from.y } });
        break;
      case 'V':
        this.#go({ kind: 'line', to: { x: from.x, y: oy + (n[0] as number) } });
        break;
      case 'C':
        this.#curve(p(0), p(2), p(4));
        break;
      case 'S':
        this.#curve(this.#mirrored('CS'), p(0), p(2));
        break;
      case 'Q':
        this.#quadratic(p(0), p(2));
        break;
      case 'T':
        this.#quadratic(this.#mirrored('QT'), p(0));
        break;
      case 'A':
        this.#arc(n, p(5));
        break;
      case 'Z':
        this.steps.push({ kind: 'close' });
        this.#at = this.#start;
        break;
    }
    this.#last = upper;
  }

  #go(step: PathStep & { readonly to: Point }): void {
    this.steps.push(step);
    this.#at = step.to;
  }

  #curve(one: Point, two: Point, to: Point): void {
    this.#go({ kind: 'curve', one, two, to });
    this.#control = two;
  }

  #quadratic(control: Point, to: Point): void {
    const from = this.#at;
    const third = (end: Point): Point => ({
      x: end.x + (2 / 3) * (control.x - end.x),
      y: end.y + (2 / 3) * (control.y - end.y),
    });
    this.#go({ kind: 'curve', one: third(from), two: third(to), to });
    this.#control = control;
  }

  #mirrored(after: string): Point {
    const at = this.#at;
    if (!this.#control || !after.includes(this.#last)) return at;
    return { x: 2 * at.x - this.#control.x, y: 2 * at.y - this.#control.y };
  }

  /** After the implementation notes of the SVG specification. */
  #arc(n: readonly number[], to: Point): void {
    const [rx0, ry0, degrees, large, sweep] = n as [number, number, number, number, number];
    const from = this.#at;
    if (rx0 === 0 || ry0 === 0) {
      this.#go({ kind: 'line', to });
      return;
    }
    const phi = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
    const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
    const [x1, y1] = [cos * dx + sin * dy, -sin * dx + cos * dy];
    const grow = Math.sqrt(Math.max(1, (x1 / rx0) ** 2 + (y1 / ry0) ** 2));
    const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow];
    const over = (rx * ry) ** 2 - (rx * y1) ** 2 - (ry * x1) ** 2;
    const root = Math.sqrt(Math.max(0, over / ((rx * y1) ** 2 + (ry * x1) ** 2)));
    const factor = large === sweep ? -root : root;
    const [cx1, cy1] = [(factor * rx * y1) / ry, (-factor * ry * x1) / rx];
    const centre = {
      x: cos * cx1 - sin * cy1 + (from.x + to.x) / 2,
      y: sin * cx1 + cos * cy1 + (from.y + to.y) / 2,
    };
    const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
    let turn = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start;
    if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
    if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
    const parts = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
    for (let i = 0; i < parts; i++) {
      const [a, b] = [start + (turn * i) / parts, start + (turn * (i + 1)) / parts];
      const k = (4 / 3) * Math.tan((b - a) / 4);
      const place = (ux: number, uy: number): Point => ({
        x: centre.x + cos * rx * ux - sin * ry * uy,
        y: centre.y + sin * rx * ux + cos * ry * uy,
      });
      this.#go({
        kind: 'curve',
        one: place(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
        two: place(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
        to: i === parts - 1 ? to : place(Math.cos(b), Math.sin(b)),
      });
    }
    this.#control = null;
  }
}

type Attributes = Readonly<Record<string, string>>;
const number = (attributes: Attributes, name: string, fallback = 0): number =>
  attributes[name] === undefined ? fallback : Number(attributes[name]);

/** The path of a shape element, or null when it is none. */
export function shapePath(tag: string, attributes: Attributes): PathStep[] | null {
  switch (tag) {
    case 'path':
      return readPath(attributes['d'] ?? '');
    case 'circle': {
      const r = number(attributes, 'r');
      return ellipse(number(attributes, 'cx'), number(attributes, 'cy'), r, r);
    }
    case 'ellipse':
      return ellipse(
        number(attributes, 'cx'),
        number(attributes, 'cy'),
        number(attributes, 'rx'),
        number(attributes, 'ry'),
      );
    case 'rect':
      return rectanglePath(attributes);
    case 'polygon':
      return readPath(`M${attributes['points'] ?? ''}Z`);
    case 'polyline':
      return readPath(`M${attributes['points'] ?? ''}`);
    case 'line':
      return readPath(
        `M${number(attributes, 'x1')} ${number(attributes, 'y1')}L${number(attributes, 'x2')} ${number(attributes, 'y2')}`,
      );
    default:
      return null;
  }
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): PathStep[] =>
  readPath(
    `M${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}Z`,
  );

function rectanglePath(attributes: Attributes): PathStep[] {
  const [x, y] = [number(attributes, 'x'), number(attributes, 'y')];
  const [w, h] = [number(attributes, 'width'), number(attributes, 'height')];
  const given = number(attributes, 'rx', number(attributes, 'ry'));
  const rx = Math.min(given, w / 2);
  const ry = Math.min(number(attributes, 'ry', given), h / 2);
  if (rx === 0 || ry === 0) return readPath(`M${x} ${y}h${w}v${h}h${-w}Z`);
  const arc = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return readPath(
    `M${x + rx} ${y}h${w - 2 * rx}${arc(rx, ry)}v${h - 2 * ry}${arc(-rx, ry)}h${2 * rx - w}${arc(-rx, -ry)}v${2 * ry - h}${arc(rx, -ry)}Z`,
  );
}
