import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { onlyRoomsOfUse } from './offline/rooms-of-use.ts';
import { offline } from './offline/vite-plugin.ts';

export default defineConfig({
  plugins: [react(), onlyRoomsOfUse(), offline()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1100,
  },
  experimental: {
    // Scripts and styles find their neighbours by where they are themselves, so that the same files
    // run in any folder; only the page names them from the root, for it answers every address.
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  worker: { format: 'es', plugins: () => [onlyRoomsOfUse()] },
});
