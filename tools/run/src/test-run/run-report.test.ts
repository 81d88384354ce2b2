import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runReport } from './run-report';
import type { TestResults } from './test-results';
import { readTestResults } from './test-results';

const noTests: TestResults = { passed: 0, failed: 0, files: [], failures: [], skipped: [] };

const nothing = { stages: [], results: noTests, isGreen: true, heavyFiles: [] };

it('ends with the count of all tests', () => {
  const report = runReport({ ...nothing, results: { ...noTests, passed: 7160, failed: 2 }, isGreen: false });

  expect(report.split('\n').at(-1)).toBe('7160 passed, 2 failed');
});

it('counts a run as failed when no test failed but a task did', () => {
  const report = runReport({ ...nothing, results: { ...noTests, passed: 3 }, isGreen: false });

  expect(report.split('\n').at(-1)).toBe('3 passed, 1 failed');
});

it('names the tasks that failed', () => {
  const checks = { name: 'checks', seconds: 1, tasks: [], failedTasks: ['checks:format', 'api:build'] };

  const report = runReport({ ...nothing, stages: [checks], isGreen: false });

  expect(report).toContain('\nFailed tasks: checks:format, api:build\n');
});

it('shows the time of each stage, its kinds of task and how many came from the cache', () => {
  const tasks = [
    { target: 'lint', seconds: 2, isFromCache: false },
    { target: 'test', seconds: 4, isFromCache: false },
    { target: 'test', seconds: 6, isFromCache: false },
    { target: 'test', seconds: 9, isFromCache: true },
  ];

  const report = runReport({
    ...nothing,
    stages: [{ name: 'checks', seconds: 12.34, tasks, failedTasks: [] }],
  });

  expect(report).toContain('    12.3 s  checks (4 tasks, 1 from the cache)\n      10.0 s  test (2)\n');
  expect(report).toContain('       2.0 s  lint (1)\n');
});

it('lists the ten slowest test files, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, place) => ({ file: `file-${place}.test.ts`, seconds: place }));

  const lines = runReport({ ...nothing, results: { ...noTests, files } }).split('\n');

  const listed = lines.filter((line) => line.includes('.test.ts'));
  expect(listed).toHaveLength(10);
  expect(listed[0]).toContain('11.0 s  file-11.test.ts');
});

it('names the tests that were left out, and how to run them, before the count', () => {
  const skipped = [
    { file: 'redis.test.ts', test: 'Redis is not tried: it is not installed here' },
    { file: 'server.test.ts', test: 'on a server keeps rows' },
    { file: 'server.test.ts', test: 'on a server counts rows' },
  ];

  const lines = runReport({ ...nothing, results: { ...noTests, passed: 1, skipped } }).split('\n');

  expect(lines.slice(-6)).toEqual([
    'Skipped: 3 tests.',
    '  redis.test.ts: Redis is not tried: it is not installed here',
    '  server.test.ts: 2 tests',
    expect.stringContaining('npm run test:scaled'),
    '',
    '1 passed, 0 failed',
  ]);
});

it('names each failed test with the first lines of its message, last before the count', () => {
  const message = ['\u001B[31mexpected 1\u001B[39m', '', ...Array.from({ length: 20 }, () => 'at a place')];
  const failures = [{ file: 'a.test.ts', test: 'keeps rows', message: message.join('\n') }];

  const lines = runReport({
    ...nothing,
    results: { ...noTests, failed: 1, failures },
    isGreen: false,
    heavyFiles: ['b.heavy.test.ts'],
  }).split('\n');

  expect(lines.slice(-17, -13)).toEqual(['', 'Failed:', '  a.test.ts: keeps rows', '    expected 1']);
  expect(lines.slice(-13)).toEqual([
    ...Array.from({ length: 11 }, () => '    at a place'),
    '',
    '0 passed, 1 failed',
  ]);
});

it('names the heavy test files that were not run, and how to run them', () => {
  const report = runReport({ ...nothing, heavyFiles: ['apps/api/src/crash.heavy.test.ts'] });

  expect(report).toContain('npm run test:heavy');
  expect(report).toContain('\n  apps/api/src/crash.heavy.test.ts\n');
});

it('adds up the result files of all projects, with or without their times', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  mkdirSync(join(folder, 'apps/api'), { recursive: true });
  writeFileSync(join(folder, 'first-results.json'), '{"numPassedTests":2,"numFailedTests":1}');
  writeFileSync(
    join(folder, 'apps/api/api-results.json'),
    JSON.stringify({
      numPassedTests: 5,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 1,
      files: [{ file: 'a.test.ts', seconds: 1.5 }],
      failed: [{ file: 'c.test.ts', test: 'the file', message: 'no such module' }],
      skipped: [{ file: 'a.test.ts', test: 'b' }],
    }),
  );

  const results = readTestResults(folder);
  rmSync(folder, { recursive: true });

  expect(results).toEqual({
    passed: 7,
    failed: 2,
    files: [{ file: 'a.test.ts', seconds: 1.5 }],
    failures: [{ file: 'c.test.ts', test: 'the file', message: 'no such module' }],
    skipped: [{ file: 'a.test.ts', test: 'b' }],
  });
});
