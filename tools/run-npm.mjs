import { spawnSync } from 'node:child_process';

/**
 * How to start npm on any platform: the one that runs us, as a script of Node; else the one in the
 * PATH, which on Windows is a batch file and needs a shell.
 * @param {readonly string[]} args
 * @returns {[command: string, args: string[], options: { shell?: boolean }]}
 */
export function npmCall(args) {
  const own = process.env['npm_execpath'];
  if (own?.endsWith('npm-cli.js')) return [process.execPath, [own, ...args], {}];
  return ['npm', [...args], { shell: process.platform === 'win32' }];
}

/**
 * Runs npm to its end.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function runNpm(args, options) {
  const [command, rest, more] = npmCall(args);
  return spawnSync(command, rest, { ...options, ...more });
}
