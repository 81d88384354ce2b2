import { readFileSync } from 'node:fs';

/** Jest settings that every project extends: TypeScript by swc, libraries found by the paths of tsconfig.base.json. */
const root = import.meta.dirname;
const { compilerOptions } = JSON.parse(readFileSync(`${root}/tsconfig.base.json`, 'utf8'));
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([name, [file]]) => [
    `^${escape(name)}$`,
    `${root}/${file.replace(/^\.\//, '')}`,
  ]),
);

export default {
  testMatch: ['**/*.test.ts?(x)'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: { ...aliases, '\\.(css|svg|png|woff2)$': `${root}/tools/jest/empty.cjs` },
  reporters: ['default', `${root}/tools/jest/results-reporter.cjs`],
  setupFilesAfterEnv: [`${root}/tools/jest/fail-on-console.cjs`, `${root}/tools/jest/patient-waits.cjs`],
  testTimeout: 120_000,
  transform: {
    '^.+\\.[cm]?[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(cookie|@fastify/cookie|p-queue|p-timeout|uuid)/)'],
};
