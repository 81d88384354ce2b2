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

/** Nothing is painted before the program has set the kept theme; before it runs there is nothing to see anyway. */
const waitForTheme: Plugin = {
  name: 'wait-for-theme',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), serveDevelopmentConfig, waitForTheme],
  resolve: { tsconfigPaths: true },
  server: {
    host: '127.0.0.1',
    port: 4200,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:4000' },
  },
  build: {
    outDir: '../../dist/apps/shopper',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: false,
    // Our own libraries do nothing when they are imported: a screen's chunk then holds what that screen uses, no more.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/libs\/[^?]*\.tsx?$/, sideEffects: false }] },
    },
  },
});
