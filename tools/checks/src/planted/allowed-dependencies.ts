/**
 * The dependencies that the architecture allows each tag, kept separately from .eslintrc.json so that loosening a lint
 * rule alone fails the check.
 */
export const allowedDependencies: Readonly<Record<string, readonly string[]>> = {
  'scope:shopping': ['shopping'],
  'scope:attribution': ['attribution', 'shopping'],
  'scope:merchants': ['merchants', 'shopping'],
  'scope:agreements': ['agreements', 'shopping', 'attribution', 'merchants'],
  'scope:server': ['server', 'agreements', 'shopping', 'attribution', 'merchants'],
  'scope:web': ['web', 'agreements', 'shopping', 'attribution', 'merchants'],
  'scope:shopper': ['shopper', 'web', 'agreements', 'shopping', 'attribution', 'merchants'],
  'scope:merchant-dashboard': [
    'merchant-dashboard',
    'web',
    'agreements',
    'shopping',
    'attribution',
    'merchants',
  ],
  'scope:admin': ['admin', 'web', 'agreements', 'shopping', 'attribution', 'merchants'],
  'scope:browser-extension': [
    'browser-extension',
    'web',
    'agreements',
    'shopping',
    'attribution',
    'merchants',
  ],
  'scope:api': ['api', 'server', 'agreements', 'shopping', 'attribution', 'merchants'],
  'scope:tools': ['agreements', 'shopping', 'web'],
  'type:domain': ['domain'],
  'type:agreement': ['agreement', 'domain'],
  'type:adapter': ['adapter', 'agreement', 'domain'],
  'type:ui': ['ui', 'domain'],
  'type:client': ['client', 'ui', 'agreement', 'domain'],
  'type:app': ['adapter', 'client', 'ui', 'agreement', 'domain'],
  'type:tool': ['client', 'agreement', 'domain'],
  'runs:browser': ['browser', 'anywhere'],
  'runs:node': ['node', 'anywhere'],
  'runs:anywhere': ['anywhere'],
};

const ofServers = [
  'fastify',
  'fastify-type-provider-zod',
  '@fastify/cookie',
  'drizzle-orm',
  'drizzle-orm/sqlite-core',
  'better-sqlite3',
  'pg',
  'pg-boss',
  'undici',
  'pino',
  'prom-client',
];

const ofBrowsers = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@testing-library/react',
  '@tanstack/react-query',
  'radix-ui',
  '@radix-ui/react-toast',
  'lucide-react',
];

/** Packages that a project must not import, by its runtime. */
export const bannedPackages: Readonly<Record<string, readonly string[]>> = {
  'runs:browser': ofServers,
  'runs:node': ofBrowsers,
  'runs:anywhere': [...ofServers, ...ofBrowsers],
};

/** Packages that every project may import, to check that the rules allow something. */
export const allowedPackages: Readonly<Record<string, readonly string[]>> = {
  'runs:browser': ['zod/mini', ...ofBrowsers],
  'runs:node': ['zod/mini', ...ofServers],
  'runs:anywhere': ['zod/mini'],
};
