import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** Read by npm test, unless JOURNEYS_RESULTS names another file. */
const resultFile = process.env['JOURNEYS_RESULTS'] ?? join(root, 'coverage/tools/e2e/journeys-results.json');

/** Writes the test counts, the duration of each file and the tests that failed. */
export default class ResultsReporter implements Reporter {
  private tests: readonly TestCase[] = [];
  private readonly errors: TestError[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  /** An error outside any test: a file that doesn't load, or a product that doesn't start or stop. */
  onError(error: TestError): void {
    this.errors.push(error);
  }

  onEnd(): void {
    const countOf = (...outcomes: readonly ReturnType<TestCase['outcome']>[]) =>
      this.tests.filter((test) => outcomes.includes(test.outcome())).length;
    const results = {
      numPassedTests: countOf('expected', 'flaky'),
      numFailedTests: countOf('unexpected'),
      numRuntimeErrorTestSuites: this.errors.length,
      files: this.secondsByFile(),
      failed: this.failed(),
    };
    mkdirSync(dirname(resultFile), { recursive: true });
    writeFileSync(resultFile, `${JSON.stringify(results)}\n`);
  }

  private failed(): readonly { readonly file: string; readonly test: string; readonly message: string }[] {
    const tests = this.tests
      .filter((test) => test.outcome() === 'unexpected')
      .map(({ location, title, results }) => ({
        file: relative(root, location.file),
        test: title,
        message: results.at(-1)?.error?.message ?? '',
      }));
    const outside = this.errors.map(({ location, message }) => ({
      file: location === undefined ? 'tools/e2e' : relative(root, location.file),
      test: 'outside any test',
      message: message ?? '',
    }));
    return [...tests, ...outside];
  }

  /** The sum over all attempts of a file's tests. */
  private secondsByFile(): readonly { readonly file: string; readonly seconds: number }[] {
    const seconds = new Map<string, number>();
    for (const { location, results } of this.tests) {
      const file = relative(root, location.file);
      const testMs = results.reduce((sum, { duration }) => sum + duration, 0);
      seconds.set(file, (seconds.get(file) ?? 0) + testMs / 1000);
    }
    return [...seconds].map(([file, sum]) => ({ file, seconds: Math.round(sum * 10) / 10 }));
  }
}
