import preset from '../../jest.preset.js';

/** Journeys: a real browser against the whole product as `npm start` runs it, one after another. */
export default {
  ...preset,
  displayName: 'journeys',
  testEnvironment: 'node',
  testMatch: ['**/*.journey.ts'],
  globalSetup: '<rootDir>/src/start-product.ts',
  globalTeardown: '<rootDir>/src/stop-product.ts',
  maxWorkers: 1,
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/try-once-more.cjs'],
  testTimeout: 60_000,
};
