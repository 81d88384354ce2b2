import preset from '../../jest.preset.js';

const tools = `${import.meta.dirname}/../../tools/jest`;

export default {
  ...preset,
  displayName: 'api',
  testEnvironment: `${tools}/node-packages-environment.cjs`,
  // Packages come from Node's own require: Jest would load them anew for each test file, where every global is slow to reach.
  // Two stay: prom-client awaits only the promises of its own context, and standardwebhooks reads the clock that a test sets.
  transform: {
    '/node_modules/(?!jest-|@jest/|prom-client/|standardwebhooks/).+\\.[cm]?js$': `${tools}/node-packages.cjs`,
    ...preset.transform,
  },
  transformIgnorePatterns: [],
};
