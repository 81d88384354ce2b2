import preset from '../../jest.preset.js';

export default {
  ...preset,
  displayName: 'api',
  testEnvironment: 'node',
  // The packages of otplib are ES modules: Jest on Node 20 has to translate them.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('cookie|', 'cookie|@scure/base|@noble/hashes|'),
  ),
};
