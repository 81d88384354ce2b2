import { readFileSync } from 'node:fs';
import preset from '../../../jest.preset.js';

export default {
  ...preset,
  displayName: 'ui-kit',
  testEnvironment: '../../../tools/jest/jsdom-environment.cjs',
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '@testing-library/jest-dom'],
  globals: { themeSource: readFileSync(`${import.meta.dirname}/src/theme.css`, 'utf8') },
};
