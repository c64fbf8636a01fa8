/** Presentation attributes: what an element inherits, and what it adds. */

import type { InkTreatment } from '../ink.ts';
import type { SvgElement } from './read.ts';

export interface Style {
  /** A colour already treated for the ink, or `none`. */
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly dash: readonly number[];
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly family: string;
  readonly weight: string;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly letterSpacing: number;
  /** Custom properties such as `--team`, untreated. */
  readonly properties: Readonly<Record<string, string>>;
}

export const INITIAL_STYLE: Style = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  cap: 'butt',
  join: 'miter',
  dash: [],
  fillOpacity: 1,
  strokeOpacity: 1,
  family: '',
  weight: '',
  size: 16,
  anchor: 'start',
  letterSpacing: 0,
  properties: {},
};

/** Attributes that place or name an element and are read elsewhere, or mean nothing on paper. */
const ELSEWHERE = new Set(
  (
    'id href transform clip-path opacity d points x y x1 y1 x2 y2 cx cy r rx ry width height ' +
    'viewBox xmlns aria-hidden textLength lengthAdjust paint-order'
  ).split(' '),
);

export function styleOf(element: SvgElement, above: Style, treatment: InkTreatment): Style {
  const style: { -readonly [Key in keyof Style]: Style[Key] } = { ...above };
  const { style: inline, ...attributes } = element.attributes;
  if (inline !== undefined) style.properties = { ...above.properties, ...readProperties(inline) };
  const isText = element.tag === 'text' && attributes['stroke'] === undefined;
  for (const [name, value] of Object.entries(attributes)) {
    switch (name) {
      case 'fill':
        style.fill = paint(value, style, isText ? treatment.text : treatment.fill);
        break;
      case 'stroke':
        style.stroke = paint(value, style, treatment.stroke);
        break;
      case 'stroke-width':
        style.strokeWidth = Number(value);
        break;
      case 'stroke-linecap':
        style.cap = value as Style['cap'];
        break;
      case 'stroke-linejoin':
        style.join = value as Style['join'];
        break;
      case 'stroke-dasharray':
        style.dash =
          value === 'none'
            ? []
            : value
                .trim()
                .split(/[\s,]+/)
                .map(Number);
        break;
      case 'fill-opacity':
        style.fillOpacity = Number(value);
        break;
      case 'stroke-opacity':
        style.strokeOpacity = Number(value);
        break;
      case 'font-family':
        style.family = value;
        break;
      case 'font-weight':
        style.weight = value;
        break;
      case 'font-size':
        style.size = Number(value);
        break;
      case 'text-anchor':
        style.anchor = value as Style['anchor'];
        break;
      case 'letter-spacing':
        style.letterSpacing = Number.parseFloat(value);
        break;
      default:
        if (!ELSEWHERE.has(name)) throw new Error(`SVG: cannot print the attribute ${name}`);
    }
  }
  return style;
}

const VARIABLE = /^var\((--[\w-]+)\s*,\s*([^)]+)\)$/;

function paint(value: string, style: Style, treat: (colour: string) => string): string {
  if (value === 'none') return value;
  const variable = VARIABLE.exec(value);
  if (!variable) return treat(value);
  const [, name = '', fallback = ''] = variable;
  return treat(style.properties[name] ?? fallback);
}

/** Only custom properties may stand in a style attribute. */
export function readProperties(inline: string): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const declaration of inline.split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (name === '') continue;
    if (!name.startsWith('--')) throw new Error(`SVG: cannot print the style ${name}`);
    properties[name] = value;
  }
  return properties;
}
