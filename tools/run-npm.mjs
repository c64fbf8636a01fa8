import { spawnSync } from 'node:child_process';

/**
 * Runs npm on any platform: the one that runs us, as a script of Node; else the one in the PATH,
 * which on Windows is a batch file and needs a shell.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function runNpm(args, options) {
  const own = process.env['npm_execpath'];
  if (own?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [own, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
