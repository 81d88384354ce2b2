import { isRecord } from './read-workspace';
import type { Workspace } from './read-workspace';

/** How many production dependencies are allowed (SUP-7). */
export const deployedPackagesMax = 48;

export function manifestProblems(workspace: Workspace): readonly string[] {
  const production = dependenciesOf(workspace, 'dependencies');
  const development = dependenciesOf(workspace, 'devDependencies');
  const others = workspace.files.filter((file) => /^(apps|libs)\/.*package\.json$/.test(file));
  return [
    ...others.map((file) => `${file}: packages are named in the root's package.json only`),
    ...[...production, ...development]
      .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `${name}: "${version}" is not an exact version`),
    ...production
      .filter(([name]) => development.some(([other]) => other === name))
      .map(([name]) => `${name} is named twice`),
    ...tooManyPackages(workspace, "the server's programs", isOnServer),
    ...tooManyPackages(workspace, 'the pages', isOnPages),
  ];
}

function tooManyPackages(
  workspace: Workspace,
  what: string,
  holds: (file: string) => boolean,
): readonly string[] {
  const files = workspace.files.filter((file) => isSource(file) && isDeployed(file) && holds(file));
  const count = new Set(files.flatMap((file) => packagesImportedIn(workspace.read(file)))).size;
  return count > deployedPackagesMax
    ? [`${what} import ${count} packages, at most ${deployedPackagesMax}`]
    : [];
}

function isOnServer(file: string): boolean {
  return /^(apps\/api|libs\/(shopping|attribution|merchants|agreements|server))\//.test(file);
}

function isOnPages(file: string): boolean {
  return file.startsWith('apps/') ? !file.startsWith('apps/api/') : !file.startsWith('libs/server/');
}

/** Unsafe entries of the lockfile: a weak hash, a URL, a source other than the registry. */
export function lockfileProblems(lockfile: unknown): readonly string[] {
  const packages = isRecord(lockfile) && isRecord(lockfile['packages']) ? lockfile['packages'] : {};
  if (Object.keys(packages).length === 0) return ['package-lock.json names no packages'];
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || !isRecord(entry)) return [];
    const { integrity, resolved, link, version } = entry;
    return [
      ...(typeof integrity === 'string' && integrity.startsWith('sha512-') ? [] : [`${path} has no sha512`]),
      ...(resolved === undefined ? [] : [`${path} names the address it came from`]),
      ...(link === undefined && !/^(git|file|http|link)/.test(String(version))
        ? []
        : [`${path} comes from no registry`]),
    ];
  });
}

export function importProblems(workspace: Workspace): readonly string[] {
  const production = new Set(dependenciesOf(workspace, 'dependencies').map(([name]) => name));
  const development = new Set(dependenciesOf(workspace, 'devDependencies').map(([name]) => name));
  return workspace.files.filter(isSource).flatMap((file) =>
    packagesImportedIn(workspace.read(file)).flatMap((name) => {
      if (production.has(name)) return [];
      if (!development.has(name)) return [`${file} imports ${name}, which package.json does not name`];
      return isDeployed(file) ? [`${file} is deployed and imports ${name}, a development package`] : [];
    }),
  );
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file);
}

function isDeployed(file: string): boolean {
  const isForTests = /\.(test|suite)\.tsx?$|\/testing(-[\w-]+)?(\.tsx?|\/)|\/render-route\.tsx$/.test(file);
  return /^(apps|libs)\/.*\/src\//.test(file) && !isForTests;
}

function packagesImportedIn(text: string): readonly string[] {
  const imported = [...text.matchAll(/^(?:import|export)\s(?!type\s)[^'";]*?from\s+'([^'.][^']*)'/gms)];
  const names = imported
    .map((match) => match[1] ?? '')
    .filter((name) => !name.startsWith('node:') && !name.startsWith('@pricehunt/'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)];
}

function dependenciesOf(
  workspace: Workspace,
  field: 'dependencies' | 'devDependencies',
): readonly (readonly [name: string, version: string])[] {
  const manifest: unknown = JSON.parse(workspace.read('package.json'));
  const named = isRecord(manifest) ? manifest[field] : undefined;
  return isRecord(named) ? Object.entries(named).map(([name, version]) => [name, String(version)]) : [];
}
