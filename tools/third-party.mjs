/** The licences of what the built page and program contain of others, as their authors ask. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ dependencies?: Record<string, string>, license?: string, version?: string, link?: boolean, resolved?: string }} Locked
 */

/** One text: name, version and licence of every package that ours depend on to run. */
export function thirdPartyLicences(/** @type {string} */ root) {
  /** @type {Readonly<Record<string, Locked>>} */
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const ours = Object.keys(locked).filter((place) => /^(packages|games)\/[^/]+$/.test(place));
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ place) => {
    for (const name of Object.keys(locked[place]?.dependencies ?? {})) {
      const nested = `${place}/node_modules/${name}`;
      const at = locked[nested] ? nested : `node_modules/${name}`;
      if (found.has(at) || !locked[at] || locked[at].link) continue;
      found.add(at);
      visit(at);
    }
  };
  for (const place of ours) visit(place);
  const entries = [...found].sort().map((place) => {
    const { version, license } = locked[place] ?? {};
    const name = place.replace(/^.*node_modules\//, '');
    return `${name} ${version} (${license})\n\n${licenceIn(join(root, place)) ?? `Licence: ${license}`}`;
  });
  return `Hearthside contains or uses these packages, with thanks.\n\n${entries.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function licenceIn(/** @type {string} */ folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
}
