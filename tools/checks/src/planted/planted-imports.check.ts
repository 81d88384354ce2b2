import { readConstraints, readEslintrc } from '../house/boundary-rules';
import { readWorkspace } from '../house/read-workspace';
import { everyTag, tagAxes, tagValues } from '../house/tags';
import { copyWorkspace } from './copy-of-workspace';
import type { CopyOfWorkspace } from './copy-of-workspace';
import { lintCopy } from './lint-findings';
import type { LintFinding } from './lint-findings';
import { plantedLines, sourceOf } from './planted-lines';
import { allowedPackages, bannedPackages, allowedDependencies } from './allowed-dependencies';

/** Plants a project per tag that imports every other tag and banned package, in both directions. */
const boundaryRule = '@nx/enforce-module-boundaries';
const folderOf = (tag: string) => tag.replace(':', '-');
const targetOf = (tag: string) => `@planted/${folderOf(tag)}`;
const fileFrom = (tag: string) => `libs/planted/from-${folderOf(tag)}/src/index.ts`;
const tagsOfAxis = (tag: string) => {
  const axis = tagAxes.find((one) => tag.startsWith(`${one}:`)) ?? 'scope';
  return tagValues[axis].map((value) => `${axis}:${value}`);
};
const importsFrom = (tag: string) => [
  ...tagsOfAxis(tag).map(targetOf),
  ...(bannedPackages[tag] ?? []),
  ...(allowedPackages[tag] ?? []),
];

let copy: CopyOfWorkspace;
let findings: readonly LintFinding[];

beforeAll(() => {
  copy = copyWorkspace();
  plantProjects(copy);
  for (const { file, lines } of plantedLines) copy.write(file, sourceOf(lines));
  findings = lintCopy(copy, ['libs/planted', ...plantedLines.map(({ file }) => file)]);
});

afterAll(() => copy.remove());

it('covers every tag', () => {
  expect(Object.keys(allowedDependencies).sort()).toEqual([...everyTag].sort());
});

it.each(everyTag)('refuses exactly the imports that %s must not have', (tag) => {
  const allowed = allowedDependencies[tag] ?? [];

  const refused = importsFrom(tag).filter((_import, place) => isRefused(fileFrom(tag), place + 1));

  const banned = tagsOfAxis(tag).filter((other) => !allowed.includes(other.split(':')[1] ?? ''));
  expect(refused).toEqual([...banned.map(targetOf), ...(bannedPackages[tag] ?? [])]);
});

it('has a planted import for every package that a row bans', () => {
  const eslintrc: unknown = readEslintrc();

  const untried = readConstraints(eslintrc).flatMap(({ sourceTag, bannedPackages: patterns }) =>
    patterns.filter((pattern) => !(bannedPackages[sourceTag] ?? []).some((name) => fits(pattern, name))),
  );

  expect(untried).toEqual([]);
});

it.each(plantedLines.flatMap(({ file, lines }) => lines.map((planted, place) => ({ file, planted, place }))))(
  'holds $file to its place: $planted.text',
  ({ file, planted, place }) => {
    const rules = findings
      .filter((finding) => finding.file === file && finding.line === place + 1)
      .map((finding) => finding.rule);

    if (planted.refusedBy === null) expect(rules).toEqual([]);
    else expect(rules).toContain(planted.refusedBy);
  },
);

it('fails the lint target of a project with a forbidden import', () => {
  copy.write('libs/shopping/offers/src/planted.ts', "import '@pricehunt/storage';\n");

  const { code, output } = copy.run('nx', ['run', 'offers:lint', '--skip-nx-cache']);

  expect(code).not.toBe(0);
  expect(output).toContain(boundaryRule);
});

function isRefused(file: string, line: number): boolean {
  return findings.some(
    (finding) => finding.file === file && finding.line === line && finding.rule === boundaryRule,
  );
}

function fits(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

function plantProjects(into: CopyOfWorkspace): void {
  const tsconfig = JSON.parse(readWorkspace().read('tsconfig.base.json'));
  for (const tag of everyTag) {
    plantProject(into, `to-${folderOf(tag)}`, tag, 'export const planted = true;\n');
    const lines = importsFrom(tag).map((name, place) => `import * as i${place} from '${name}';`);
    plantProject(into, `from-${folderOf(tag)}`, tag, `${lines.join('\n')}\n`);
    tsconfig.compilerOptions.paths[targetOf(tag)] = [`./libs/planted/to-${folderOf(tag)}/src/index.ts`];
  }
  into.write('tsconfig.base.json', JSON.stringify(tsconfig));
}

function plantProject(into: CopyOfWorkspace, name: string, tag: string, source: string): void {
  const folder = `libs/planted/${name}`;
  into.write(`${folder}/project.json`, JSON.stringify({ name, projectType: 'library', tags: [tag] }));
  into.write(`${folder}/src/index.ts`, source);
}
