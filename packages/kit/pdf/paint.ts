/** Paints SVG elements with PDF operators. What is used twice is written once. */

import { type InkTreatment, readColour } from '../ink.ts';
import { type PathStep, shapePath } from '../svg/path.ts';
import type { SvgElement } from '../svg/read.ts';
import { INITIAL_STYLE, type Style, styleOf } from '../svg/style.ts';
import { combine, IDENTITY, type Matrix, readTransform } from '../svg/transform.ts';
import { type FaceName, type Fonts, faceFor } from '../type/fonts.ts';
import { PdfFont } from './font.ts';
import { at, num, type PdfObjects, type Ref } from './objects.ts';

/** Art is drawn within this distance of its origin; a form must say how far it reaches. */
const REACH = 4000;

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;
/** Elements that draw nothing where they stand. */
const SILENT = new Set(['defs', 'clipPath', 'title', 'symbol']);

export class Painter {
  readonly resources: Ref;
  readonly #objects: PdfObjects;
  readonly #fonts: Fonts;
  readonly #art: ReadonlyMap<string, SvgElement>;
  readonly #treatment: InkTreatment;
  readonly #pdfFonts = new Map<FaceName, PdfFont>();
  readonly #forms = new Map<string, Ref>();
  readonly #opacities = new Map<string, Ref>();

  constructor(
    objects: PdfObjects,
    fonts: Fonts,
    art: ReadonlyMap<string, SvgElement>,
    treatment: InkTreatment,
  ) {
    this.#objects = objects;
    this.#fonts = fonts;
    this.#art = art;
    this.#treatment = treatment;
    this.resources = objects.reserve();
  }

  paint(elements: readonly SvgElement[], above: Style = INITIAL_STYLE): string {
    return elements.map((element) => this.#element(element, above)).join('');
  }

  /** Writes what the pages share. */
  finish(): void {
    [...this.#pdfFonts.values()].forEach((font, i) => {
      font.finish(i);
    });
    const named = (refs: Iterable<Ref>, letter: string): string =>
      [...refs].map((ref) => `/${letter}${ref} ${at(ref)}`).join('');
    const fonts = [...this.#pdfFonts.values()].map(({ ref }) => ref);
    this.#objects.set(
      this.resources,
      `<</Font<<${named(fonts, 'F')}>>/XObject<<${named(this.#forms.values(), 'X')}>>` +
        `/ExtGState<<${named(this.#opacities.values(), 'G')}>>>>`,
    );
  }

  #element(element: SvgElement, above: Style): string {
    const { tag, attributes } = element;
    if (SILENT.has(tag)) return '';
    const style = styleOf(element, above, this.#treatment);
    const before = this.#transform(attributes['transform']) + this.#clip(attributes['clip-path']);
    const inner = this.#inner(element, style);
    return before === '' ? inner : `q ${before}${inner}Q\n`;
  }

