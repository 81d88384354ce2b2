const { mkdirSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

/** Leaves the counts of a project's tests in coverage/<project>/<name>-results.json, where npm test adds them up. */
module.exports = class ResultsReporter {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  onRunComplete(testContexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const [context] = testContexts;
    const workspace = join(__dirname, '../..');
    const folder = join(workspace, 'coverage', relative(workspace, this.globalConfig.rootDir));
    const name = (context?.config.displayName?.name ?? 'jest').replaceAll(/[^a-z0-9]+/gi, '-');
    mkdirSync(folder, { recursive: true });
    const counts = { numPassedTests, numFailedTests, numRuntimeErrorTestSuites };
    writeFileSync(join(folder, `${name}-results.json`), `${JSON.stringify(counts)}\n`);
  }
};
