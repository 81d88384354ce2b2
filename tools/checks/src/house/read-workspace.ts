import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface Project {
  readonly name: string;
  readonly folder: string;
  readonly isLibrary: boolean;
  readonly tags: readonly string[];
}

/** The repository to check. Paths are from its root, with forward slashes. */
export interface Workspace {
  readonly root: string;
  /** Every file of apps, libs and tools, except build output, installed packages and data. */
  readonly files: readonly string[];
  readonly projects: readonly Project[];
  /** Returns a file. Throws when there is none. */
  readonly read: (path: string) => string;
  readonly has: (path: string) => boolean;
}

const repositoryRoot = join(import.meta.dirname, '../../../..');

/** Reads the files and projects under a root. Throws when a project.json is not JSON or lacks its name. */
export function readWorkspace(root: string = repositoryRoot): Workspace {
  const files = ['apps', 'libs', 'tools'].flatMap((folder) => filesUnder(root, join(root, folder))).sort();
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const projects = files
    .filter((file) => file.endsWith('/project.json'))
    .map((file) => readProject(dirname(file), JSON.parse(read(file))));
  return { root, files, projects, read, has: (path) => existsSync(join(root, path)) };
}

const leftOut = new Set(['node_modules', 'dist', 'coverage', '.nx', 'data']);

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (leftOut.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(root, path) : [relative(root, path).replaceAll('\\', '/')];
  });
}

function readProject(folder: string, content: unknown): Project {
  if (!isRecord(content) || typeof content['name'] !== 'string') {
    throw new Error(`${folder}/project.json has no name`);
  }
  return {
    name: content['name'],
    folder,
    isLibrary: content['projectType'] === 'library',
    tags: texts(content['tags']),
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
