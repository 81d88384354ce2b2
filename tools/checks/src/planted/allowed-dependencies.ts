import boundaries from '../../boundaries.json';

/** By tag, the values of the same axis that it may depend on. */
export const allowedDependencies: Readonly<Record<string, readonly string[]>> = boundaries.allowed;

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
