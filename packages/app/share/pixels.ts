/** A drawing as pixels. */

import type { Picture } from './svg-picture.ts';

/** How a picture is laid on its paper: as wide and high, on this colour, with so much around it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly paper: string;
}

async function load({ svg }: Picture): Promise<HTMLImageElement> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await new Promise<void>((resolve, reject) => {
      image.onload = () => resolve();
      image.onerror = () => reject(new Error('the drawing does not open'));
      image.src = address;
    });
    return image;
  } finally {
    // What is decoded stays; the address is not asked for again.
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }
}

/** How much of a sheet a picture fills that is laid on its middle. */
export const FITTED = 0.94;

/** Draws a picture as large as fits into the middle of a sheet, or fills it. */
export async function onSheet(
  picture: Picture,
  sheet: Sheet,
  filled: number = FITTED,
): Promise<HTMLCanvasElement> {
  const image = await load(picture);
  const canvas = document.createElement('canvas');
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas here');
  pen.fillStyle = sheet.paper;
  pen.fillRect(0, 0, sheet.width, sheet.height);
  const scale = Math.min(sheet.width / picture.width, sheet.height / picture.height) * filled;
  const [width, height] = [picture.width * scale, picture.height * scale];
  pen.drawImage(image, (sheet.width - width) / 2, (sheet.height - height) / 2, width, height);
  return canvas;
}

export const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png');
  });
