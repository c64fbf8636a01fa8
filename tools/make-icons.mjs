/** `node tools/make-icons.mjs`: draws the icons for home screens from packages/app/public/icon.svg. */

import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';

const FOLDER = new URL('../packages/app/public/', import.meta.url);
const rounded = readFileSync(new URL('icon.svg', FOLDER), 'utf8');
/** For those who cut the corners themselves. */
const square = rounded.replace('rx="14"', '');
/** The drawing inside the circle that every mask leaves. */
const maskable = square.replace('<g ', '<g transform="scale(.82)" ');

/** @type {readonly (readonly [file: string, pixels: number, svg: string])[]} */
const ICONS = [
  ['icon-192.png', 192, rounded],
  ['icon-512.png', 512, rounded],
  ['icon-maskable.png', 512, maskable],
  ['apple-touch-icon.png', 180, square],
];

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [file, pixels, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  writeFileSync(new URL(file, FOLDER), await page.screenshot({ omitBackground: true }));
  console.log(`${file}: ${pixels} × ${pixels}`);
}
await browser.close();
