const { TestEnvironment } = require('jest-environment-node');
const watchFile = require('./end-hung-files.cjs');

/** Node's environment, with the require of Node itself for what `node-packages.cjs` transforms. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global[Symbol.for('requireByNode')] = require;
    this.file = context.testPath;
    watchFile(this.file);
  }

  handleTestEvent({ name }) {
    if (name === 'test_start') watchFile(this.file);
  }

  async teardown() {
    await super.teardown();
    watchFile(null);
  }
};
