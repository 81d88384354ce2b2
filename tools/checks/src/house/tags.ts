import type { Project } from './read-workspace';

/** The allowed tags. A project has exactly one of each axis (docs/architecture.md). */
export const tagValues = {
  scope: [
    'shopping',
    'attribution',
    'merchants',
    'agreements',
    'server',
    'web',
    'tools',
    'bench',
    'shopper',
    'merchant-dashboard',
    'admin',
    'browser-extension',
    'api',
  ],
  type: ['domain', 'agreement', 'adapter', 'client', 'ui', 'app', 'tool', 'benchmark'],
  runs: ['anywhere', 'browser', 'node'],
} as const;

export type TagAxis = keyof typeof tagValues;

export const tagAxes = ['scope', 'type', 'runs'] as const satisfies readonly TagAxis[];

export const everyTag: readonly string[] = tagAxes.flatMap((axis) =>
  tagValues[axis].map((value) => `${axis}:${value}`),
);

export function tagProblems(projects: readonly Project[]): readonly string[] {
  return projects.flatMap(({ name, folder, tags }) => [
    ...tagAxes.flatMap((axis) => {
      const given = tags.filter((tag) => tag.startsWith(`${axis}:`));
      return given.length === 1 ? [] : [`${name} has ${given.length} tags of ${axis}:, it needs one`];
    }),
    ...tags
      .filter((tag) => !everyTag.includes(tag))
      .map((tag) => `${name} has the tag ${tag}, which is not one of the house`),
    ...scopeProblems(name, folder, tags),
  ]);
}

/** An app's scope is its name, a library's is its layer's folder. The benchmarks measure what other tools must not import. */
function scopeProblems(name: string, folder: string, tags: readonly string[]): readonly string[] {
  const [top = '', second = ''] = folder.split('/');
  const owed = top === 'tools' && second !== 'bench' ? 'scope:tools' : `scope:${second}`;
  return tags.includes(owed) ? [] : [`${name} lies in ${folder} and so needs ${owed}`];
}
