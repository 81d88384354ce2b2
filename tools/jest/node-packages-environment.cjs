const { TestEnvironment } = require('jest-environment-node');

/** Node's environment, with the require of Node itself for what `node-packages.cjs` transforms. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global[Symbol.for('requireByNode')] = require;
  }
};
