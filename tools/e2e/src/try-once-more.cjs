/*
 * A browser may hang where the product does nothing wrong. A journey that fails is tried once more, and what failed at first is
 * printed; what fails twice has failed.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
