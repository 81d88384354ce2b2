// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Makes sure that the dependencies are installed as the lockfile says, and that the native SQLite addon loads.
 * A stamp is written after the install, so an interrupted one is repeated. Needs nothing but Node.
 */
export function setup() {
  checkNode();
  const stampFile = join(root, 'node_modules', '.lock-hash');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex');
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
    console.log('Installing what is missing (a minute or two the first time)…');
    npm('ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
    writeFileSync(stampFile, wanted);
  }
  if (loadsSqlite()) return;
  console.log('Building the SQLite addon for this machine…');
  npm('rebuild', 'better-sqlite3');
  if (loadsSqlite()) return;
  console.error('The SQLite addon does not load: remove node_modules and try again.');
  process.exit(1);
}

/** True when the addon that is installed was built for this machine and this Node. */
function loadsSqlite() {
  const program = "require('better-sqlite3')(':memory:').close()";
  return spawnSync(process.execPath, ['-e', program], { cwd: root }).status === 0;
}

/**
 * Runs npm in the repository's root and ends the program when it fails.
 * @param {...string} parameters
 */
function npm(...parameters) {
  const { status } = spawnSync('npm', parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (fits) return;
  console.error(`PriceHunt needs Node 20.19 or 22.12 and up; this is ${process.version}.`);
  process.exit(1);
}
