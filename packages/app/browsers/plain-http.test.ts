import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../../../tools/tracked-files.mjs';
import { secureUses } from './secure-only.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What a page is built from: all of these may run over plain http. */
const PAGE =
  /^(packages\/(table|text|search|screen|kit|protocol|client|shelf|app)|games\/[^/]+)\/.*\.tsx?$/;
const NOT_PAGE = /\.test\.tsx?$|\/(e2e|conformance|fixtures|browsers)\/|\/vite[.-]/;

/** The places where something is offered that plain http goes without; each asks first. */
const GUARDED: Readonly<Record<string, readonly string[]>> = {
  'packages/app/ui/copy-text.ts': ['navigator.clipboard'],
  'packages/app/offline/keep-up-to-date.ts': ['navigator.serviceWorker'],
  'packages/app/online/invite-card.tsx': ['navigator.share'],
  'packages/app/online/reminders.ts': ['Notification', 'navigator.serviceWorker'],
  'packages/app/online/stay-awake.ts': ['navigator.wakeLock'],
  'packages/app/share/share-dialog.tsx': ['navigator.share'],
};

describe('plain http in the home network', () => {
  it.each([
    ['const id = crypto.randomUUID();', 'crypto.randomUUID'],
    ['const id = globalThis.crypto.randomUUID();', 'crypto.randomUUID'],
    ["await crypto['subtle'].digest('SHA-256', bytes);", 'crypto.subtle'],
    ['const { subtle } = crypto;', 'crypto.subtle'],
    ['await navigator.clipboard?.writeText(url);', 'navigator.clipboard'],
    ['const { language, serviceWorker } = window.navigator;', 'navigator.serviceWorker'],
    ['hide(navigator);', 'navigator'],
    ['new Notification(title);', 'Notification'],
    ['const cache = await caches.open(name);', 'caches'],
  ])('the check below finds %s', (text, what) => {
    expect(secureUses('page.ts', text)).toEqual([{ what, line: 1 }]);
  });

  it.each([
    'crypto.getRandomValues(new Uint8Array(16));',
    "if ('serviceWorker' in navigator) begin();",
    'const wanted = navigator.languages[0];',
    'const proof = { crypto: 1, navigator: 2 };',
    'device.navigator.clipboard();',
    'interface Around { caches: number; navigator: Navigator }',
  ])('the check below lets %s be', (text) => {
    expect(secureUses('page.ts', text)).toEqual([]);
  });

  it('has all that play needs: nothing of secure contexts is used outside the guarded places', () => {
    const files = trackedFiles().filter((file) => PAGE.test(file) && !NOT_PAGE.test(file));
    expect(files.length).toBeGreaterThan(200);
    const found: Record<string, string[]> = {};
    for (const file of files) {
      const uses = secureUses(file, readFileSync(`${root}${file}`, 'utf8'));
      if (uses.length > 0) found[file] = [...new Set(uses.map(({ what }) => what))].sort();
    }
    expect(found).toEqual(GUARDED);
  });
});
