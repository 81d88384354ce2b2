import { stripVTControlCharacters } from 'node:util';
import type { TestResults } from './test-results';

export interface Stage {
  readonly name: string;
  readonly seconds: number;
  readonly tasks: readonly Task[];
  /** Such as checks:format. */
  readonly failedTasks: readonly string[];
}

interface Task {
  readonly target: string;
  readonly seconds: number;
  readonly isFromCache: boolean;
}

const slowestShown = 10;
const messageLinesShown = 12;

export function runReport(run: {
  readonly stages: readonly Stage[];
  readonly results: TestResults;
  readonly isGreen: boolean;
  readonly heavyFiles: readonly string[];
}): string {
  const { passed, failed } = run.results;
  const brokenStages = !run.isGreen && failed === 0 ? 1 : 0;
  return [
    ...stageLines(run.stages),
    ...slowestLines(run.results),
    ...skippedLines(run.results),
    ...heavyLines(run.heavyFiles),
    ...failedTaskLines(run.stages),
    ...failureLines(run.results),
    '',
    `${passed} passed, ${failed + brokenStages} failed`,
  ].join('\n');
}

function stageLines(stages: readonly Stage[]): readonly string[] {
  return ['', 'Time per stage:', ...stages.flatMap((stage) => [stageLine(stage), ...targetLines(stage)])];
}

function stageLine({ name, seconds, tasks }: Stage): string {
  const cached = tasks.filter((task) => task.isFromCache).length;
  const tasksDone = tasks.length === 0 ? '' : ` (${counted(tasks.length, 'task')}, ${cached} from the cache)`;
  return `${secondsColumn(seconds)}  ${name}${tasksDone}`;
}

/** One line per target with the sum of its task times. Tasks run in parallel. */
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
    'Slowest test files in their last run:',
    ...slowest.map(({ file, seconds }) => `${secondsColumn(seconds)}  ${file}`),
  ];
}

/** One line per file: the skipped test's name, or their number. */
function skippedLines({ skipped }: TestResults): readonly string[] {
  if (skipped.length === 0) return [];
  const files = [...new Set(skipped.map(({ file }) => file))];
  return [
    '',
    `Skipped: ${counted(skipped.length, 'test')}.`,
    ...files.map((file) => {
      const tests = skipped.filter((one) => one.file === file).map(({ test }) => test);
      return `  ${file}: ${tests.length === 1 ? tests.join() : counted(tests.length, 'test')}`;
    }),
    'Install postgresql (15 to 17) and redis-server to run the tests that need them. Run the others with `npm run test:scaled`.',
  ];
}

function heavyLines(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  return ['', 'Heavy tests (not run; use `npm run test:heavy`):', ...files.map((file) => `  ${file}`)];
}

function failedTaskLines(stages: readonly Stage[]): readonly string[] {
  const failed = stages.flatMap(({ failedTasks }) => failedTasks);
  return failed.length === 0 ? [] : ['', `Failed tasks: ${failed.join(', ')}`];
}

/** The failed tests, each with the first lines of its message, last so that a shortened log still shows them. */
function failureLines({ failures }: TestResults): readonly string[] {
  if (failures.length === 0) return [];
  return [
    '',
    'Failed:',
    ...failures.flatMap(({ file, test, message }) => [
      `  ${file}: ${test}`,
      ...stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, messageLinesShown)
        .map((line) => `    ${line}`),
    ]),
  ];
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

function secondsColumn(seconds: number): string {
  return `${seconds.toFixed(1).padStart(8)} s`;
}
