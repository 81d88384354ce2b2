import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './child-programs';
import { installedPrograms } from './installed-programs';
import { startPostgres } from './postgres-server';
import type { PostgresServer } from './postgres-server';

/*
 * npm run test:scaled: installs or finds PostgreSQL, Redis and nginx, builds, and tests several processes stage by
 * stage. Words select stages: npm run test:scaled -- processes redis. The last line has the counts, and the exit code
 * is 1 after a failure.
 */

interface Stage {
  readonly word: string;
  readonly title: string;
  readonly program: 'jest' | 'playwright';
  readonly parameters: readonly string[];
  readonly environment?: (
    server: PostgresServer,
    resultFile: string,
  ) => Promise<Readonly<Record<string, string>>>;
}

const processes = ['--config', 'tools/scaled/jest.scaled.config.js', '--forceExit'];
const stages: readonly Stage[] = [
  {
    word: 'processes',
    title: 'two APIs and two workers on PostgreSQL alone',
    program: 'jest',
    parameters: processes,
    environment: async () => ({ SCALED_WITH_REDIS: 'false' }),
  },
  {
    word: 'redis',
    title: 'the same with sessions and limits in Redis',
    program: 'jest',
    parameters: processes,
    environment: async () => ({ SCALED_WITH_REDIS: 'true' }),
  },
  {
    word: 'stores',
    title: 'what the stores promise, on PostgreSQL',
    program: 'jest',
    parameters: ['--config', 'libs/server/storage/jest.config.js', 'postgres'],
    environment: async () => ({ REQUIRE_POSTGRES: '1', AGREEMENT_SEEDS: '1000' }),
  },
  {
    word: 'jobs',
    title: 'what the job queue promises, on PostgreSQL',
    program: 'jest',
    parameters: ['--config', 'libs/server/job-queue/jest.config.js', 'postgres'],
    environment: async () => ({ REQUIRE_POSTGRES: '1' }),
  },
  {
    word: 'api',
    title: "the API's own tests, on PostgreSQL",
    program: 'jest',
    parameters: ['--config', 'tools/scaled/jest.api-on-postgres.config.js', '--maxWorkers', '2'],
    environment: async (server) => ({
      SCALED_POSTGRES: server.url,
      REQUIRE_REDIS: '1',
      AGREEMENT_SEEDS: '1000',
      HOSTILE_VALUES: 'all',
    }),
  },
  {
    word: 'journeys',
    title: 'the journeys in a browser, on PostgreSQL',
    program: 'playwright',
    parameters: ['test', '--config', 'tools/e2e/playwright.config.ts', '--workers=1'],
    environment: async (server, resultFile) => ({
      DATABASE_URL: await server.createDatabase('journeys'),
      JOURNEYS_RESULTS: resultFile,
    }),
  },
];

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

process.exitCode = await verify(process.argv.slice(2));

async function verify(words: readonly string[]): Promise<number> {
  const chosen = words.length === 0 ? stages : stages.filter(({ word }) => words.includes(word));
  const programs = installedPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'scaled-results-'));
  console.log('Building what is tested…');
  if ((await run('nx', ['run-many', '-t', 'build', '--output-style=static'], {})) !== 0) return 1;
  const server = await startPostgres(programs.postgres);
  const lines: string[] = [];
  let total: Counts = { passed: 0, failed: 0 };
  try {
    for (const stage of chosen) {
      const beganAt = performance.now();
      console.log(`\n── ${stage.title}\n`);
      const counts = await runStage(stage, server, join(folder, `${stage.word}.json`));
      total = { passed: total.passed + counts.passed, failed: total.failed + counts.failed };
      const seconds = Math.round((performance.now() - beganAt) / 1000);
      lines.push(`${stage.title.padEnd(50)} ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
    }
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** Runs a stage and counts its tests; one that exits badly, or without any test, counts as a failure. */
async function runStage(stage: Stage, server: PostgresServer, resultFile: string): Promise<Counts> {
  const { program, parameters, environment } = stage;
  const jestParameters = ['--ci', '--reporters=default', '--json', '--outputFile', resultFile];
  const status = await run(program, [...parameters, ...(program === 'jest' ? jestParameters : [])], {
    CI: 'true',
    ...(await environment?.(server, resultFile)),
  });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readResult(resultFile);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const endedWell = status === 0 && numPassedTests > 0;
  return { passed: numPassedTests, failed: endedWell ? failed : Math.max(failed, 1) };
}

function readResult(file: string) {
  const nothing = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  try {
    const result: typeof nothing = { ...nothing, ...JSON.parse(readFileSync(file, 'utf8')) };
    return result;
  } catch {
    return nothing;
  }
}

/** Runs an installed program and forwards a stop to it. Resolves with its exit code. */
function run(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(join(root, 'node_modules/.bin', program), parameters, {
    cwd: root,
    // Playwright reports on its standard output, the others on standard error.
    stdio: ['ignore', program === 'playwright' ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', ...environment },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}
