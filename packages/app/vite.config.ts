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
  worker: { format: 'es', plugins: () => [onlyRoomsOfUse()] },
});
