/** Where a proof was made: without the machine and the commit a figure says nothing. */

import { execFileSync } from 'node:child_process';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { root } from '../ensure-installed.mjs';

const git = (/** @type {string[]} */ ...args) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};

export const machine = () => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  gigabytes: Math.round(totalmem() / 2 ** 30),
  system: `${platform()} ${release()}`,
  node: process.version,
  loadBefore: Number((loadavg()[0] ?? 0).toFixed(1)),
});

/** What is proved; `changed` where the files are not those of the commit. */
export const source = () => ({
  commit: git('rev-parse', 'HEAD') || 'unknown',
  changed: git('status', '--porcelain', '--untracked-files=no') !== '',
});

export const isCommit = (/** @type {string} */ name) =>
  git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== '';
