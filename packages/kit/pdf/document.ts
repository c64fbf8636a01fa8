/** A kit as the bytes of a PDF file: the same request gives the same bytes, wherever it is made. */

import { INK_TREATMENTS } from '../ink.ts';
import type { Kit, Sheet } from '../sheet.ts';
import { sheetFragment } from '../sheet-drawing.ts';
import { indexById, readSvg } from '../svg/read.ts';
import type { Fonts } from '../type/fonts.ts';
import { at, num, PdfObjects, type Ref, textString } from './objects.ts';
import { Painter } from './paint.ts';

/** PDF measures in points. */
const POINTS_PER_MM = 72 / 25.4;

/** `onPage` is told of every page that is written. */
export function kitPdf(kit: Kit, fonts: Fonts, onPage: () => void = () => {}): Uint8Array {
  const objects = new PdfObjects();
  const art = indexById(kit.art.flatMap(readSvg));
  const painter = new Painter(objects, fonts, art, INK_TREATMENTS[kit.ink]);
  const pages = objects.reserve();
  const kids = kit.sheets.map((sheet) => {
    const page = addPage(objects, painter, kit, sheet, pages);
    onPage();
    return page;
  });
  painter.finish();
  objects.set(pages, `<</Type/Pages/Count ${kids.length}/Kids[${kids.map(at).join(' ')}]>>`);
  const outlines = addOutlines(objects, kit, kids);
  // Readers then offer actual size and turning over the long edge by themselves.
  const catalogue = objects.add(
    `<</Type/Catalog/Pages ${at(pages)}/Outlines ${at(outlines)}/Lang(${kit.language})` +
      '/ViewerPreferences<</PrintScaling/None/Duplex/DuplexFlipLongEdge/DisplayDocTitle true>>>>',
  );
  const info = objects.add(
    `<</Title${textString(kit.title)}/Author${textString(kit.author)}/Creator(Hearthside)>>`,
  );
  return objects.write(catalogue, info);
}

function addPage(
  objects: PdfObjects,
  painter: Painter,
  { paper }: Kit,
  sheet: Sheet,
  parent: Ref,
): Ref {
  const [width, height] = [paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM];
  const scale = Math.round(POINTS_PER_MM * 1e6) / 1e6;
  const drawn = painter.paint(readSvg(sheetFragment(sheet)));
  const content = objects.addStream(`${scale} 0 0 -${scale} 0 ${num(height)} cm\n${drawn}`);
  return objects.add(
    `<</Type/Page/Parent ${at(parent)}/MediaBox[0 0 ${num(width)} ${num(height)}]` +
      `/Resources ${at(painter.resources)}/Contents ${at(content)}>>`,
  );
}

/** One bookmark for each page. */
function addOutlines(objects: PdfObjects, kit: Kit, pages: readonly Ref[]): Ref {
  const root = objects.reserve();
  const items = pages.map(() => objects.reserve());
  items.forEach((item, i) => {
    const [previous, next] = [items[i - 1], items[i + 1]];
    objects.set(
      item,
      `<</Title${textString((kit.sheets[i] as Sheet).title)}/Parent ${at(root)}` +
        `${previous ? `/Prev ${at(previous)}` : ''}${next ? `/Next ${at(next)}` : ''}` +
        `/Dest[${at(pages[i] as Ref)}/Fit]>>`,
    );
  });
  const [first, last] = [items[0], items.at(-1)];
  objects.set(
    root,
    first && last
      ? `<</Type/Outlines/First ${at(first)}/Last ${at(last)}/Count ${items.length}>>`
      : '<</Type/Outlines>>',
  );
  return root;
}
