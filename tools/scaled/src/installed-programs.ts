import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface InstalledPrograms {
  /** The folder with initdb, pg_ctl and postgres. */
  readonly postgres: string;
  readonly redis: string;
  readonly nginx: string;
}

const postgresFolders = ['15', '16', '17', '18'].map((version) => `/usr/lib/postgresql/${version}/bin`);
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/** Finds the programs; as root on Debian it installs missing ones. Throws with the names of those that it can't get. */
export function installedPrograms(): InstalledPrograms {
  const missing = [
    ...(findPostgres() === null ? ['postgresql-15'] : []),
    ...(find('redis-server') === null ? ['redis-server'] : []),
    ...(find('nginx') === null ? ['nginx-light'] : []),
  ];
  if (missing.length > 0) install(missing);
  const postgres = findPostgres();
  const redis = find('redis-server');
  const nginx = find('nginx');
  if (postgres === null || redis === null || nginx === null) {
    throw new Error(`These are needed and not installed: ${missing.join(', ')}`);
  }
  return { postgres, redis, nginx };
}

export function findPostgres(): string | null {
  return postgresFolders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

function find(program: string): string | null {
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}

function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')}…`);
  const run = (...words: string[]) =>
    execFileSync('/usr/bin/apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
