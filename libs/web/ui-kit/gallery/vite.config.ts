import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  server: { host: '127.0.0.1', port: 4500, strictPort: true },
  build: { outDir: '../../../../dist/libs/web/ui-kit-gallery', emptyOutDir: true, assetsInlineLimit: 0 },
});
