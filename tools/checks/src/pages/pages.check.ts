import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspace } from '../house/read-workspace';
import { decisionProblems, linkProblems, readDocuments } from './documents';
import { licenceProblems, shippedPackages } from './licences-page';
import { derivedPages } from './pages';
import { specCoverageProblems } from './spec-coverage-page';
import { specSections } from './spec-sentences';

const workspace = readWorkspace();
const documents = readDocuments(workspace);

it.each(derivedPages(workspace))('$path is up to date (npx nx run checks:write-pages)', ({ path, text }) => {
  expect(withoutPadding(workspace.read(path))).toBe(withoutPadding(text));
});

/** Removes the padding that a formatter adds to table columns. */
function withoutPadding(text: string): string {
  return text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
}

it('ships only packages with an allowed licence', () => {
  const lockfile: unknown = JSON.parse(workspace.read('package-lock.json'));

  expect(licenceProblems(shippedPackages(lockfile))).toEqual([]);
});

it('links to files that exist', () => {
  expect(linkProblems(documents, workspace.has)).toEqual([]);
});

it('lists existing tests for every sentence of the specification', () => {
  const read = (file: string) => (workspace.has(file) ? workspace.read(file) : null);

  expect(specCoverageProblems(specSections, read)).toEqual([]);
});

it('gives each decision a number, a date, a status and three sections', () => {
  const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path));
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
