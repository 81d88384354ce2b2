const { mkdirSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

/**
 * Leaves the counts of a project's tests, the time of each file, and the tests that failed or were skipped, in
 * coverage/<project>/<name>-results.json, or coverage/heavy/<project>/…, where npm test adds them up.
 */
module.exports = class ResultsReporter {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  onRunComplete(testContexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    const [context] = testContexts;
    const workspace = join(__dirname, '../..');
    const kind = process.env.TESTS === 'heavy' ? 'coverage/heavy' : 'coverage';
    const folder = join(workspace, kind, relative(workspace, this.globalConfig.rootDir));
    const name = (context?.config.displayName?.name ?? 'jest').replaceAll(/[^a-z0-9]+/gi, '-');
    const files = testResults.map(({ testFilePath, perfStats: { start, end } }) => ({
      file: relative(workspace, testFilePath),
      seconds: (end - start) / 1000,
    }));
    const failed = testResults.flatMap(({ testFilePath, testExecError, testResults: tests }) => {
      const file = relative(workspace, testFilePath);
      if (testExecError) return [{ file, test: 'the file', message: testExecError.message }];
      return tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          file,
          test: fullName,
          message: failureMessages.join('\n'),
        }));
    });
    const skipped = testResults.flatMap(({ testFilePath, testResults: tests }) =>
      tests
        .filter(({ status }) => status === 'pending' || status === 'todo')
        .map(({ fullName }) => ({ file: relative(workspace, testFilePath), test: fullName })),
    );
    const results = { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, files, failed, skipped };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}-results.json`), `${JSON.stringify(results)}\n`);
  }
};
