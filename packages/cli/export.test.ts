import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from './command.ts';
import { exportPage } from './commands/export.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthside-export-'));
const at = (...names: string[]): string => join(folder, ...names);
afterAll(() => rmSync(folder, { recursive: true }));

const call = (...args: string[]) => runCommand(exportPage, args);
const read = (...names: string[]): string => readFileSync(at(...names), 'utf8');

describe('hearthside export', () => {
  it('names every file from where it stands itself, so that any folder will do', async () => {
    await call('--out', at('any'));
    const files = readdirSync(at('any'), { recursive: true, encoding: 'utf8' });
    const fromRoot = files
      .filter((name) => /\.(js|css|webmanifest)$/.test(name))
      .flatMap((name) => read('any', name).match(/["'`(]\/assets\/[^"'`)]*/g) ?? []);
    expect(fromRoot).toEqual([]);
    expect(read('any', 'index.html')).not.toMatch(/(src|href)="\//);
    const { start_url, scope, icons } = JSON.parse(read('any', 'hearthside.webmanifest'));
    expect([start_url, scope]).toEqual(['./', './']);
    for (const { src } of icons) expect(existsSync(at('any', src)), src).toBe(true);
  });

  it('every file that the service worker keeps is there', async () => {
    await call('--out', at('kept'), '--base', '/games/');
    const [, list = '[]'] = /const FILES = (\[.*?\]);/.exec(read('kept', 'sw.js')) ?? [];
    const files = JSON.parse(list) as string[];
    expect(files.length).toBeGreaterThan(20);
    expect(files).toContain('404.html');
    for (const name of files) expect(existsSync(at('kept', name)), name).toBe(true);
  });

  it('404.html knows its home, however the path was written', async () => {
    for (const [i, base] of ['/games/', 'games', '/games'].entries()) {
      await call('--out', at(`base-${i}`), '--base', base);
      expect(read(`base-${i}`, '404.html')).toContain('data-home="/games/"');
      expect(read(`base-${i}`, '404.html')).toContain('src="/games/assets/');
    }
  });

  it('brings its own policy, as strict as the server’s headers', async () => {
    await call('--out', at('policy'));
    for (const name of ['index.html', '404.html']) {
      const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(
        read('policy', name),
      ) ?? ['', ''];
      expect(policy).toContain("default-src 'self'; script-src 'self'");
      expect(policy).not.toContain('frame-ancestors');
    }
  });

  it('another place is another version, so that a visitor’s cache is fetched anew', async () => {
    await call('--out', at('here'), '--base', '/here/');
    await call('--out', at('there'), '--base', '/there/');
    const version = (name: string) => /VERSION = "(\w+)"/.exec(read(name, 'sw.js'))?.[1];
    expect(version('here')).toMatch(/^[0-9a-f]{12}$/);
    expect(version('here')).not.toBe(version('there'));
  });

  it('may be written over itself, never over somebody’s own files', async () => {
    mkdirSync(at('twice', '.git'), { recursive: true });
    writeFileSync(at('twice', 'CNAME'), 'games.example.org');
    await call('--out', at('twice'));
    await call('--out', at('twice'));
    expect(read('twice', 'CNAME')).toBe('games.example.org');
    writeFileSync(at('letter.txt'), 'dear aunt');
    await expect(call('--out', folder)).rejects.toThrow('choose an empty folder');
  });

  it.each([
    [[], 'where to? --out FOLDER'],
    [['--out', at('x'), '--base', '/a/../b/'], '--base must be a path'],
    [['--out', at('x'), '--base', '/a"b/'], '--base must be a path'],
    [['--out', at('x'), '--base', 'https://host/'], '--base must be a path'],
  ])('says what is wrong with %j', async (args, message) => {
    await expect(call(...args)).rejects.toThrow(message);
  });
});
