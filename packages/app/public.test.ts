import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const file = (name: string) => new URL(`./public/${name}`, import.meta.url);

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

/** Width and height as a PNG's first chunk says, and whether it can be seen through. */
function readPng(name: string) {
  const bytes = readFileSync(file(name));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the home screen', () => {
  const { icons, ...manifest } = JSON.parse(
    readFileSync(file('hearthside.webmanifest'), 'utf8'),
  ) as { icons: Icon[] } & Record<string, string>;

  it('has icons of the sizes that phones ask for, one of them to be cut to any shape', () => {
    const pngs = icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of pngs) expect(readPng(src)).toBe(sizes);
    expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src } of icons) expect(existsSync(file(src))).toBe(true);
  });

  it('has the touch icon that an iPhone asks for, and the page names it', () => {
    expect(readPng('apple-touch-icon.png')).toBe('180x180');
    const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8');
    expect(page).toMatch(/rel="apple-touch-icon" href="[^"]*apple-touch-icon\.png"/);
  });

  it('opens in the colours of the table', () => {
    const { background_color: background, theme_color: theme } = manifest;
    const tokens = readFileSync(new URL('../screen/style/tokens.css', import.meta.url), 'utf8');
    const [, wood] = /--wood: (#\w+);/.exec(tokens) ?? [];
    expect([background, theme]).toEqual([wood, wood]);
  });
});
