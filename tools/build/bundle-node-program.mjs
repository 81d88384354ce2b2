// @ts-check
import { context } from 'esbuild';
import { cpSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * Bundles a Node program with all libraries into dist/<project>: entry points in, one .mjs each out. Packages with native
 * parts or files of their own stay outside and are named, at the lockfile's versions, in a package.json beside the bundle.
 *
 *   node tools/build/bundle-node-program.mjs apps/api src/main.ts src/worker.ts --migrations libs/server/storage/migrations
 *
 * --out names another folder; with --watch it stays, bundles again at each change of the sources, and prints a line each time.
 */
const outside = [
  'better-sqlite3',
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  'pg-native',
  '@electric-sql/pglite',
  'piscina',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    migrations: { type: 'string' },
    out: { type: 'string' },
    watch: { type: 'boolean', default: false },
  },
});
const [project = '', ...entries] = positionals;
const outFolder = values.out ?? join('dist', project);

rmSync(outFolder, { recursive: true, force: true });
const bundle = await context({
  entryPoints: entries.map((entry) => join(project, entry)),
  outdir: outFolder,
  outExtension: { '.js': '.mjs' },
  entryNames: '[name]',
  bundle: true,
  splitting: true,
  chunkNames: 'chunk-[hash]',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: outside,
  tsconfig: join(project, 'tsconfig.json'),
  sourcemap: 'linked',
  sourcesContent: false,
  metafile: true,
  logLevel: 'warning',
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
});

const result = await bundle.rebuild();

if (values.migrations !== undefined) {
  cpSync(values.migrations, join(outFolder, 'migrations'), { recursive: true });
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const imported = new Set(
  Object.values(result.metafile.outputs).flatMap((output) =>
    output.imports.filter((one) => one.external).map((one) => one.path),
  ),
);
const dependencies = Object.fromEntries(
  outside
    .filter((name) => imported.has(name) && packages[`node_modules/${name}`])
    .map((name) => [name, packages[`node_modules/${name}`].version]),
);
writeFileSync(
  join(outFolder, 'package.json'),
  `${JSON.stringify({ name: project.replaceAll('/', '-'), private: true, type: 'module', dependencies }, null, 2)}\n`,
);
// npm drops what the few packages above do not need, and keeps the versions of the rest.
cpSync('package-lock.json', join(outFolder, 'package-lock.json'));
if (values.watch) bundleAtEachChange();
else await bundle.dispose();

function bundleAtEachChange() {
  console.log('bundled');
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const again = () => {
    clearTimeout(timer);
    // An editor writes a file in several steps.
    timer = setTimeout(() => {
      bundle.rebuild().then(
        () => console.log('bundled'),
        // esbuild has printed what is wrong; the next change tries again.
        () => console.log('not bundled'),
      );
    }, 50);
  };
  for (const folder of [join(project, 'src'), 'libs']) watch(folder, { recursive: true }, again);
}
