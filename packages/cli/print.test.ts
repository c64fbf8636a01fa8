import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@hearthside/shelf';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from './command.ts';
import { print } from './commands/print.ts';

const built = fileURLToPath(new URL('./dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hearthside-print-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const digestOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

const call = (...args: string[]) => runCommand(print, args);

describe('hearthside print', () => {
  it.each(shelf.map(({ facts }) => facts.id))(
    'writes %s, and the built command writes the same bytes',
    async (id) => {
      const asked = ['--game', id, '--paper', 'letter', '--ink', 'saver', '--language', 'de'];
      const ran = spawnSync(
        process.execPath,
        [built, 'print', ...asked, '--out', at(`${id}.pdf`)],
        {
          encoding: 'utf8',
        },
      );
      expect(ran).toMatchObject({ status: 0, stderr: '' });
      expect(ran.stdout).toMatch(/\d+ pages for \d+ sheets on card .* and \d+ sheets? on paper/);
      await call(...asked, '--out', at(`${id}-here.pdf`));
      expect(digestOf(at(`${id}.pdf`))).toBe(digestOf(at(`${id}-here.pdf`)));
    },
  );

  const good = ['--game', 'warehouse-elves', '--paper', 'a4', '--out', at('x.pdf')];
  it.each([
    [['--paper', 'a4'], 'which game?'],
    [['--game', 'chess', '--paper', 'a4'], 'unknown game "chess"'],
    [['--game', 'warehouse-elves'], 'which paper? --paper a4 or letter'],
    [['--game', 'warehouse-elves', '--paper', 'a4'], '--out FILE.pdf'],
    [[...good, '--paper', 'a3'], '--paper must be a4 or letter, not "a3"'],
    [[...good, '--ink', 'gold'], '--ink must be full or light or grey or saver, not "gold"'],
    [[...good, '--language', 'la'], '--language must be en or fr or de, not "la"'],
    [[...good, '--options', '{'], '--options must be JSON'],
    [[...good, '--options', '{"stocks":9}'], 'option "stocks" must be 2 or 3'],
    [[...good, '--out', at('nowhere/x.pdf')], 'cannot write'],
    [[...good, '--url', 'example.org'], '--url must be an address such as'],
    [[...good, '--url', 'javascript:alert(1)'], '--url must be an address such as'],
  ])('says what is wrong with %j', async (args, message) => {
    await expect(call(...args)).rejects.toThrow(message);
  });

  it('prints the board of an edition of one’s own, and says what is wrong with it', async () => {
    const standard = new URL('../../games/ogres-and-elves/edition/standard.json', import.meta.url);
    const edition = JSON.parse(readFileSync(standard, 'utf8'));
    const printWith = (castleA: number, file: string) => {
      edition.board.castles['castle-a'] = castleA;
      const options = JSON.stringify({ edition });
      return call(
        ...['--game', 'ogres-and-elves', '--paper', 'a4', '--options', options],
        ...['--out', at(file)],
      );
    };
    await printWith(1, 'standard.pdf');
    await printWith(2, 'own.pdf');
    expect(digestOf(at('own.pdf'))).not.toBe(digestOf(at('standard.pdf')));
    await expect(printWith(6, 'broken.pdf')).rejects.toThrow('another castle');
  });
});
