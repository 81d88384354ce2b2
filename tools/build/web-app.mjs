// @ts-check
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';

const folder = process.cwd();
const name = basename(folder);
const showStoredTheme = join(folder, '../../libs/web/ui-kit/src/show-stored-theme.ts');

/** The first script of a server-rendered page, in the app that renders on the server. */
const startAfterPaint = join(folder, 'src/server-render/start-after-paint.ts');

/**
 * Applies the stored theme before the first paint: a few hundred bytes in a file, because the content security policy
 * forbids inline scripts.
 * @type {import('vite').Plugin}
 */
const applyThemeFirst = {
  name: 'apply-theme-first',
  applyToEnvironment: ({ name: environment }) => environment === 'client',
  async buildStart() {
    if (this.environment.mode !== 'build') return;
    const programs = [showStoredTheme, startAfterPaint].filter(existsSync);
    const { outputFiles } = await build({
      stdin: {
        contents: programs.map((program) => `import ${JSON.stringify(program)};`).join(''),
        resolveDir: folder,
      },
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      write: false,
    });
    this.emitFile({ type: 'asset', name: 'theme.js', source: outputFiles[0]?.text ?? '' });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => /^assets\/theme-[^/]*\.js$/.test(name));
      const script = file === undefined ? `type="module" src="/@fs${showStoredTheme}"` : `src="/${file}"`;
      return html.replace('<script type="module"', `<script ${script}></script>\n    <script type="module"`);
    },
  },
};

/**
 * Bundles an app's service worker, if any, with the names of the app's files.
 * @type {import('vite').Plugin}
 */
const bundleServiceWorker = {
  name: 'bundle-service-worker',
  apply: 'build',
  applyToEnvironment: ({ name: environment }) => environment === 'client',
  async writeBundle({ dir = '' }) {
    const source = join(folder, 'src/service-worker/service-worker.ts');
    if (!existsSync(source)) return;
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) =>
        /^(index\.html|manifest\.webmanifest|favicon\.svg|(assets|icons)\/.+\.\w+)$/.test(file),
      )
      .map((file) => `/${file}`)
      .sort();
    const digest = createHash('sha256');
    for (const file of files) digest.update(file).update(readFileSync(join(dir, file)));
    await build({
      entryPoints: [source],
      outfile: join(dir, 'service-worker.js'),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      define: {
        shellFiles: JSON.stringify(files),
        shellVersion: JSON.stringify(digest.digest('hex').slice(0, 16)),
      },
      logLevel: 'warning',
    });
  },
};

/**
 * Adds the built browser extension to the public site, which serves it for download.
 * @type {import('vite').Plugin}
 */
const addExtension = {
  name: 'add-extension',
  apply: 'build',
  applyToEnvironment: ({ name: environment }) => environment === 'client' && name === 'shopper',
  writeBundle({ dir = '' }) {
    for (const browser of ['chrome', 'firefox']) {
      const file = `pricehunt-${browser}.zip`;
      cpSync(join(folder, '../../dist/apps/browser-extension', file), join(dir, 'downloads', file));
    }
  },
};

const compressed = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);

/**
 * Writes a .br and a .gz next to each text file, so that no server compresses the same file twice.
 * @type {import('vite').Plugin}
 */
const compressFiles = {
  name: 'compress-files',
  apply: 'build',
  applyToEnvironment: ({ name: environment }) => environment === 'client',
  writeBundle({ dir = '' }) {
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!compressed.has(extname(file))) continue;
      const bytes = readFileSync(join(dir, file));
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(bytes, { params: quality }));
      writeFileSync(join(dir, `${file}.gz`), gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }
  },
};

/**
 * The code that every page starts with is one file instead of a dozen small ones. Code that several parts of the public
 * site need is split into chunks of at least a kilobyte: a smaller one joins the chunk with nearly the same users.
 * @type {import('vite').Rolldown.CodeSplittingOptions}
 */
const codeSplitting = {
  groups: [
    { name: 'first', tags: ['$initial'] },
    ...(name === 'shopper'
      ? [{ name: 'part', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1500 }]
      : []),
  ],
};

/**
 * A chunk that several parts need has a short name, because all their names would be longer than the chunk.
 * @param {{ readonly name: string }} chunk
 */
const chunkFileNames = ({ name: piece }) =>
  piece.startsWith('part~') ? 'assets/part-[hash:7].js' : 'assets/[name]-[hash:7].js';

/** The programs that serve and render pages on the server. */
const pagePrograms = {
  serve: join(folder, 'src/server-render/page-server/serve.ts'),
  'render-page': join(folder, 'src/server-render/render-page.tsx'),
};

/** Names that make Node load the programs as modules without a package.json. */
const moduleNames = { entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[hash].mjs' };

/**
 * How Vite builds and serves the web app whose folder it runs in. With --ssr it builds the programs that serve and render
 * pages on the server into one folder that needs no installed packages.
 */
export default defineConfig(({ command, isSsrBuild = false }) => {
  // Always a production build: React has a slower form for tests.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return configFor(isSsrBuild);
});

/**
 * @param {boolean} isSsrBuild
 * @returns {import('vite').UserConfig}
 */
const configFor = (isSsrBuild) => ({
  root: folder,
  plugins: [react(), tailwindcss(), applyThemeFirst, bundleServiceWorker, addExtension, compressFiles],
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir: `../../dist/apps/${name}`,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: false,
    // Our own libraries have no side effects when imported, so that a screen's chunk contains only what it uses.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/libs\/[^?]*\.tsx?$/, sideEffects: false }] },
      ...(isSsrBuild
        ? { input: pagePrograms, output: moduleNames }
        : { output: { codeSplitting, chunkFileNames } }),
    },
  },
});
