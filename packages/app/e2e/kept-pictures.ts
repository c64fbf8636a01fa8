/**
 * Screens as they were when somebody last looked at them, small enough that fonts and versions of a browser
 * make no difference, and large enough that a panel that is gone, moved or unreadable does.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const SIZE = { width: 128, height: 72 };
/** Looked at in parts of so many pixels each way. */
const PART = 12;
/** How much a part may differ; where treasures lie and who has Santa is luck. */
const TOLERANCE = 0.15;
/** Set to keep the screens as they are now, and then look at each of them. */
const { HEARTHSIDE_KEEP_PICTURES: keeps } = process.env;

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`./pictures/${name}.png`, import.meta.url));

/** The screen looks as it did, once it has come to rest. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const file = fileOf(name);
  if (keeps) {
    // What was tapped last comes to rest.
    await page.waitForTimeout(1500);
    const { picture } = await shrunk(page, await looked(page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(picture.split(',')[1] as string, 'base64'));
  }
  expect(existsSync(file), `${name} is not kept: HEARTHSIDE_KEEP_PICTURES=1`).toBe(true);
  const { pixels: kept } = await shrunk(page, readFileSync(file));
  await expect
    .poll(async () => {
      const screen = await looked(page);
      return difference((await shrunk(page, screen)).pixels, kept);
    }, `${name} differs from the picture that is kept`)
    .toBeLessThan(TOLERANCE);
}

/** What luck alone decides is covered: codes to scan and to type. */
const looked = (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', mask: [page.locator('.qr, .tiles')] });

interface Shrunk {
  /** Red, green, blue, opacity. */
  readonly pixels: readonly number[];
  /** As the address of a PNG. */
  readonly picture: string;
}

/** Drawn small by the browser itself. */
const shrunk = (page: Page, png: Buffer): Promise<Shrunk> =>
  page.evaluate(
    async ({ source, width, height }) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const pixels = [...(pen?.getImageData(0, 0, width, height).data ?? [])];
      return { pixels, picture: canvas.toDataURL('image/png') };
    },
    { source: png.toString('base64'), ...SIZE },
  );

/** How much the part differs that differs most: of a banner that is gone the whole screen shows little. */
function difference(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return 1;
  const parts = new Map<string, number>();
  one.forEach((value, i) => {
    const at = Math.floor(i / 4);
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    const part = `${Math.floor(x / PART)} ${Math.floor(y / PART)}`;
    parts.set(part, (parts.get(part) ?? 0) + Math.abs(value - (other[i] as number)));
  });
  // Opacity is always full: three of four numbers can differ.
  return Math.max(...parts.values()) / (255 * 3 * PART * PART);
}
