import { readWorkspace } from '../house/read-workspace';
import { groupProjects } from './group-projects';

const settingsOf = (settings: object) =>
  JSON.stringify({ extends: '../../tsconfig.base.json', include: ['src'], ...settings });

it('groups projects by compiler options, whatever their order', () => {
  const files = new Map([
    ['apps/one/tsconfig.json', settingsOf({ compilerOptions: { lib: ['ES2023'], types: ['node'] } })],
    ['apps/two/tsconfig.json', settingsOf({ compilerOptions: { lib: ['ES2023', 'DOM'], types: [] } })],
    [
      'apps/three/tsconfig.json',
      settingsOf({
        compilerOptions: { types: ['node'], lib: ['ES2023'] },
        include: ['src', '../*.mjs'],
        exclude: ['src/left-out'],
      }),
    ],
  ]);

  expect(groupProjects([...files.keys()], (file) => files.get(file) ?? '')).toEqual([
    {
      compilerOptions: { lib: ['ES2023'], types: ['node'] },
      include: ['apps/one/src', 'apps/three/src', 'apps/*.mjs'],
      exclude: ['apps/three/src/left-out'],
    },
    { compilerOptions: { lib: ['ES2023', 'DOM'], types: [] }, include: ['apps/two/src'], exclude: [] },
  ]);
});

it('refuses a setting that a group would lose', () => {
  expect(() =>
    groupProjects(['apps/one/tsconfig.json'], () => settingsOf({ compilerOptions: {}, references: [] })),
  ).toThrow('references');
});

it('covers every project', () => {
  const { files, projects, read } = readWorkspace();
  const checked = groupProjects(
    files.filter((file) => file.endsWith('/tsconfig.json')),
    read,
  ).flatMap(({ include }) => include);

  expect(projects.filter(({ folder }) => !checked.includes(`${folder}/src`))).toEqual([]);
});
