import { dirname, join } from 'node:path/posix';
import type { Workspace } from './read-workspace';

/** Circles of imports, those of types too. Dynamic imports don't count, because they force no order. */
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
    .matchAll(/^(?:import|export) (?:type )?(?:[^';]*? from )?'(\.[^']+)';/gm);
  return [...statements].flatMap(([, path = '']) => {
    const imported = join(dirname(file), path);
    return [`${imported}.ts`, `${imported}.tsx`, imported].filter((one) => files.has(one));
  });
}
