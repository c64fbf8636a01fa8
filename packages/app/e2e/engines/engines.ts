/** Which driver drives which browser. */

import { type EngineName, findEngine } from '../../../../tools/find-browser.mjs';
import { bidiEngine } from './bidi-engine.ts';
import type { Engine } from './engine.ts';
import { playwrightEngine } from './playwright-engine.ts';
import { webdriverEngine } from './webdriver-engine.ts';

export async function startEngine(name: EngineName): Promise<Engine> {
  const found = await findEngine(name);
  if (found.own || name === 'chromium') return playwrightEngine(found);
  return name === 'firefox' ? bidiEngine(found) : webdriverEngine(found);
}
