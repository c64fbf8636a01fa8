import { execFileSync } from 'node:child_process';

/** The files of the project as git knows them, new ones included, ignored ones not. */
export function trackedFiles() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\n').filter((file) => file !== '');
}
