import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Where the apps are while they are developed; a deployment serves a /config.json of its own. */
const developmentConfig = {
  shopperOrigin: 'http://127.0.0.1:4200',
  merchantOrigin: 'http://127.0.0.1:4300',
  adminOrigin: 'http://127.0.0.1:4400',
  testPages: true,
};

/** The port that each app is developed on. */
const ports = { shopper: 4200, 'merchant-dashboard': 4300, admin: 4400 };

const folder = process.cwd();
const name = basename(folder);
if (!(name in ports))
  throw new Error(`Run Vite within one of the web apps: ${Object.keys(ports).join(', ')}`);

const serveDevelopmentConfig = {
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
const waitForTheme = {
  name: 'wait-for-theme',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

const compressed = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);

/** Lays a .br and a .gz beside each file that is text, so that no server compresses the same file twice. */
const compressFiles = {
  name: 'compress-files',
  apply: 'build',
  writeBundle({ dir }) {
    for (const file of readdirSync(dir, { recursive: true })) {
      if (!compressed.has(extname(file))) continue;
      const bytes = readFileSync(join(dir, file));
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(bytes, { params: quality }));
      writeFileSync(join(dir, `${file}.gz`), gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }
  },
};

/** How Vite builds and serves the web app whose folder it runs in. */
export default {
  root: folder,
  plugins: [react(), tailwindcss(), serveDevelopmentConfig, waitForTheme, compressFiles],
  resolve: { tsconfigPaths: true },
  server: {
    host: '127.0.0.1',
    port: ports[name],
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:4000' },
  },
  build: {
    outDir: `../../dist/apps/${name}`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: false,
    // Our own libraries do nothing when they are imported: a screen's chunk then holds what that screen uses, no more.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/libs\/[^?]*\.tsx?$/, sideEffects: false }] },
    },
  },
};
