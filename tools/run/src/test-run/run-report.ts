import type { TestResults } from './test-results';

/** A part of the run with the tasks that Nx ran in it. */
export interface Stage {
  readonly name: string;
  readonly seconds: number;
  readonly tasks: readonly Task[];
}

/** A task of Nx, such as the lint of all projects or the tests of one. */
interface Task {
  readonly target: string;
  readonly seconds: number;
  readonly isFromCache: boolean;
}

const slowestShown = 10;

/** What the run prints at its end: times, the slowest test files, the tests that were left out, and the count as its last line. */
export function runReport(run: {
  readonly stages: readonly Stage[];
  readonly results: TestResults;
  readonly isGreen: boolean;
  /** Test files that this run does not have. */
  readonly heavyFiles: readonly string[];
}): string {
  const { passed, failed } = run.results;
  const brokenStages = !run.isGreen && failed === 0 ? 1 : 0;
  return [
    ...stageLines(run.stages),
    ...slowestLines(run.results),
    ...skippedLines(run.results),
    ...heavyLines(run.heavyFiles),
    '',
    `${passed} passed, ${failed + brokenStages} failed`,
  ].join('\n');
}

function stageLines(stages: readonly Stage[]): readonly string[] {
  return ['', 'Time of each stage:', ...stages.flatMap((stage) => [stageLine(stage), ...targetLines(stage)])];
}

function stageLine({ name, seconds, tasks }: Stage): string {
  const cached = tasks.filter((task) => task.isFromCache).length;
  const tasksDone = tasks.length === 0 ? '' : ` (${counted(tasks.length, 'task')}, ${cached} from the cache)`;
  return `${secondsColumn(seconds)}  ${name}${tasksDone}`;
}

/** One line for each kind of task, with the sum of their times: tasks run beside each other. */
function targetLines({ tasks }: Stage): readonly string[] {
  const targets = [...new Set(tasks.map((task) => task.target))];
  return targets
    .map((target) => {
      const own = tasks.filter((task) => task.target === target && !task.isFromCache);
      return { target, count: own.length, seconds: own.reduce((sum, task) => sum + task.seconds, 0) };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.seconds - one.seconds)
    .map(({ target, count, seconds }) => `  ${secondsColumn(seconds)}  ${target} (${count})`);
}

function slowestLines({ files }: TestResults): readonly string[] {
  if (files.length === 0) return [];
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  return [
    '',
    'Slowest test files, as they last ran:',
    ...slowest.map(({ file, seconds }) => `${secondsColumn(seconds)}  ${file}`),
  ];
}

/** One line for each file: what it left out, by name where that is one test, which then says why. */
function skippedLines({ skipped }: TestResults): readonly string[] {
  if (skipped.length === 0) return [];
  const files = [...new Set(skipped.map(({ file }) => file))];
  return [
    '',
    `Left out: ${counted(skipped.length, 'test')}.`,
    ...files.map((file) => {
      const tests = skipped.filter((one) => one.file === file).map(({ test }) => test);
      return `  ${file}: ${tests.length === 1 ? tests.join() : counted(tests.length, 'test')}`;
    }),
    'Install postgresql (15 to 17) and redis-server for those that need them; `npm run test:scaled` runs the rest.',
  ];
}

function heavyLines(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  return ['', 'Heavy tests, which `npm run test:heavy` runs:', ...files.map((file) => `  ${file}`)];
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

function secondsColumn(seconds: number): string {
  return `${seconds.toFixed(1).padStart(8)} s`;
}
