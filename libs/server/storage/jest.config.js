import preset from '../../../jest.preset.js';

export default {
  ...preset,
  displayName: 'storage',
  testEnvironment: `${import.meta.dirname}/src/testing/pglite-environment.cjs`,
};
