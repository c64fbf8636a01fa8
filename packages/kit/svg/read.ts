/**
 * Reads the part of SVG that our art is drawn in: elements with quoted attributes and plain
 * text. Whatever else turns up is an error, so that nothing can be lost silently in print.
 */

export interface SvgElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
  /** The text inside, for `text`. */
  readonly text: string;
}

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

interface OpenElement extends SvgElement {
  readonly children: SvgElement[];
  text: string;
}

/** The elements of a fragment or a whole file, in order. */
export function readSvg(source: string): readonly SvgElement[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [], text: '' };
  const open: OpenElement[] = [root];
  TOKEN.lastIndex = 0;
  let end = 0;
  for (const token of source.matchAll(TOKEN)) {
    end = token.index + token[0].length;
    const [, closing, tag, attributes = '', selfClosing, text] = token;
    const parent = open.at(-1) as OpenElement;
    if (text !== undefined) parent.text += unescapeXml(text);
    if (tag === undefined) continue;
    if (closing) {
      if (open.pop()?.tag !== tag || open.length === 0) {
        throw new Error(`SVG: </${tag}> closes nothing at ${token.index}`);
      }
      continue;
    }
    const element = { tag, attributes: readAttributes(attributes), children: [], text: '' };
    parent.children.push(element);
    if (!selfClosing) open.push(element);
  }
  if (end < source.length) throw new Error(`SVG: cannot read "${source.slice(end, end + 40)}"`);
  if (open.length > 1) throw new Error(`SVG: <${open.at(-1)?.tag}> is never closed`);
  return root.children;
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    // Of two alike the first counts, as in a page.
    attributes[name] ??= unescapeXml(value);
  }
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const unescapeXml = (text: string): string =>
  text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

export const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Every element that has an id, at any depth. */
export function indexById(elements: readonly SvgElement[]): ReadonlyMap<string, SvgElement> {
  const byId = new Map<string, SvgElement>();
  const walk = (element: SvgElement) => {
    const { id } = element.attributes;
    if (id !== undefined) byId.set(id, element);
    element.children.forEach(walk);
  };
  elements.forEach(walk);
  return byId;
}
