/** The four faces a kit is set in, read from the same files that the page loads. */

import { create, type Font, type GlyphRun } from 'fontkit';
import { unpackWoff } from './woff.ts';

export const FACE_NAMES = ['title', 'display', 'text', 'strong'] as const;
export type FaceName = (typeof FACE_NAMES)[number];

/** As a page names them. */
export const FACES: Readonly<
  Record<FaceName, { readonly family: string; readonly weight: number }>
> = {
  title: { family: 'Fredoka', weight: 700 },
  display: { family: 'Fredoka', weight: 600 },
  text: { family: 'Nunito', weight: 600 },
  strong: { family: 'Nunito', weight: 800 },
};

export interface Face {
  readonly name: FaceName;
  readonly font: Font;
}

export type Fonts = Readonly<Record<FaceName, Face>>;
/** The Latin files of Fontsource, WOFF or TrueType. */
export type FontFiles = Readonly<Record<FaceName, Uint8Array>>;

export const readFonts = (files: FontFiles): Fonts =>
  Object.fromEntries(
    FACE_NAMES.map((name) => {
      const font = create(unpackWoff(files[name]) as Buffer);
      if (font.type === 'TTC' || font.type === 'DFont') throw new Error(`${name}: not one font`);
      return [name, { name, font }];
    }),
  ) as unknown as Fonts;

/** The face that `font-family` and `font-weight` of a text element mean. */
export function faceFor(fonts: Fonts, family: string, weight: string): Face {
  const first = family.split(',')[0]?.trim();
  const name = FACE_NAMES.find(
    (each) => FACES[each].family === first && `${FACES[each].weight}` === weight,
  );
  if (!name) throw new Error(`the kit has no face ${family} ${weight}`);
  return fonts[name];
}

const has = ({ font }: Face, letter: string): boolean =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) as number);

/** What a person wrote, with a question mark for every letter that the face lacks. */
export const printable = (face: Face, text: string): string =>
  [...text].map((letter) => (has(face, letter) ? letter : '?')).join('');

/** Shaped text; a letter that the face lacks is an error, not a box on paper. */
export function shape(face: Face, text: string): GlyphRun {
  for (const letter of text) {
    if (!has(face, letter))
      throw new Error(`the face ${face.name} has no "${letter}" (in "${text}")`);
  }
  return face.font.layout(text);
}

const WIDTHS = new WeakMap<Face, Map<string, number>>();

/** How wide the text is set in this size. */
export function widthOf(face: Face, text: string, size: number): number {
  const widths = WIDTHS.get(face) ?? new Map<string, number>();
  WIDTHS.set(face, widths);
  let width = widths.get(text);
  if (width === undefined) {
    width = shape(face, text).advanceWidth / face.font.unitsPerEm;
    widths.set(text, width);
  }
  return width * size;
}
