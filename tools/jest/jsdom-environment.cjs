const { computeStylesOnce } = require('./visible-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
require('./compile-once.cjs');
const watchFile = require('./end-hung-files.cjs');
const { forgetContexts } = require('./async-contexts.cjs');

/** jsdom with Node's own web globals where jsdom has none; react-router needs them. */
class JsdomWithWebGlobals extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.file = context.testPath;
    watchFile(this.file);
  }
  handleTestEvent({ name }) {
    if (name === 'test_start') watchFile(this.file);
  }
  async setup() {
    await super.setup();
    computeStylesOnce(this.global);
    this.global[Symbol.for('requireByNode')] = require;
    const names = [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'structuredClone',
      'BroadcastChannel',
      'AbortSignal',
      'AbortController',
    ];
    for (const name of names) {
      if (name.startsWith('Abort') || this.global[name] === undefined) this.global[name] = globalThis[name];
    }
  }
  async teardown() {
    await super.teardown();
    forgetContexts();
    watchFile(null);
  }
  exportConditions() {
    return ['node', 'require', 'default'];
  }
}
module.exports = JsdomWithWebGlobals;
