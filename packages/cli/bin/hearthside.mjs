#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  console.error(
    'hearthside is not built yet: run `npm start`, `npm test` or `npm run build` once.',
  );
  process.exitCode = 2;
}
