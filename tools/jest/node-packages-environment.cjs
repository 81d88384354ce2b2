const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
require('./compile-once.cjs');
const watchFile = require('./end-hung-files.cjs');
const { forgetContexts } = require('./async-contexts.cjs');

/**
 * Builds an environment in an ordinary context. Jest's own context looks every global up in a proxy, which makes code that uses
 * `JSON`, `Map` or `Date` four times as slow.
 */
function inOrdinaryContext(build) {
  const { createContext } = vm;
  vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
  try {
    return build();
  } finally {
    vm.createContext = createContext;
  }
}

/** What tests keep for the files that the same worker runs later. */
const kept = {};

/** Node's environment, with the require of Node itself for what `node-packages.cjs` transforms. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    inOrdinaryContext(() => super(config, context));
    this.global[Symbol.for('requireByNode')] = require;
    this.global[Symbol.for('keptByWorker')] = kept;
    this.file = context.testPath;
    watchFile(this.file);
  }

  handleTestEvent({ name }) {
    if (name === 'test_start') watchFile(this.file);
  }

  async teardown() {
    await super.teardown();
    forgetContexts();
    watchFile(null);
  }
};
