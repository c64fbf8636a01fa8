/** For Node: the faces from the installed packages. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Fonts, readFonts } from './fonts.ts';

export function fontsOnDisk(): Fonts {
  const require = createRequire(import.meta.url);
  return readFonts({
    title: readFileSync(require.resolve('@fontsource/fredoka/files/fredoka-latin-700-normal.woff')),
    display: readFileSync(
      require.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff'),
    ),
    text: readFileSync(require.resolve('@fontsource/nunito/files/nunito-latin-600-normal.woff')),
    strong: readFileSync(require.resolve('@fontsource/nunito/files/nunito-latin-800-normal.woff')),
  });
}
