/** A sheet as one SVG text that needs nothing else but the page's fonts. */

import { INK_TREATMENTS, type InkTreatment } from '../ink.ts';
import type { Kit, Sheet } from '../sheet.ts';
import { sheetFragment } from '../sheet-drawing.ts';
import { escapeXml, indexById, readSvg, type SvgElement } from './read.ts';
import { readProperties } from './style.ts';

const ART = new WeakMap<Kit, ReadonlyMap<string, SvgElement>>();

/** Ids are made the sheet's own, so that several sheets and the game's art can share a page. */
export function sheetSvg(kit: Kit, sheet: Sheet): string {
  const art = ART.get(kit) ?? indexById(kit.art.flatMap(readSvg));
  ART.set(kit, art);
  const writer = new Writer(
    INK_TREATMENTS[kit.ink],
    `s${sheet.number}${sheet.side}-${kit.ink}-${kit.paper.name}-`,
  );
  const elements = readSvg(sheetFragment(sheet));
  const body = elements.map((element) => writer.write(element)).join('');
  const defs = writer.definitions(art);
  const { width, height } = kit.paper;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">` +
    `<defs>${defs}</defs><rect width="${width}" height="${height}" fill="#ffffff"/>${body}</svg>`
  );
}

class Writer {
  readonly #treatment: InkTreatment;
  readonly #prefix: string;
  readonly #wanted: string[] = [];
  readonly #seen = new Set<string>();

  constructor(treatment: InkTreatment, prefix: string) {
    this.#treatment = treatment;
    this.#prefix = prefix;
  }

  write({ tag, attributes, children, text }: SvgElement): string {
    const isPlainText = tag === 'text' && attributes['stroke'] === undefined;
    const written = Object.entries(attributes).map(
      ([name, value]) => ` ${name}="${escapeXml(this.#attribute(name, value, isPlainText))}"`,
    );
    const inner = tag === 'text' ? escapeXml(text) : children.map((c) => this.write(c)).join('');
    return inner === ''
      ? `<${tag}${written.join('')}/>`
      : `<${tag}${written.join('')}>${inner}</${tag}>`;
  }

  /** What is used, and what that uses, each once. */
  definitions(art: ReadonlyMap<string, SvgElement>): string {
    let written = '';
    for (let id = this.#wanted.shift(); id !== undefined; id = this.#wanted.shift()) {
      const element = art.get(id);
      if (!element) throw new Error(`SVG: nothing has the id ${id}`);
      written += this.write(element);
    }
    return written;
  }

  #attribute(name: string, value: string, isPlainText: boolean): string {
    if (name === 'id') {
      // It comes along inside what is being written, and is not to be written again.
      this.#seen.add(value);
      return this.#prefix + value;
    }
    if (name === 'href') return `#${this.#want(value.slice(1))}`;
    if (name === 'clip-path') return `url(#${this.#want(value.slice(5, -1))})`;
    if (name === 'style') {
      return Object.entries(readProperties(value))
        .map(([property, colour]) => `${property}:${this.#treatment.fill(colour)}`)
        .join(';');
    }
    if (name !== 'fill' && name !== 'stroke') return value;
    const treat = name === 'fill' && isPlainText ? 'text' : name;
    return value.replace(/#[0-9a-fA-F]{3,6}/g, (colour) => this.#treatment[treat](colour));
  }

  #want(id: string): string {
    if (!this.#seen.has(id)) {
      this.#seen.add(id);
      this.#wanted.push(id);
    }
    return this.#prefix + id;
  }
}
