import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CheckFailed, type Command, textFlag, UsageError } from '../command.ts';
import { exportedWorker, lostPage, startPage } from '../page/exported-page.ts';
import { pageFolder } from '../page/page-folder.ts';

/** Written by us, so that GitHub Pages leaves names that begin with `_` alone. */
const NO_JEKYLL = '.nojekyll';

export const exportPage: Command = {
  name: 'export',
  summary: 'Writes the page as files that play on any host, without a server.',
  usage: '--out FOLDER [--base /path/]',
  help: `One device, bots and print; offline after the first visit. The files run in whatever folder they are put.
--base says where that will be (default /), for hosts that answer an unknown address with 404.html: links
such as /path/rules then lead to the right page. An export over an older one takes its place; older scripts
stay beside it, for pages that are still open.`,
  flags: { out: { type: 'string' }, base: { type: 'string' } },
  words: [0, 0],
  run(_, flags) {
    const out = textFlag(flags, 'out');
    if (out === undefined) throw new UsageError('where to? --out FOLDER');
    const base = readBase(textFlag(flags, 'base') ?? '/');
    const from = pageFolder();
    if (from === null)
      throw new CheckFailed('the page is not built yet: run `npm run build` once.');
    const files = write(from, resolve(out), base);
    console.log(`${out}: ${files} files to put at ${base} of any host`);
  },
};

/** A path from the root, with a slash at both ends. */
function readBase(text: string): string {
  const base = `/${text}/`.replace(/\/{2,}/g, '/');
  if (/^[\w./~-]+$/.test(base) && !base.split('/').includes('..')) return base;
  throw new UsageError(`--base must be a path such as /games/, not "${text}"`);
}

function write(from: string, out: string, base: string): number {
  const page = readFileSync(join(from, 'index.html'), 'utf8');
  const [start, lost] = [startPage(page), lostPage(page, base)];
  const worker = exportedWorker(readFileSync(join(from, 'sw.js'), 'utf8'), [start, lost]);
  try {
    mkdirSync(out, { recursive: true });
    if (!isOurs(out)) {
      throw new UsageError(`${out} has files that are not of an export: choose an empty folder`);
    }
    cpSync(from, out, { recursive: true });
    writeFileSync(join(out, 'index.html'), start);
    writeFileSync(join(out, '404.html'), lost);
    writeFileSync(join(out, 'sw.js'), worker);
    writeFileSync(join(out, NO_JEKYLL), '');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`cannot write ${out}: ${(error as Error).message}`);
  }
  return readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;
}

/**
 * An empty folder, or one that we wrote before: nobody's own files are mixed with ours. What a host
 * wants to find there (its name, the history) is no content.
 */
function isOurs(folder: string): boolean {
  const names = readdirSync(folder);
  const content = names.filter((name) => !name.startsWith('.') && name !== 'CNAME');
  return content.length === 0 || (names.includes(NO_JEKYLL) && names.includes('sw.js'));
}
