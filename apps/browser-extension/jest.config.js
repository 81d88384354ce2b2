import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'browser-extension',
  testEnvironment: '../../tools/jest/jsdom-environment.cjs',
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '@testing-library/jest-dom'],
};
