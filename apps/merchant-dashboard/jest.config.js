import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'merchant-dashboard',
  testEnvironment: '../../tools/jest/jsdom-environment.cjs',
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '@testing-library/jest-dom'],
};
