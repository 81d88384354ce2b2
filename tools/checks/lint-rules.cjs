const { allowed, banned } = require('./boundaries.json');

/** The boundary rule by boundaries.json, the only table of who may import whom. */
function boundaries(permitted = []) {
  const bannedFor = {
    ...banned,
    'runs:anywhere': [...banned['runs:browser'], ...banned['runs:node']],
  };
  const depConstraints = Object.entries(allowed).map(([sourceTag, values]) => {
    const [axis] = sourceTag.split(':');
    return {
      sourceTag,
      onlyDependOnLibsWithTags: values.map((value) => `${axis}:${value}`),
      ...(bannedFor[sourceTag] === undefined
        ? {}
        : { bannedExternalImports: bannedFor[sourceTag].filter((name) => !permitted.includes(name)) }),
    };
  });
  return ['error', { enforceBuildableLibDependency: false, allow: [], depConstraints }];
}

const environment = {
  object: 'process',
  property: 'env',
  message: 'Only config.ts and environment.ts read the environment.',
};

const withoutNode = [
  'error',
  {
    patterns: [
      {
        group: ['node:*', 'fs', 'path', 'crypto', 'http', 'https', 'net', 'os', 'child_process'],
        message: 'This project must run without Node.',
      },
    ],
  },
];

const restrictedEverywhere = [
  {
    selector: 'ExportAllDeclaration[exported=null]',
    message: 'Name what is exported: an index reads as a table of contents.',
  },
  {
    selector: ":matches(SpreadElement, JSXSpreadAttribute)[argument.type='ObjectExpression']",
    message: 'Write the fields themselves instead of spreading a literal.',
  },
];

const throughSafeFetch = 'Go out through safe-fetch only.';

/** What .eslintrc.json extends. Paths are relative to the repository's root. */
module.exports = {
  plugins: ['@nx'],
  overrides: [
    {
      files: ['*.ts', '*.tsx'],
      parser: '@typescript-eslint/parser',
      plugins: ['@typescript-eslint'],
      extends: ['plugin:@typescript-eslint/recommended', 'prettier'],
      rules: {
        '@nx/enforce-module-boundaries': boundaries(),
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-non-null-assertion': 'error',
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
        'no-restricted-syntax': ['error', ...restrictedEverywhere],
        'no-console': 'error',
        eqeqeq: 'error',
        'no-restricted-properties': ['error', environment],
      },
    },
    {
      files: ['*.tsx'],
      plugins: ['react', 'react-hooks', 'jsx-a11y'],
      extends: [
        'plugin:react/recommended',
        'plugin:react/jsx-runtime',
        'plugin:jsx-a11y/recommended',
        'prettier',
      ],
      settings: { react: { version: '19.3' } },
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
        'react/prop-types': 'off',
      },
    },
    {
      files: [
        'libs/web/**/*.{ts,tsx}',
        'apps/shopper/**/*.{ts,tsx}',
        'apps/merchant-dashboard/**/*.{ts,tsx}',
        'apps/admin/**/*.{ts,tsx}',
        'apps/browser-extension/**/*.{ts,tsx}',
      ],
      rules: { 'no-restricted-imports': withoutNode },
    },
    {
      files: [
        'libs/shopping/{offers,product-links,marketplace-detection,product-matching,product-search}/**/*.ts',
        'libs/attribution/**/*.ts',
        'libs/merchants/business-accounts/**/*.ts',
        'libs/agreements/**/*.ts',
      ],
      excludedFiles: ['**/*.test.ts'],
      rules: { 'no-restricted-imports': withoutNode },
    },
    {
      files: [
        'libs/shopping/**/*.ts',
        'libs/attribution/**/*.ts',
        'libs/merchants/**/*.ts',
        'libs/agreements/**/*.ts',
      ],
      excludedFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'A domain takes the time as a parameter.' },
          { object: 'Math', property: 'random', message: 'A domain takes randomness as a parameter.' },
          environment,
        ],
        'no-restricted-globals': ['error', { name: 'fetch', message: 'A domain does no input or output.' }],
        'no-restricted-syntax': [
          'error',
          ...restrictedEverywhere,
          {
            selector: "NewExpression[callee.name='Date'][arguments.length=0]",
            message: 'A domain takes the time as a parameter.',
          },
        ],
      },
    },
    {
      files: ['apps/api/**/*.ts', 'libs/server/**/*.ts'],
      excludedFiles: ['libs/server/safe-fetch/**', 'libs/server/page-rendering/src/open-devtools.ts'],
      rules: {
        'no-restricted-globals': ['error', { name: 'fetch', message: throughSafeFetch }],
        'no-restricted-imports': [
          'error',
          {
            paths: [
              { name: 'undici', message: throughSafeFetch },
              ...['node:http', 'node:https'].map((name) => {
                return { name, message: throughSafeFetch, importNames: ['request', 'get', 'Agent'] };
              }),
              ...['http', 'https'].map((name) => {
                return { name, message: `Write node:${name}; calls go out through safe-fetch only.` };
              }),
            ],
          },
        ],
      },
    },
    {
      files: [
        'apps/api/**/*.test.ts',
        'apps/api/src/testing/*.ts',
        'libs/server/**/*.test.ts',
        'libs/server/**/testing.ts',
        'libs/server/**/testing/*.ts',
      ],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-imports': 'off' },
    },
    {
      files: [
        'apps/*/src/config.ts',
        'apps/*/src/environment.ts',
        'apps/api/src/commands/*.ts',
        'tools/**/*.ts',
        '**/*.test.ts',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: [
        'tools/**/*.ts',
        'apps/api/src/main.ts',
        'apps/api/src/worker.ts',
        'apps/api/src/commands/*.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        '**/drizzle.*.config.ts',
        '**/*.config.ts',
        'tools/e2e/src/start-products.ts',
        'tools/e2e/src/results-reporter.ts',
      ],
      rules: { 'no-restricted-exports': 'off' },
    },
    {
      files: ['apps/shopper/src/server-render/page-server/**/*.ts'],
      rules: {
        'no-restricted-imports': 'off',
        '@nx/enforce-module-boundaries': boundaries(['fastify', 'fastify-*', '@fastify/*']),
      },
    },
    {
      files: ['*.js', '*.mjs'],
      parserOptions: { ecmaVersion: 2023, sourceType: 'module' },
      env: { node: true, es2022: true },
      extends: ['eslint:recommended', 'prettier'],
    },
  ],
};
