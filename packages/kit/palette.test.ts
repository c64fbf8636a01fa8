import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PALETTE } from './palette.ts';

/** Whichever package keeps the page's tokens. */
const packages = new URL('../', import.meta.url);
const tokens = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('tokens.css') && !/node_modules|dist/.test(name))
  .map((name) => readFileSync(new URL(name, packages), 'utf8'))
  .join('\n');

describe('the colours of print', () => {
  it.each(Object.entries(PALETTE))('%s is the colour of the page', (name, colour) => {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    // The light table comes first; paper is printed under the lamp.
    expect(new RegExp(`--${token}: (#\\w+);`).exec(tokens)?.[1]).toBe(colour);
  });
});
