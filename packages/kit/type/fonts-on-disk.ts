/** For Node: the faces from the installed packages. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FACE_NAMES, FACES, type FontFiles, type Fonts, readFonts } from './fonts.ts';

export function fontsOnDisk(): Fonts {
  const { resolve } = createRequire(import.meta.url);
  const files = FACE_NAMES.map((name) => [name, readFileSync(resolve(FACES[name].file))]);
  return readFonts(Object.fromEntries(files) as FontFiles);
}
