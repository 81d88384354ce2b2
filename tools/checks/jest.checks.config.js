import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'checks of the house',
  testMatch: ['**/*.check.ts'],
};
