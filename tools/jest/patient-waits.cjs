/*
 * How long a test of a screen waits before it gives up. It ends a test that hangs and says nothing of how quick the machine is:
 * a screen that comes within a second on a quiet machine has been seen to take five on a busy one.
 */
if (typeof document !== 'undefined') {
  const { configure, getConfig } = require('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: 30_000,
    // Within a wait, the page is printed when somebody reads the message: after each look, it took a tenth of the time.
    getElementError(message, container) {
      if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      const get = () => getElementError(message, container).message;
      return Object.defineProperty(error, 'message', { configurable: true, get });
    },
  });
}
