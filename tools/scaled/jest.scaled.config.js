import preset from '../../jest.preset.js';

/** Guarantees of several processes: each file starts its own servers, one file after another. */
export default {
  ...preset,
  displayName: 'scaled form',
  rootDir: import.meta.dirname,
  testMatch: ['**/*.scaled.ts'],
  reporters: ['default'],
  maxWorkers: 1,
  testTimeout: 180_000,
};
