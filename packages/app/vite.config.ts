import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { frameClock } from './browsers/frame-clock.ts';
import { OLDEST } from './browsers/support.ts';
import { olderBrowsers } from './browsers/vite-plugin.ts';
import { onlyModulesOfUse } from './offline/modules-of-use.ts';
import { offline } from './offline/vite-plugin.ts';

export default defineConfig({
  plugins: [react(), onlyModulesOfUse(), olderBrowsers(), frameClock(), offline()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: OLDEST,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1100,
  },
  experimental: {
    // Scripts and styles find their neighbours by where they are themselves, so that the same files
    // run in any folder; only the page names them from the root, for it answers every address.
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  worker: { format: 'es', plugins: () => [onlyModulesOfUse()] },
});
