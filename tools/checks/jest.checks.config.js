import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'checks of the house',
  testEnvironment: 'node',
  testMatch: ['**/*.check.ts'],
};
