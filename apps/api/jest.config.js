import preset from '../../jest.preset.js';

const tools = `${import.meta.dirname}/../../tools/jest`;

export default {
  ...preset,
  displayName: 'api',
  testEnvironment: `${tools}/node-packages-environment.cjs`,
  // Packages come from Node's own require: loading them anew for each of a hundred files, in Jest's slower context, cost more
  // than the tests.
  transform: {
    '/node_modules/(?!jest-|@jest/).+\\.[cm]?js$': `${tools}/node-packages.cjs`,
    ...preset.transform,
  },
  transformIgnorePatterns: [],
};
