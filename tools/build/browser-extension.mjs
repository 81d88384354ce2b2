// @ts-check
import tailwindcss from '@tailwindcss/vite';
import { zipSync } from 'fflate';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vite';

const folder = process.cwd();
const out = join(folder, '../../dist/apps/browser-extension');
const browsers = /** @type {const} */ (['chrome', 'firefox']);
const { version } = JSON.parse(readFileSync(join(folder, '../../package.json'), 'utf8'));

/** In each zip, so that the same files give the same zip. */
const sameDate = new Date(1980, 0, 1);

/**
 * The contents of a folder's files by path.
 * @param {string} root
 */
function filesIn(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(
    paths.map((path) => [relative(root, path).replaceAll('\\', '/'), readFileSync(path)]),
  );
}

/**
 * Writes a folder and a zip for each browser, which differ in the manifest only.
 * @type {import('vite').Plugin}
 */
const writeBrowsers = {
  name: 'write-browsers',
  apply: 'build',
  closeBundle() {
    // Vite also closes a build that failed, whose error must remain the one that is shown.
    if (!existsSync(join(out, 'program'))) return;
    for (const browser of browsers) {
      const built = join(out, browser);
      rmSync(built, { recursive: true, force: true });
      cpSync(join(out, 'program'), built, { recursive: true });
      cpSync(join(folder, '../shopper/public/icons/icon-192.png'), join(built, 'icon-192.png'));
      const manifest = JSON.parse(readFileSync(join(folder, `manifest.${browser}.json`), 'utf8'));
      writeFileSync(join(built, 'manifest.json'), JSON.stringify({ ...manifest, version }, null, 2));
      writeFileSync(join(out, `pricehunt-${browser}.zip`), zipSync(filesIn(built), { mtime: sameDate }));
    }
    rmSync(join(out, 'program'), { recursive: true });
  },
};

/** How Vite builds the browser extension: pages and a background program with fixed names. */
export default defineConfig({
  root: folder,
  base: './',
  plugins: [tailwindcss(), writeBrowsers],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: join(out, 'program'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: {
        ...Object.fromEntries(
          ['popup', 'panel', 'options'].map((name) => [name, join(folder, `${name}.html`)]),
        ),
        background: join(folder, 'src/background.ts'),
      },
      treeshake: { moduleSideEffects: [{ test: /\/libs\/[^?]*\.tsx?$/, sideEffects: false }] },
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name].js' },
    },
  },
});
