import { dirname, join } from 'node:path/posix';
import type { Workspace } from './read-workspace';

/** Folders that must not import each other: features, which screens combine, and the API's modules. */
const rooms = [/^(apps\/[\w-]+\/src\/features)\/([\w-]+)\//, /^(apps\/[\w-]+\/src\/modules)\/([\w-]+)\//];

/** Imports between features or between modules of the API; one sentence each. */
export function neighbourProblems(workspace: Workspace): readonly string[] {
  return workspace.files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const own = roomOf(file);
      if (own === null) return [];
      return importsOf(workspace, file)
        .filter((imported) => {
          const other = roomOf(`${imported}/`);
          return other !== null && other.floor === own.floor && other.name !== own.name;
        })
        .map((imported) => `${file} imports ${imported}: features and modules must not import each other`);
    });
}

/** The API's folders and files that put modules together. */
const aboveModules = [
  ...['audiences', 'agents', 'commands', 'demo-merchant', 'moving', 'testing', 'guarantees'],
  ...['main.ts', 'worker.ts', 'jobs.ts', 'compose.ts', 'build-app.ts'],
];

/** From below: folders that modules have in common (with services.ts and config.ts), modules, what puts modules together. */
function floorOf(room: string): number {
  if (room === 'modules') return 1;
  return aboveModules.includes(room) ? 2 : 0;
}

/** Imports by the API's folders of what is above them, and circles of folders; one sentence each. */
export function roomProblems(workspace: Workspace): readonly string[] {
  const imports = workspace.files.flatMap((file) => {
    const from = apiRoomOf(file);
    if (from === null || /\.(test|suite)\.tsx?$|\/testing-[\w-]+\.ts$/.test(file)) return [];
    return importsOf(workspace, file).flatMap((imported) => {
      const to = apiRoomOf(`${imported}.ts`);
      return to === null || to === from ? [] : [{ file, from, to, imported }];
    });
  });
  const upward = imports
    .filter(({ from, to }) => floorOf(from) < floorOf(to))
    .map(({ file, imported }) => `${file} imports ${imported}: that is above it`);
  const folders = imports.filter(({ from, to }) => ![from, to].some((room) => room.endsWith('.ts')));
  return [...upward, ...circlesOf(folders)];
}

/** A folder of apps/api/src, or a file at its root. */
function apiRoomOf(file: string): string | null {
  return /^apps\/api\/src\/([^/]+)/.exec(file)?.[1] ?? null;
}

function circlesOf(imports: readonly { readonly from: string; readonly to: string }[]): readonly string[] {
  const done = new Set<string>();
  const walk = (room: string, path: readonly string[]): readonly string[] => {
    const begun = path.indexOf(room);
    if (begun >= 0) return [`${[...path.slice(begun), room].join(' imports ')}: a circle of folders`];
    if (done.has(room)) return [];
    const neighbours = new Set(imports.filter(({ from }) => from === room).map(({ to }) => to));
    const found = [...neighbours].flatMap((to) => walk(to, [...path, room]));
    done.add(room);
    return found;
  };
  return [...new Set(imports.map(({ from }) => from))].flatMap((room) => walk(room, []));
}

function importsOf(workspace: Workspace, file: string): readonly string[] {
  return [...workspace.read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
}

function roomOf(path: string): { readonly floor: string; readonly name: string } | null {
  for (const room of rooms) {
    const [, floor, name] = room.exec(path) ?? [];
    if (floor !== undefined && name !== undefined) return { floor, name };
  }
  return null;
}
