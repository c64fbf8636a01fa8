/**
 * The built page as plain files. A server of ours answers every address with the page, and sends
 * headers with it; a host of files does neither, so both are written into the files.
 */

import { createHash } from 'node:crypto';
import { contentPolicy } from '@hearthside/server/security-headers';

/** `index.html`: finds its files beside itself, in whatever folder it lies. */
export const startPage = (page: string): string => adapted(page, './', 'data-host="files"');

/** `404.html`: may be shown at any address, so it has to know where home is. */
export const lostPage = (page: string, base: string): string =>
  adapted(page, base, `data-host="files" data-home="${base}"`);

/** The service worker, which keeps `404.html` too; its version is of the pages as they are now. */
export function exportedWorker(worker: string, pages: readonly string[]): string {
  const digest = createHash('sha256').update(worker);
  for (const page of pages) digest.update(page);
  const version = digest.digest('hex').slice(0, 12);
  const versioned = replaced(worker, /(const VERSION = )"[^"]+"/, `$1"${version}"`);
  return replaced(versioned, /(const FILES = \[)/, '$1"404.html",');
}

function adapted(page: string, folder: string, marks: string): string {
  const moved = replaced(page, /\b(src|href)="\/(?!\/)/g, `$1="${folder}`);
  const marked = replaced(moved, /<html\b/, `<html ${marks}`);
  // A policy in the page cannot say who may frame it; a host that sends headers can.
  const policy = contentPolicy(marked).replace(/; frame-ancestors [^;]+/, '');
  const guard = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    '<meta name="referrer" content="no-referrer" />',
  ].join('\n    ');
  return replaced(marked, /(<meta charset="[^"]+"\s*\/?>)/, `$1\n    ${guard}`);
}

/** The built files are ours: that something is not found in them is a bug. */
function replaced(text: string, pattern: RegExp, replacement: string): string {
  if (text.search(pattern) < 0) throw new Error(`the built page has no ${pattern}`);
  return text.replace(pattern, replacement);
}
