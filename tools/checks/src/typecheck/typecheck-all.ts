import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspace } from '../house/read-workspace';
import { groupProjects } from './group-projects';

/* Type-checks all projects. A library is checked once in its group, and not again with each project that imports it. */
const { root, files, read } = readWorkspace();
const folder = join(root, 'node_modules/.cache/typecheck-all');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const groups = groupProjects(
  files.filter((file) => file.endsWith('/tsconfig.json')),
  read,
);
for (const [index, { compilerOptions, include, exclude }] of groups.entries()) {
  const settingsFile = join(folder, `${index}.json`);
  const fromFolder = (path: string) => `../../../${path}`;
  const settings = {
    extends: fromFolder('tsconfig.base.json'),
    compilerOptions,
    include: include.map(fromFolder),
    exclude: exclude.map(fromFolder),
  };
  writeFileSync(settingsFile, JSON.stringify(settings));
  // More threads would check shared libraries repeatedly.
  const parameters = ['--noEmit', '--singleThreaded', '--pretty', '-p', settingsFile];
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, ...parameters], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
