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
      return [...workspace.read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
        .map(([, path = '']) => join(dirname(file), path))
        .filter((imported) => {
          const other = roomOf(`${imported}/`);
          return other !== null && other.floor === own.floor && other.name !== own.name;
        })
        .map((imported) => `${file} imports ${imported}: features and modules must not import each other`);
    });
}

function roomOf(path: string): { readonly floor: string; readonly name: string } | null {
  for (const room of rooms) {
    const [, floor, name] = room.exec(path) ?? [];
    if (floor !== undefined && name !== undefined) return { floor, name };
  }
  return null;
}
