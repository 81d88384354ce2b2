import { readDocuments } from '../pages/documents';
import { checkedFolders, wordProblems } from './banned-words';
import { boundaryProblems, readEslintrc } from './boundary-rules';
import { circleProblems } from './circles';
import { addressProblems } from './german-address';
import {
  environmentProblems,
  indexProblems,
  nameProblems,
  purityProblems,
  readmeProblems,
  spellingProblems,
} from './names-and-files';
import { neighbourProblems, roomProblems } from './neighbours';
import { importProblems, lockfileProblems, manifestProblems } from './packages';
import { readWorkspace } from './read-workspace';
import { unlistedJobs, unnamedRecords } from './recorded-names';
import { allServicesProblems } from './services-by-name';
import { everyTag, tagProblems } from './tags';

const workspace = readWorkspace();
const checkedSources = workspace.files
  .filter((path) => /\.tsx?$/.test(path) && checkedFolders.some((folder) => path.startsWith(folder)))
  .map((path) => ({ path, text: workspace.read(path) }));
const eslintrc: unknown = readEslintrc();

it.each([
  ['gives each project exactly one tag of each axis', () => tagProblems(workspace.projects)],
  [
    'has a row for every tag in each boundary rule, and no row that allows everything',
    () => boundaryProblems(eslintrc, everyTag),
  ],
  ['has no catch-all names', () => nameProblems(workspace.files)],
  ['has file names in kebab-case', () => spellingProblems(workspace.files)],
  ['has indexes with named exports only', () => indexProblems(workspace)],
  ['has a README with the five headings in each project', () => readmeProblems(workspace)],
  ['reads the environment in one file per app', () => environmentProblems(workspace)],
  ['has no imports between features or between modules of the API', () => neighbourProblems(workspace)],
  [
    'has no folder of the API that imports what is above it, and no circle of folders',
    () => roomProblems(workspace),
  ],
  ['has no circular imports', () => circleProblems(workspace)],
  ['addresses shoppers with du in German, merchants and admins with Sie', () => addressProblems(workspace)],
  [
    'uses no banned words in documents, messages, names and tests',
    () => wordProblems([...readDocuments(workspace), ...checkedSources]),
  ],
  ['names every audit action and job of the API in the console', () => unnamedRecords(workspace)],
  ['lists every job of the API for the worker', () => unlistedJobs(workspace)],
  ['has no use case of the API that takes all services', () => allServicesProblems(workspace)],
  ['gives pure projects neither browser nor Node types', () => purityProblems(workspace)],
  [
    'names each package once, at an exact version, with few production dependencies',
    () => manifestProblems(workspace),
  ],
  [
    'imports only packages in the manifest, and no development packages in deployed code',
    () => importProblems(workspace),
  ],
  [
    'installs from hashes and the registry only',
    () => lockfileProblems(JSON.parse(workspace.read('package-lock.json'))),
  ],
])('the repository %s', (_guarantee, findProblems) => {
  expect(findProblems()).toEqual([]);
});

it('finds projects and files to check', () => {
  expect(workspace.projects.length).toBeGreaterThan(20);
  expect(workspace.files.length).toBeGreaterThan(200);
});
