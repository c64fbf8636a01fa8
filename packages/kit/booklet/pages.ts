/** Sets a booklet: blocks flow from page to page in the largest type that saves a sheet. */

import type { Fonts } from '../type/fonts.ts';
import { INK, type LineStyle, points, setLine, setParagraph } from '../type/setting.ts';
import { fullPages, type PageSize } from './impose.ts';

export type BookletBlock =
  | { readonly kind: 'heading'; readonly text: string; readonly chapter?: boolean }
  /** A numbered statement of the rules. */
  | { readonly kind: 'statement'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** One of a list of things to do. */
  | { readonly kind: 'step'; readonly number: number; readonly text: string }
  /** A picture of this size, centred, smaller if the page is narrower. */
  | {
      readonly kind: 'figure';
      readonly svg: string;
      readonly width: number;
      readonly height: number;
      readonly caption?: string;
    }
  /** A page to itself, drawn to the room above its number. */
  | { readonly kind: 'page'; draw(room: PageSize): string };

export interface BookletPlan {
  readonly size: PageSize;
  /** The first page, drawn to the size of the room. */
  readonly cover: string;
  readonly blocks: readonly BookletBlock[];
  /** Pictures for the room that is left on the last page, taken while they fit. */
  readonly fillers: readonly Extract<BookletBlock, { kind: 'figure' }>[];
  /** Drawn on the last page when the sheets have one to spare. */
  readonly backCover: string;
  /** The colour of headings and numbers. */
  readonly accent: string;
}

/** Tried in this order; the first that needs the fewest sheets is taken. */
const SCALES = [1.35, 1.26, 1.18, 1.1, 1.05, 1, 0.95, 0.91, 0.87] as const;
const BODY = points(9.4);

/** The pages, cover first. */
export function setBooklet(fonts: Fonts, plan: BookletPlan): string[] {
  const settings = SCALES.map((scale) => new Flow(fonts, plan, scale).pages());
  const fewest = Math.min(...settings.map((pages) => fullPages(pages.length)));
  const pages = settings.find((each) => fullPages(each.length) === fewest) as string[];
  if (pages.length === fewest) return pages;
  const white = Array<string>(fewest - pages.length - 1).fill('');
  return [...pages, ...white, plan.backCover];
}

interface Set {
  readonly height: number;
  /** White above it, unless it begins a page. */
  readonly above: number;
  draw(y: number): string;
}

const FOOT = 6;

class Flow {
  readonly #fonts: Fonts;
  readonly #plan: BookletPlan;
  readonly #scale: number;
  readonly #pages: string[] = [];
  #page = '';
  #y = 0;

  constructor(fonts: Fonts, plan: BookletPlan, scale: number) {
    this.#fonts = fonts;
    this.#plan = plan;
    this.#scale = scale;
  }

  pages(): string[] {
    const { cover, blocks, fillers } = this.#plan;
    const sets = blocks.map((block) => this.#set(block));
    sets.forEach((set, i) => {
      this.#put(set, this.#clinging(blocks, sets, i));
    });
    for (const filler of fillers) {
      const set = this.#set(filler);
      if (this.#fits(set.above + set.height)) this.#put(set, 0);
    }
    this.#turnPage();
    return [cover, ...this.#pages];
  }

  /** A heading never stands last on a page: how much must fit below it. */
  #clinging(blocks: readonly BookletBlock[], sets: readonly Set[], index: number): number {
    let height = 0;
    for (let i = index; blocks[i]?.kind === 'heading'; i++) {
      const next = sets[i + 1];
      if (next) height += next.above + next.height;
    }
    return height;
  }

  #fits(height: number): boolean {
    return this.#y + height <= this.#plan.size.height - FOOT + 1e-6;
  }

  #put(set: Set, clinging: number): void {
    const above = this.#y === 0 ? 0 : set.above;
    if (this.#y > 0 && !this.#fits(above + set.height + clinging)) {
      this.#turnPage();
      this.#put(set, clinging);
      return;
    }
    this.#page += set.draw(this.#y + above);
    this.#y += above + set.height;
  }

  #turnPage(): void {
    if (this.#y === 0) return;
    const { width, height } = this.#plan.size;
    const number = setLine(`${this.#pages.length + 2}`, width / 2, height - 0.5, {
      face: 'display',
      size: points(8),
      fill: this.#plan.accent,
      anchor: 'middle',
    });
    this.#pages.push(this.#page + number);
    this.#page = '';
    this.#y = 0;
  }

  #set(block: BookletBlock): Set {
    switch (block.kind) {
      case 'page':
        return this.#wholePage(block.draw);
      case 'heading':
        return this.#heading(block.text, block.chapter ?? false);
      case 'statement':
        return this.#numbered(block.id, block.text, points(6.6) * this.#scale, 13 * this.#scale);
      case 'step':
        return this.#step(block.number, block.text);
      case 'paragraph':
        return this.#numbered('', block.text, 1, 0);
      case 'figure':
        return this.#figure(block);
    }
  }

  #wholePage(draw: (room: PageSize) => string): Set {
    const { width, height } = this.#plan.size;
    const room = { width, height: height - FOOT };
    return { height: room.height, above: 0, draw: () => draw(room) };
  }

  #heading(text: string, chapter: boolean): Set {
    const size = points(chapter ? 18 : 12.5) * this.#scale;
    const { accent } = this.#plan;
    const style: LineStyle = { face: chapter ? 'title' : 'display', size, fill: accent };
    const { width } = this.#plan.size;
    const place = (y: number) => ({ x: 0, y, width });
    const { height } = setParagraph(this.#fonts, text, place(0), style, 1.1);
    const rule = (y: number) =>
      `<path d="M0 ${y}H${width}" fill="none" stroke="${accent}" stroke-width="${chapter ? 0.9 : 0.45}" stroke-linecap="round"/>`;
    return {
      height: height + 2.2,
      above: (chapter ? 6 : 4) * this.#scale,
      draw: (y) =>
        setParagraph(this.#fonts, text, place(y), style, 1.1).svg + rule(y + height + 0.9),
    };
  }

  /** Text with a number in the margin beside its first line. */
  #numbered(id: string, text: string, idSize: number, indent: number): Set {
    const size = BODY * this.#scale;
    const style: LineStyle = { face: 'text', size };
    const place = (y: number) => ({ x: indent, y, width: this.#plan.size.width - indent });
    const { height } = setParagraph(this.#fonts, text, place(0), style);
    const number = (y: number): string =>
      id === ''
        ? ''
        : setLine(id, 0, y + size, { face: 'strong', size: idSize, fill: this.#plan.accent });
    return {
      height,
      above: 1.1 * this.#scale,
      draw: (y) => number(y) + setParagraph(this.#fonts, text, place(y), style).svg,
    };
  }

  #step(number: number, text: string): Set {
    const size = BODY * 1.04 * this.#scale;
    const style: LineStyle = { face: 'text', size };
    const indent = 8.5 * this.#scale;
    const radius = 2.7 * this.#scale;
    const place = (y: number) => ({ x: indent, y: y + 0.4, width: this.#plan.size.width - indent });
    const { height } = setParagraph(this.#fonts, text, place(0), style);
    const badge = (y: number): string =>
      `<circle cx="${radius}" cy="${y + radius}" r="${radius}" fill="#fffbf0" stroke="${this.#plan.accent}" stroke-width="0.6"/>` +
      setLine(`${number}`, radius, y + radius + size * 0.34, {
        face: 'display',
        size,
        fill: this.#plan.accent,
        anchor: 'middle',
      });
    return {
      height: Math.max(height + 0.4, 2 * radius),
      above: 1.5 * this.#scale,
      draw: (y) => badge(y) + setParagraph(this.#fonts, text, place(y), style).svg,
    };
  }

  #figure(block: Extract<BookletBlock, { kind: 'figure' }>): Set {
    const page = this.#plan.size.width;
    const scale = Math.min(1, page / block.width);
    const left = (page - block.width * scale) / 2;
    const style: LineStyle = {
      face: 'strong',
      size: points(7.6) * this.#scale,
      fill: INK,
      anchor: 'middle',
    };
    const caption = (y: number) =>
      block.caption === undefined
        ? { svg: '', height: 0 }
        : setParagraph(this.#fonts, block.caption, { x: 0, y: y + 1, width: page }, style);
    const drawn = block.height * scale;
    return {
      height: drawn + caption(0).height + (block.caption === undefined ? 0 : 1),
      above: 3 * this.#scale,
      draw: (y) =>
        `<g transform="translate(${left} ${y}) scale(${scale})">${block.svg}</g>${caption(y + drawn).svg}`,
    };
  }
}
