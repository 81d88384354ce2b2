import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Where the apps are while they are developed; a deployment serves a /config.json of its own. */
const developmentConfig = {
  shopperOrigin: 'http://127.0.0.1:4200',
  merchantOrigin: 'http://127.0.0.1:4300',
  adminOrigin: 'http://127.0.0.1:4400',
};

const serveDevelopmentConfig: Plugin = {
  name: 'development-config',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(developmentConfig));
    });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), serveDevelopmentConfig],
  resolve: { tsconfigPaths: true },
  server: {
    host: '127.0.0.1',
    port: 4300,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:4000' },
  },
  build: {
    outDir: '../../dist/apps/merchant-dashboard',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: true,
  },
});
