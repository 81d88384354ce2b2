/*
 * How long a test of a screen waits before it gives up. It ends a test that hangs and says nothing of how quick the machine is:
 * a screen that comes within a second on a quiet machine has been seen to take five on a busy one.
 */
if (typeof document !== 'undefined') {
  const { configure } = require('@testing-library/dom');
  configure({ asyncUtilTimeout: 30_000 });
}
