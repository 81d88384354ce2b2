const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with Node's own web globals where jsdom has none; react-router needs them. */
class JsdomWithWebGlobals extends TestEnvironment {
  async setup() {
    await super.setup();
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
  exportConditions() {
    return ['node', 'require', 'default'];
  }
}
module.exports = JsdomWithWebGlobals;
