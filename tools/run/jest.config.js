import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'run',
  testEnvironment: 'node',
  // execa, get-port and their imports are ES modules; one of them has no entry for require.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^unicorn-magic$': '<rootDir>/../../node_modules/unicorn-magic/node.js',
  },
};
