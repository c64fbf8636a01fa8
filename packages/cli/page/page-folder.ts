import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built page, which lies as far from the bundle as from here; null when it is not built. */
export function pageFolder(): string | null {
  const folder = fileURLToPath(new URL('../../app/dist', import.meta.url));
  return existsSync(folder) ? folder : null;
}
