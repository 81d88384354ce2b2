/* A busy machine takes its time: what a screen waits for may take five seconds, not one, before a test gives up on it. */
if (typeof document !== 'undefined') {
  const { configure } = require('@testing-library/dom');
  configure({ asyncUtilTimeout: 5_000 });
}
