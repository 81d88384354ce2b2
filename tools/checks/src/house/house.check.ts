import { boundaryProblems } from './boundary-rules';
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
import { neighbourProblems } from './neighbours';
import { importProblems, lockfileProblems, manifestProblems } from './packages';
import { readWorkspace } from './read-workspace';
import { everyTag, tagProblems } from './tags';

const workspace = readWorkspace();
const eslintrc: unknown = JSON.parse(workspace.read('.eslintrc.json'));

it.each([
  ['gives each project exactly one tag of each axis', () => tagProblems(workspace.projects)],
  [
    'has a row for every tag in each boundary rule, and none that allows everything',
    () => boundaryProblems(eslintrc, everyTag),
  ],
  ['names nothing by what kind of code it holds', () => nameProblems(workspace.files)],
  ['writes names in kebab-case', () => spellingProblems(workspace.files)],
  ['has indexes that read as a table of contents', () => indexProblems(workspace)],
  ['says in each README what it owes', () => readmeProblems(workspace)],
  ['reads the environment in one file an app', () => environmentProblems(workspace)],
  ['lets features, and modules of the API, know nothing of each other', () => neighbourProblems(workspace)],
  ['has no files that import each other in a circle', () => circleProblems(workspace)],
  ['says du to shoppers in German, Sie to merchants and admins', () => addressProblems(workspace)],
  ['shows pure projects neither a browser nor Node', () => purityProblems(workspace)],
  ['names each package once, at an exact version, few in production', () => manifestProblems(workspace)],
  [
    'imports only packages that the manifest names, and no development package in what is deployed',
    () => importProblems(workspace),
  ],
  [
    'installs from hashes and the registry only',
    () => lockfileProblems(JSON.parse(workspace.read('package-lock.json'))),
  ],
])('the repository %s', (_guarantee, findProblems) => {
  expect(findProblems()).toEqual([]);
});

it('has projects and files to look at', () => {
  expect(workspace.projects.length).toBeGreaterThan(20);
  expect(workspace.files.length).toBeGreaterThan(200);
});
