import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { landingReport, weighLanding } from './landing-budget';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-shopper-'));
  mkdirSync(join(folder, '.vite'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const manifest = {
  'index.html': {
    file: 'entry.js',
    imports: ['_react.js'],
    dynamicImports: ['src/screens/landing.tsx', 'src/other.tsx'],
  },
  '_react.js': { file: 'react.js' },
  '_paste.js': { file: 'paste.js', imports: ['_react.js'] },
  'src/screens/landing.tsx': {
    file: 'landing.js',
    imports: ['_paste.js'],
    dynamicImports: ['src/lists.tsx'],
  },
  'src/lists.tsx': { file: 'lists.js', imports: ['_react.js', '_charts.js'] },
  '_charts.js': { file: 'charts.js' },
  'src/other.tsx': { file: 'other.js' },
};

function build(chunks: Readonly<Record<string, { readonly file: string }>>): void {
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunks));
  for (const { file } of Object.values(chunks))
    writeFileSync(join(folder, file), `export const x = '${file}';`);
}

it('counts the entry, the landing screen and their imports, each once', () => {
  build(manifest);

  const weight = weighLanding(folder);

  expect(weight.initial.map(({ file }) => file).sort()).toEqual([
    'entry.js',
    'landing.js',
    'paste.js',
    'react.js',
  ]);
  expect(weight.initialBytes).toBe(weight.initial.reduce((sum, file) => sum + file.gzipBytes, 0));
  expect(weight.initialBytes).toBeGreaterThan(0);
});

it('lists later parts separately, and leaves other screens out', () => {
  build(manifest);

  const weight = weighLanding(folder);

  expect(weight.later.map(({ file }) => file).sort()).toEqual(['charts.js', 'lists.js']);
  expect(landingReport(weight)).toMatch(/in all, of at most 120\.0 kB\nafter the first paint/);
});

it('refuses a build without landing screen', () => {
  build({ 'index.html': { file: 'entry.js' } });

  expect(() => weighLanding(folder)).toThrow('no chunk of src/screens/landing.tsx');
});