  #inner(element: SvgElement, style: Style): string {
    const { tag, attributes, children } = element;
    const opacity = Number(attributes['opacity'] ?? 1);
    switch (tag) {
      case 'g':
      case 'svg':
        return opacity < 1
          ? this.#veiled(this.paint(children, style), opacity)
          : this.paint(children, style);
      case 'use': {
        const shown = this.#use(attributes, style);
        return opacity < 1 ? this.#veiled(shown, opacity) : shown;
      }
      case 'text':
        return this.#text(element, style);
      default: {
        const steps = shapePath(tag, attributes);
        if (!steps) throw new Error(`SVG: cannot print <${tag}>`);
        return this.#shape(steps, style, opacity);
      }
    }
  }

  #transform(source: string | undefined): string {
    const matrix = readTransform(source);
    return matrix === IDENTITY ? '' : `${matrix.map(coefficient).join(' ')} cm\n`;
  }

  #use(attributes: SvgElement['attributes'], style: Style): string {
    const target = this.#find(attributes['href']);
    const [x, y] = [Number(attributes['x'] ?? 0), Number(attributes['y'] ?? 0)];
    const key = `${attributes['href']} ${JSON.stringify(style)}`;
    let form = this.#forms.get(key);
    if (form === undefined) {
      const content =
        target.tag === 'symbol'
          ? this.paint(target.children, styleOf(target, style, this.#treatment))
          : this.#element(target, style);
      form = this.#form(content);
      this.#forms.set(key, form);
    }
    const shown = `/X${form} Do\n`;
    return x === 0 && y === 0 ? shown : `q 1 0 0 1 ${num(x)} ${num(y)} cm ${shown}Q\n`;
  }

  #form(content: string, entries = ''): Ref {
    return this.#objects.addStream(
      content,
      `/Type/XObject/Subtype/Form/BBox[-${REACH} -${REACH} ${REACH} ${REACH}]` +
        `/Resources ${at(this.resources)}${entries}`,
    );
  }

  /** Half-transparent as a whole, not shape by shape. */
  #veiled(content: string, opacity: number): string {
    const form = this.#form(content, '/Group<</S/Transparency>>');
    this.#forms.set(`veiled ${form}`, form);
    return `q ${this.#opacity(opacity, opacity)}/X${form} Do Q\n`;
  }

  #opacity(fill: number, stroke: number): string {
    if (fill >= 1 && stroke >= 1) return '';
    const state = `<</ca ${num(fill)}/CA ${num(stroke)}>>`;
    const ref = this.#opacities.get(state) ?? this.#objects.add(state);
    this.#opacities.set(state, ref);
    return `/G${ref} gs `;
  }

  #find(href: string | undefined): SvgElement {
    const target = href?.startsWith('#') ? this.#art.get(href.slice(1)) : undefined;
    if (!target) throw new Error(`SVG: nothing has the id ${href}`);
    return target;
  }

  #clip(reference: string | undefined): string {
    if (reference === undefined) return '';
    const { tag, children } = this.#find(reference.replace(/^url\((.*)\)$/, '$1'));
    if (tag !== 'clipPath') throw new Error(`SVG: ${reference} is no clipPath`);
    return `${children.map((child) => this.#clipShape(child, IDENTITY)).join('')}W n\n`;
  }

  #clipShape(element: SvgElement, above: Matrix): string {
    const { tag, attributes, children } = element;
    const matrix = combine(above, readTransform(attributes['transform']));
    if (tag === 'use') return this.#clipShape(this.#find(attributes['href']), matrix);
    if (tag === 'g') return children.map((child) => this.#clipShape(child, matrix)).join('');
    const steps = shapePath(tag, attributes);
    if (!steps) throw new Error(`SVG: cannot clip by <${tag}>`);
    return pathOperators(steps, matrix);
  }

  #shape(steps: readonly PathStep[], style: Style, opacity: number): string {
    const [fills, strokes] = [style.fill !== 'none', style.stroke !== 'none'];
    if (!fills && !strokes) return '';
    const veil = this.#opacity(opacity * style.fillOpacity, opacity * style.strokeOpacity);
    const operator = fills && strokes ? 'B' : fills ? 'f' : 'S';
    const drawn = `${veil}${colours(style)}${pathOperators(steps)}${operator}\n`;
    // Line dashes and veils must not reach the next shape.
    return veil !== '' || (strokes && style.dash.length > 0) ? `q ${drawn}Q\n` : drawn;
  }

  #text({ text, attributes }: SvgElement, style: Style): string {
    const content = text.trim();
    if (content === '') return '';
    const face = faceFor(this.#fonts, style.family, style.weight);
    let font = this.#pdfFonts.get(face.name);
    if (!font) {
      font = new PdfFont(this.#objects, face);
      this.#pdfFonts.set(face.name, font);
    }
    const shown = font.show(content);
    const natural = shown.width * style.size + style.letterSpacing * content.length;
    const wanted = Number(attributes['textLength'] ?? natural);
    const stretch = wanted === natural ? '' : `${num((100 * wanted) / natural)} Tz `;
    const spacing = style.letterSpacing === 0 ? '' : `${num(style.letterSpacing)} Tc `;
    const left = { start: 0, middle: wanted / 2, end: wanted }[style.anchor];
    const [x, y] = [Number(attributes['x'] ?? 0) - left, Number(attributes['y'] ?? 0)];
    const set = (mode: number): string =>
      `BT /F${font.ref} ${num(style.size)} Tf ${stretch}${spacing}${mode} Tr ` +
      `1 0 0 -1 ${num(x)} ${num(y)} Tm ${shown.operand} TJ ET\n`;
    const veil = this.#opacity(Number(attributes['opacity'] ?? 1) * style.fillOpacity, 1);
    // Our titles are always painted stroke first, so that the outline does not eat the letters.
    const outlined = style.stroke === 'none' ? '' : set(1);
    return `q ${veil}${colours(style)}${outlined}${style.fill === 'none' ? '' : set(0)}Q\n`;
  }
}

function colours(style: Style): string {
  let operators = '';
  if (style.fill !== 'none') operators += `${colour(style.fill, 'g', 'rg')} `;
  if (style.stroke === 'none') return operators;
  operators += `${colour(style.stroke, 'G', 'RG')} ${num(style.strokeWidth)} w `;
  operators += `${CAPS[style.cap]} J ${JOINS[style.join]} j `;
  if (style.dash.length > 0) operators += `[${style.dash.map(num).join(' ')}] 0 d `;
  return operators;
}

/** Greys are written as such, so that they are printed with black alone. */
function colour(value: string, grey: string, rgb: string): string {
  const [r, g, b] = readColour(value);
  return r === g && g === b ? `${num(r)} ${grey}` : `${num(r)} ${num(g)} ${num(b)} ${rgb}`;
}

/** Scales and turns need more digits than lengths. */
const coefficient = (value: number): string => String(Math.round(value * 1e6) / 1e6 || 0);

function pathOperators(steps: readonly PathStep[], matrix: Matrix = IDENTITY): string {
  const [a, b, c, d, e, f] = matrix;
  const place = ({ x, y }: { readonly x: number; readonly y: number }): string =>
    `${num(a * x + c * y + e)} ${num(b * x + d * y + f)}`;
  const operators = (step: PathStep): string => {
    switch (step.kind) {
      case 'move':
        return `${place(step.to)} m `;
      case 'line':
        return `${place(step.to)} l `;
      case 'curve':
        return `${place(step.one)} ${place(step.two)} ${place(step.to)} c `;
      case 'close':
        return 'h ';
    }
  };
  return steps.map(operators).join('');
}
