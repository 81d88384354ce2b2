import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { binary, nxEnvironment, root, setup } from './setup.mjs';

/*
 * npm test: installs what is missing and runs the checks of the house, lint, typecheck, unit and integration tests, the
 * landing page's budget and the journeys in a real browser. Ends with one line of counts.
 */
setup();
const steps = [
  ['run', 'checks:check'],
  ['run-many', '-t', 'lint', 'typecheck', 'test', 'build'],
  ['run', 'checks:budget'],
  ['run', 'e2e:journeys'],
];
let isGreen = true;
for (const step of steps) {
  const { status } = spawnSync(binary('nx'), [...step, '--output-style=static'], {
    cwd: root,
    stdio: 'inherit',
    env: nxEnvironment,
  });
  if (status !== 0) isGreen = false;
  if (!isGreen && process.env.CI !== 'true') break;
}
const { passed, failed } = countTests(join(root, 'coverage'));
const brokenSteps = !isGreen && failed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed + brokenSteps} failed`);
process.exit(isGreen && failed === 0 ? 0 : 1);

/** Adds up the result files that each project's tests leave; cached runs leave theirs too. */
function countTests(folder) {
  const counts = { passed: 0, failed: 0 };
  if (!existsSync(folder)) return counts;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('-results.json')) continue;
    const result = JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    counts.passed += result.numPassedTests;
    counts.failed += result.numFailedTests + (result.numRuntimeErrorTestSuites ?? 0);
  }
  return counts;
}
