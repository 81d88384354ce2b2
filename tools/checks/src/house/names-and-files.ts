import type { Workspace } from './read-workspace';

const bannedNames = [
  'common',
  'shared',
  'core',
  'base',
  'util',
  'utils',
  'helper',
  'helpers',
  'misc',
  'lib',
  'types',
  'constants',
  'manager',
];

export function nameProblems(files: readonly string[]): readonly string[] {
  const problems = files.flatMap((file) => {
    const [, ...parts] = file.split('/');
    const banned = parts.find((part) => bannedNames.includes(part.split('.')[0] ?? ''));
    return banned === undefined ? [] : [`${file}: "${banned}" is a banned name`];
  });
  return [...new Set(problems)];
}

/** File names that are not in kebab-case, except those that a tool requires. */
export function spellingProblems(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => {
    const name = file.split('/').at(-1) ?? '';
    const isFixed = ['README.md', 'Dockerfile', 'Caddyfile'].includes(name) || file.includes('/migrations/');
    return isFixed || /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(name) ? [] : [`${file}: write it in kebab-case`];
  });
}

/** Indexes with anything but named exports, and indexes outside a project's src. */
export function indexProblems(workspace: Workspace): readonly string[] {
  return workspace.files
    .filter((file) => /(^|\/)index\.tsx?$/.test(file))
    .flatMap((file) => {
      const isDoor = workspace.projects.some((project) => file === `${project.folder}/src/index.ts`);
      const text = workspace.read(file);
      return [
        ...(isDoor ? [] : [`${file}: an index belongs at a project's src only`]),
        ...(/export\s+\*/.test(text) ? [`${file}: "export *" hides the exported names`] : []),
        ...(/export\s+default/.test(text) ? [`${file}: "export default" has no name`] : []),
      ];
    });
}

const readmeHeadings = ['Purpose', 'API', 'Dependencies', 'Failure modes', 'Tests'] as const;

/** READMEs that are missing, lack a heading, or have another order. */
export function readmeProblems(workspace: Workspace): readonly string[] {
  return workspace.projects.flatMap(({ folder }) => {
    const path = `${folder}/README.md`;
    if (!workspace.has(path)) return [`${path} is missing`];
    const found = [...workspace.read(path).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    const isRight = readmeHeadings.every((heading, place) => found[place] === heading);
    return isRight ? [] : [`${path}: its headings must be ${readmeHeadings.join(', ')}`];
  });
}

export function environmentProblems(workspace: Workspace): readonly string[] {
  const mayRead = [
    /^apps\/[^/]+\/src\/(config|environment)\.ts$/,
    /^apps\/api\/src\/commands\/[^/]+\.ts$/,
    /^tools\//,
    /\.test\.tsx?$/,
  ];
  return workspace.files
    .filter((file) => /\.(tsx?|[cm]?js)$/.test(file) && !mayRead.some((pattern) => pattern.test(file)))
    .filter((file) => /process\.env|process\[['"]env|import\.meta\.env/.test(workspace.read(file)))
    .map((file) => `${file}: only config.ts, environment.ts and commands read the environment`);
}

/** Pure projects whose tsconfig includes browser or Node types. */
export function purityProblems(workspace: Workspace): readonly string[] {
  return workspace.projects
    .filter(({ tags }) => tags.includes('runs:anywhere') && !tags.includes('type:client'))
    .filter(({ folder }) => /"(DOM[.\w]*|node)"/.test(workspace.read(`${folder}/tsconfig.json`)))
    .map(({ folder }) => `${folder}/tsconfig.json: runs:anywhere has neither DOM nor node types`);
}
