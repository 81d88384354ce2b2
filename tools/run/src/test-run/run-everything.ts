import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '../places';
import { howToInstall, provideChromium } from './chromium';
import { runReport } from './run-report';
import type { Stage } from './run-report';
import { readTestResults } from './test-results';
import { thisMachine } from './this-machine';

/*
 * The part of npm test that follows the install: finds or installs a browser, runs all checks and tests, then the journeys,
 * and prints the report. In CI a failed stage is followed by the next one.
 */
const runSchema = z.object({
  tasks: z.array(
    z.object({ target: z.string(), startTime: z.string(), endTime: z.string(), cacheStatus: z.string() }),
  ),
});

const coverage = join(root, 'coverage');

const chromium = await provideChromium(thisMachine(root));
if (chromium === null) {
  console.error(howToInstall);
  process.exit(1);
}

// Results of projects that are gone would be counted; Nx puts back those of tasks that it finds in its cache.
rmSync(coverage, { recursive: true, force: true });
// This program is loaded right after the install, into the same process.
const stages: Stage[] = [{ name: 'set-up', seconds: performance.now() / 1000, tasks: [] }];
const kinds = ['check', 'format', 'unused', 'lint-all', 'typecheck', 'test', 'build', 'budget'];
const hasPassed = runStage('checks, types, tests and builds', ['run-many', '-t', ...kinds], chromium);
const hasGoneThrough =
  (hasPassed || process.env['CI'] === 'true') && runStage('journeys', ['run', 'e2e:journeys'], chromium);

const results = readTestResults(coverage);
const isGreen = hasPassed && hasGoneThrough;
console.log(runReport({ stages, results, isGreen }));
process.exitCode = isGreen && results.failed === 0 ? 0 : 1;

function runStage(name: string, parameters: readonly string[], browser: string): boolean {
  const startedAt = performance.now();
  const record = join(root, '.nx/cache/run.json');
  rmSync(record, { force: true });
  const { status } = spawnSync(join(root, 'node_modules/.bin/nx'), [...parameters, '--output-style=static'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: browser },
  });
  const run = runSchema.parse(existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : { tasks: [] });
  const tasks = run.tasks.map((task) => ({
    target: task.target,
    seconds: (Date.parse(task.endTime) - Date.parse(task.startTime)) / 1000,
    isFromCache: task.cacheStatus !== 'cache-miss',
  }));
  stages.push({ name, seconds: (performance.now() - startedAt) / 1000, tasks });
  return status === 0;
}
