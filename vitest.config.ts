import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['tools/property-seed.ts'],
    testTimeout: 60_000,
    pool: 'threads',
    // Many tests wait for processes of their own: on two cores a third one has something to do.
    maxWorkers: 3,
    // Tests that may run beside each other in one file spend their time waiting for a line or a timer.
    maxConcurrency: 30,
  },
});
