import { formatFiles, updateJson } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { editText, writeNew } from './edit-tree';
import { GeneratorRefusal, camelCase, requireName } from './names';

export interface LibraryOptions {
  readonly name: string;
  readonly floor: keyof typeof typesOfFloor;
  readonly type: keyof typeof runsOfType;
  readonly runs: 'anywhere' | 'browser' | 'node';
  readonly purpose: string;
}

const typesOfFloor = {
  shopping: ['domain'],
  attribution: ['domain'],
  merchants: ['domain'],
  agreements: ['agreement'],
  server: ['adapter'],
  web: ['client', 'ui'],
} as const;

const runsOfType = {
  domain: ['anywhere', 'node'],
  agreement: ['anywhere'],
  adapter: ['node'],
  client: ['browser', 'anywhere'],
  ui: ['browser'],
} as const;

/** Generates a library that passes every check: its folder, its path in tsconfig.base.json, its line in CODEOWNERS. */
export async function generateLibrary(tree: Tree, options: LibraryOptions): Promise<void> {
  requireFitting(options);
  const folder = `libs/${options.floor}/${options.name}`;
  for (const [path, text] of Object.entries(libraryFiles(options))) writeNew(tree, `${folder}/${path}`, text);
  updateJson(tree, 'tsconfig.base.json', (tsconfig) => {
    const paths = {
      ...tsconfig.compilerOptions.paths,
      [`@pricehunt/${options.name}`]: [`./${folder}/src/index.ts`],
    };
    tsconfig.compilerOptions.paths = Object.fromEntries(
      Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    return tsconfig;
  });
  editText(tree, '.github/CODEOWNERS', (owners) => withOwner(owners, `/${folder}/`));
  await formatFiles(tree);
}

/** Throws GeneratorRefusal for a name, type or runtime that the layer does not allow. */
export function requireFitting({ name, floor, type, runs }: LibraryOptions): void {
  requireName(name);
  const types: readonly string[] = typesOfFloor[floor];
  if (!types.includes(type)) {
    throw new GeneratorRefusal(`libs/${floor} has libraries of type ${types.join(' or ')} only`);
  }
  const places: readonly string[] = runsOfType[type];
  if (!places.includes(runs)) {
    throw new GeneratorRefusal(`A library of type ${type} runs ${places.join(' or ')}, not ${runs}`);
  }
}

export function libraryFiles({ name, floor, type, runs, purpose }: LibraryOptions): Record<string, string> {
  const up = '../../..';
  const isBrowser = runs === 'browser';
  const compilerOptions = {
    lib: isBrowser ? ['ES2023', 'DOM', 'DOM.Iterable'] : ['ES2023'],
    types: [
      ...(runs === 'node' ? ['node'] : []),
      'jest',
      ...(isBrowser ? ['@testing-library/jest-dom'] : []),
    ],
  };
  return {
    'project.json': JSON.stringify({
      name,
      $schema: `${up}/node_modules/nx/schemas/project-schema.json`,
      projectType: 'library',
      sourceRoot: `libs/${floor}/${name}/src`,
      tags: [`scope:${floor}`, `type:${type}`, `runs:${runs}`],
      targets: { lint: {}, typecheck: {}, test: {} },
    }),
    'tsconfig.json': JSON.stringify({
      extends: `${up}/tsconfig.base.json`,
      compilerOptions,
      include: ['src'],
    }),
    'jest.config.js': `import preset from '${up}/jest.preset.js';

export default {
  ...preset,
  displayName: '${name}',${
    isBrowser
      ? `
  testEnvironment: '${up}/tools/jest/jsdom-environment.cjs',
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '@testing-library/jest-dom'],`
      : ''
  }
};
`,
    'README.md': `# ${name}

## Purpose

${purpose}

## API

None yet.

## Dependencies

None.

## Failure modes

None yet.

## Tests

\`npx nx test ${name}\`
`,
    'src/index.ts': 'export {};\n',
    'src/index.test.ts': `import * as ${camelCase(name)} from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(${camelCase(name)}).sort();

  expect(offered).toEqual([]);
});
`,
  };
}

function withOwner(owners: string, folder: string): string {
  const everywhere = /^\*\s+(.+)$/m.exec(owners)?.[1];
  if (everywhere === undefined) throw new GeneratorRefusal('CODEOWNERS names no owner of everything');
  return `${owners.trimEnd()}\n${folder} ${everywhere}\n`;
}
