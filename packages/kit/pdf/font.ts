/** Faces as they go into the file: only the letters used, with the way back to text. */

import type { Subset } from 'fontkit';
import { type Face, shape } from '../type/fonts.ts';
import { at, hex4, num, type PdfObjects, type Ref } from './objects.ts';

/** Text made ready: what `TJ` shows, and how wide it is at size 1. */
export interface ShownText {
  readonly operand: string;
  readonly width: number;
}

export class PdfFont {
  readonly ref: Ref;
  readonly #objects: PdfObjects;
  readonly #face: Face;
  readonly #subset: Subset;
  /** By number in the subset; 0 is the missing letter. */
  readonly #letters: { readonly width: number; readonly codes: readonly number[] }[];

  constructor(objects: PdfObjects, face: Face) {
    this.#objects = objects;
    this.ref = objects.reserve();
    this.#face = face;
    this.#subset = face.font.createSubset();
    this.#letters = [{ width: face.font.getGlyph(0).advanceWidth, codes: [] }];
  }

  show(text: string): ShownText {
    const run = shape(this.#face, text);
    const em = this.#face.font.unitsPerEm;
    let operand = '[<';
    run.glyphs.forEach((glyph, i) => {
      // It answers the glyph's number in the subset; its published type is wrong.
      const letter = this.#subset.includeGlyph(glyph) as unknown as number;
      this.#letters[letter] ??= { width: glyph.advanceWidth, codes: glyph.codePoints };
      operand += hex4(letter);
      const kern = glyph.advanceWidth - (run.positions[i]?.xAdvance ?? glyph.advanceWidth);
      if (kern !== 0) operand += `>${num((kern * 1000) / em)}<`;
    });
    return { operand: `${operand}>]`, width: run.advanceWidth / em };
  }

  /** Writes the font; nothing more can be shown afterwards. */
  finish(number: number): void {
    const { font } = this.#face;
    const scale = 1000 / font.unitsPerEm;
    const file = this.#objects.addStream(this.#subset.encode());
    // Readers tell subsets of one font apart by six letters before the name.
    const name = `HEART${String.fromCharCode(65 + number)}+${font.postscriptName}`;
    const box = [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY]
      .map((value) => num(value * scale))
      .join(' ');
    const descriptor = this.#objects.add(
      `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${box}]/ItalicAngle 0` +
        `/Ascent ${num(font.ascent * scale)}/Descent ${num(font.descent * scale)}` +
        `/CapHeight ${num(font.capHeight * scale)}/StemV 90/FontFile2 ${at(file)}>>`,
    );
    const widths = this.#letters.map(({ width }) => num(width * scale)).join(' ');
    const descendant = this.#objects.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}` +
        '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
        `/FontDescriptor ${at(descriptor)}/DW 0/W[0[${widths}]]/CIDToGIDMap/Identity>>`,
    );
    const toUnicode = this.#objects.addStream(this.#toUnicode());
    this.#objects.set(
      this.ref,
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
        `/DescendantFonts[${at(descendant)}]/ToUnicode ${at(toUnicode)}>>`,
    );
  }

  #toUnicode(): string {
    const rows = this.#letters.flatMap(({ codes }, letter) => {
      const text = String.fromCodePoint(...codes);
      const units = Array.from({ length: text.length }, (_, i) => hex4(text.charCodeAt(i)));
      return codes.length === 0 ? [] : [`<${hex4(letter)}> <${units.join('')}>`];
    });
    const blocks: string[] = [];
    // The format allows a hundred rows at a time.
    for (let i = 0; i < rows.length; i += 100) {
      const block = rows.slice(i, i + 100);
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
    }
    return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
  }
}
