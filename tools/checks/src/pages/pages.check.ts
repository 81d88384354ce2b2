import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspace } from '../house/read-workspace';
import { decisionProblems, linkProblems } from './documents';
import type { Document } from './documents';
import { licenceProblems, shippedPackages } from './licences-page';
import { derivedPages } from './pages';
import { specCoverageProblems } from './spec-coverage-page';
import { specSections } from './spec-sentences';

const workspace = readWorkspace();

function documentsIn(folder: string): readonly Document[] {
  return readdirSync(join(workspace.root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: workspace.read(path) }));
}

const atTheTop = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((path) => ({
  path,
  text: workspace.read(path),
}));
const readmes = workspace.projects.map(({ folder }) => ({
  path: `${folder}/README.md`,
  text: workspace.read(`${folder}/README.md`),
}));

it.each(derivedPages(workspace))(
  '$path is what the code makes of it (npx nx run checks:write-pages)',
  ({ path, text }) => {
    expect(withoutPadding(workspace.read(path))).toBe(withoutPadding(text));
  },
);

/** A formatter pads the columns of a table; that makes no page stale. */
function withoutPadding(text: string): string {
  return text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
}

it('ships only packages with a licence that lets it', () => {
  const lockfile: unknown = JSON.parse(workspace.read('package-lock.json'));

  expect(licenceProblems(shippedPackages(lockfile))).toEqual([]);
});

it('links to files that are there', () => {
  expect(linkProblems([...atTheTop, ...readmes, ...documentsIn('docs')], workspace.has)).toEqual([]);
});

it('says of every sentence of the specification which tests hold it, and has these tests', () => {
  const read = (file: string) => (workspace.has(file) ? workspace.read(file) : null);

  expect(specCoverageProblems(specSections, read)).toEqual([]);
});

it('gives each decision a number, a date, a status and its three parts', () => {
  const decisions = documentsIn('docs/decisions').filter(({ path }) => !path.endsWith('/README.md'));
  const index = workspace.read('docs/decisions/README.md');

  expect(decisions.length).toBeGreaterThan(0);
  expect(decisionProblems(decisions)).toEqual([]);
  expect(decisions.filter(({ path }) => !index.includes(`(${path.split('/').at(-1)})`))).toEqual([]);
});

it('has an owner for every folder of code', () => {
  const owned = readFileSync(join(workspace.root, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/)[0] ?? '')
    .filter((path) => path.startsWith('/'));

  const unowned = workspace.projects.filter(({ folder }) => !owned.includes(`/${folder}/`));
  const gone = owned.filter((path) => !workspace.has(path.slice(1)));

  expect({ unowned: unowned.map(({ folder }) => folder), gone }).toEqual({ unowned: [], gone: [] });
});
