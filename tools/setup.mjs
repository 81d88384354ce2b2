// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** @type {{ cwd: string, stdio: 'inherit' }} */
const npmOptions = { cwd: root, stdio: 'inherit' };

/** Installs what is missing and builds the native SQLite addon. Needs nothing but Node. */
export async function setup() {
  installPackages();
  await provideSqlite();
}

/**
 * Installs the packages as the lockfile says, all but what the native SQLite addon needs. A stamp is written after the install, so
 * an interrupted one is repeated.
 */
export function installPackages() {
  checkNode();
  const stampFile = join(root, 'node_modules', '.lock-hash');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing dependencies (this takes a minute or two the first time)…');
  const settings = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  // Of all packages, only the SQLite addon needs its script.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', ...settings], npmOptions);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, wanted);
}

/** Builds the native SQLite addon unless the installed one loads. Ends the program when it can't be built. */
export async function provideSqlite() {
  if (loadsSqlite()) return;
  console.log('Building the SQLite addon for this machine…');
  // The addon asks for -O3, which takes half as long again to compile and is no faster.
  const env = { ...process.env, CFLAGS: process.env['CFLAGS'] ?? '-O2' };
  const [status] = await once(spawn('npm', ['rebuild', 'better-sqlite3'], { ...npmOptions, env }), 'exit');
  if (status !== 0) process.exit(status ?? 1);
  if (loadsSqlite()) return;
  console.error('The SQLite addon doesn’t load. Delete node_modules and try again.');
  process.exit(1);
}

/** True when the addon that is installed was built for this machine and this Node. */
function loadsSqlite() {
  const program = "require('better-sqlite3')(':memory:').close()";
  return spawnSync(process.execPath, ['-e', program], { cwd: root }).status === 0;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (fits) return;
  console.error(`PriceHunt needs Node 20.19 or 22.12 or later. You have ${process.version}.`);
  process.exit(1);
}
