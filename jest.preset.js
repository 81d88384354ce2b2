import { readFileSync } from 'node:fs';

/** Jest settings that every project extends: TypeScript by swc, libraries found by the paths of tsconfig.base.json. */
const root = import.meta.dirname;
const { compilerOptions } = JSON.parse(readFileSync(`${root}/tsconfig.base.json`, 'utf8'));
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths)
    // A pattern applies after the names that are written out, as in TypeScript.
    .sort(([one], [other]) => Number(one.includes('*')) - Number(other.includes('*')))
    .map(([name, [file]]) => [
      `^${escape(name).replace('\\*', '(.+)')}$`,
      `${root}/${file.replace(/^\.\//, '').replace('*', '$1')}`,
    ]),
);

/** What takes minutes or kills programs: run by the target test-heavy, which continuous integration runs too. */
const heavyTests = '**/*.heavy.test.ts';

export default {
  globals: { requirePostgres: process.env.REQUIRE_POSTGRES !== undefined },
  testMatch: process.env.TESTS === 'heavy' ? [heavyTests] : ['**/*.test.ts?(x)', `!${heavyTests}`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: { ...aliases, '\\.(css|svg|png|woff2)$': `${root}/tools/jest/empty.cjs` },
  reporters: ['default', `${root}/tools/jest/results-reporter.cjs`],
  setupFilesAfterEnv: ['fail-on-console', 'patient-waits', 'no-owner-stacks'].map(
    (name) => `${root}/tools/jest/${name}.cjs`,
  ),
  testEnvironment: `${root}/tools/jest/node-packages-environment.cjs`,
  testTimeout: 120_000,
  transform: {
    // fast-check lists all of Unicode for a property of any text: once a worker, not once a file. PGlite imports parts of itself
    // as it starts, which Jest's own loader refuses.
    '/node_modules/(fast-check|@electric-sql)/.+\\.[cm]?js$': `${root}/tools/jest/node-packages.cjs`,
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
  transformIgnorePatterns: [
    '/node_modules/(?!(@electric-sql|cookie|@fastify/cookie|fast-check|p-queue|p-timeout|uuid)/)',
  ],
};
