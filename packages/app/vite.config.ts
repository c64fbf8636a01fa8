import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './offline/vite-plugin.ts';
import { onlyThinkingRooms } from './thinking/vite-plugin.ts';

export default defineConfig({
  plugins: [react(), offline()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1100,
  },
  worker: { format: 'es', plugins: () => [onlyThinkingRooms()] },
});
