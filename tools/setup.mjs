// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Makes sure that the dependencies are installed as the lockfile says, and that the native SQLite addon loads.
 * A stamp is written last, so an interrupted install is repeated. Needs nothing but Node.
 */
export function setup() {
  checkNode();
  const stampFile = join(root, 'node_modules', '.lock-hash');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing what is missing (a minute or two the first time)…');
  npm('ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
  const probe = spawnSync(process.execPath, ['-e', "require('better-sqlite3')(':memory:').close()"], {
    cwd: root,
  });
  if (probe.status !== 0) npm('rebuild', 'better-sqlite3');
  writeFileSync(stampFile, wanted);
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
