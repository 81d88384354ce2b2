import { dirname, join } from 'node:path/posix';
import type { Workspace } from './read-workspace';

/** In these projects, type imports still form circles. */
const projectsWithTypeCircles = [
  'apps/api/',
  'apps/shopper/',
  'libs/shopping/offers/',
  'libs/web/auth-context/',
];

/** Dynamic imports don't count, because they force no order. */
export function circleProblems(workspace: Workspace): readonly string[] {
  const files = new Set(workspace.files.filter((file) => /\.tsx?$/.test(file)));
  const imports = new Map([...files].map((file) => [file, importsOf(workspace, files, file)]));
  const done = new Set<string>();
  const problems: string[] = [];

  const walk = (file: string, path: readonly string[]) => {
    const begun = path.indexOf(file);
    if (begun >= 0) problems.push(`${[...path.slice(begun), file].join(' imports ')}: a circle`);
    if (begun >= 0 || done.has(file)) return;
    for (const imported of imports.get(file) ?? []) walk(imported, [...path, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  return problems;
}

function importsOf(workspace: Workspace, files: ReadonlySet<string>, file: string): readonly string[] {
  const statements = workspace
    .read(file)
    .matchAll(/^(?:import|export) (type )?(?:[^';]*? from )?'(\.[^']+)';/gm);
  const countsTypes = !projectsWithTypeCircles.some((project) => file.startsWith(project));
  return [...statements].flatMap(([, type, path = '']) => {
    if (type !== undefined && !countsTypes) return [];
    const imported = join(dirname(file), path);
    return [`${imported}.ts`, `${imported}.tsx`, imported].filter((one) => files.has(one));
  });
}
