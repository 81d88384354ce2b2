import { execa } from 'execa';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '../places';
import { howToInstall, provideChromium } from './chromium';
import { runReport } from './run-report';
import type { Stage } from './run-report';
import { readTestResults } from './test-results';
import { thisMachine } from './this-machine';

/** Heavy tests begin within this time, so that continuous integration ends within its 40 minutes on a slow machine too. */
const heavyStartMsMax = 27 * 60_000;

/** In MiB, four times what Node gives: a fifth less processor time in the API's tests. */
const roomForNewObjects = '--max-semi-space-size=64';

const coverage = join(root, 'coverage');
const recordFile = join(root, '.nx/cache/run.json');
const recordSchema = z.object({
  run: z.object({ command: z.string() }),
  tasks: z.array(
    z.object({
      taskId: z.string(),
      target: z.string(),
      startTime: z.string(),
      endTime: z.string(),
      cacheStatus: z.string(),
      status: z.number().default(0),
    }),
  ),
});

/**
 * npm test: builds the SQLite addon in parallel with the checks, then runs tests and journeys in parallel. Continuous integration
 * runs the heavy tests at the end.
 */
export async function runEverything(provideSqlite: () => Promise<void>): Promise<void> {
  const chromium = await provideChromium(thisMachine(root));
  if (chromium === null) {
    console.error(howToInstall);
    process.exit(1);
  }
  // Deletes results of removed projects. Nx restores those of cached tasks.
  rmSync(coverage, { recursive: true, force: true });

  // This program is loaded into the same process right after the install.
  const setUp = {
    name: 'set-up',
    seconds: performance.now() / 1000,
    tasks: [],
    failedTasks: [],
    hasPassed: true,
  };
  const checks = ['check', 'lint-all', 'format', 'unused', 'typecheck-all'];
  const stages: StageOfRun[] = [
    setUp,
    ...(await Promise.all([
      timeOf('SQLite addon', provideSqlite),
      runTargets('checks, types and builds', [...checks, 'build', 'budget'], { chromium }),
    ])),
    ...(await Promise.all([
      runTargets('journeys', ['journeys'], { chromium }),
      // The API's tests take longest and mostly wait for databases, so they start early.
      runTargets("the API's tests", ['test'], {
        chromium,
        options: ['--projects=api'],
        isInBackground: true,
      }),
      runTargets('other tests', ['test'], { chromium, options: ['--exclude=api'], isInBackground: true }),
    ])),
  ];

  const runsHeavyTests = process.env['CI'] === 'true' && performance.now() < heavyStartMsMax;
  if (runsHeavyTests) stages.push(await runTargets('heavy tests', ['test-heavy'], { chromium }));

  const results = readTestResults(coverage);
  const isGreen = stages.every(({ hasPassed }) => hasPassed);
  console.log(runReport({ stages, results, isGreen, heavyFiles: runsHeavyTests ? [] : listHeavyFiles() }));
  process.exitCode = isGreen && results.failed === 0 ? 0 : 1;
}

function listHeavyFiles(): readonly string[] {
  return ['apps', 'libs', 'tools']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => path.endsWith('.heavy.test.ts'));
}

interface StageOfRun extends Stage {
  readonly hasPassed: boolean;
}

interface RunOptions {
  readonly chromium: string;
  readonly options?: readonly string[];
  readonly isInBackground?: boolean;
}

async function timeOf(name: string, work: () => Promise<void>): Promise<StageOfRun> {
  const startedAt = performance.now();
  await work();
  return {
    name,
    seconds: (performance.now() - startedAt) / 1000,
    tasks: [],
    failedTasks: [],
    hasPassed: true,
  };
}

/** Runs Nx targets, in the background with a lower priority. */
async function runTargets(
  name: string,
  targets: readonly string[],
  { chromium, options = [], isInBackground = false }: RunOptions,
): Promise<StageOfRun> {
  const startedAt = performance.now();
  const run = execa('nx', ['run-many', '-t', targets.join(), '--output-style=static', ...options], {
    cwd: root,
    preferLocal: true,
    localDir: root,
    stdio: 'inherit',
    reject: false,
    env: {
      CHROMIUM: chromium,
      // Otherwise Nx starts a process for each plugin.
      NX_ISOLATE_PLUGINS: 'false',
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${roomForNewObjects}`.trim(),
    },
  });
  if (isInBackground && run.pid !== undefined) setPriority(run.pid, Math.min(getPriority() + 10, 19));
  const { exitCode } = await run;
  return {
    name,
    seconds: (performance.now() - startedAt) / 1000,
    ...tasksOf([`${targets.join()} `, ...options]),
    hasPassed: exitCode === 0,
  };
}

/** The tasks Nx recorded for the run with these words; none if another run has overwritten the record. */
function tasksOf(words: readonly string[]): Pick<Stage, 'tasks' | 'failedTasks'> {
  if (!existsSync(recordFile)) return { tasks: [], failedTasks: [] };
  const { run, tasks } = recordSchema.parse(JSON.parse(readFileSync(recordFile, 'utf8')));
  if (!words.every((word) => run.command.includes(word))) return { tasks: [], failedTasks: [] };
  return {
    tasks: tasks.map((task) => ({
      target: task.target,
      seconds: (Date.parse(task.endTime) - Date.parse(task.startTime)) / 1000,
      isFromCache: task.cacheStatus !== 'cache-miss',
    })),
    failedTasks: tasks.filter(({ status }) => status !== 0).map(({ taskId }) => taskId),
  };
}
