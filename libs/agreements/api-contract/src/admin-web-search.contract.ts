import * as z from 'zod/mini';
import { adminErrors, changedSchema, limitSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';

/** In the order in which they are used. */
const engineIds = ['searxng', 'brave', 'serper', 'serpapi'] as const;

const problems = [
  'json-off',
  'limiter',
  'engines-blocked',
  'key-refused',
  'quota',
  'too-fast',
  'bad-answer',
  'refused',
  'unreachable',
] as const;
export type WebSearchProblemView = (typeof problems)[number];

const leftOutReasons = [
  'no-web-address',
  'never',
  'own-shop',
  'marketplace',
  'comparison-site',
  'not-a-product',
  'pasted',
  'enough-of-shop',
] as const;

const engineSchema = z.object({
  id: z.enum(engineIds),
  name: z.string(),
  /** Null for the engine whose URL is in the configuration. */
  keyName: z.nullable(z.string()),
  isReady: z.boolean(),
  /** Searches today (UTC). */
  searchesToday: z.int(),
  lastAnsweredAt: z.nullable(instantSchema),
  failure: z.nullable(
    z.object({
      at: instantSchema,
      problem: z.enum(problems),
      /** When its quota is renewed; null if unknown. */
      resetsAt: z.nullable(instantSchema),
    }),
  ),
});
export type WebSearchEngineView = z.infer<typeof engineSchema>;

export const webSearchBounds = {
  searchesPerDay: [0, 100_000],
  pagesPerDay: [0, 100_000],
  pagesPerComparison: [0, 20],
  pageAgeMinutes: [5, 1_440],
} as const;

const limitsSchema = z.strictObject({
  searchesPerDay: limitSchema(webSearchBounds.searchesPerDay),
  pagesPerDay: limitSchema(webSearchBounds.pagesPerDay),
  pagesPerComparison: limitSchema(webSearchBounds.pagesPerComparison),
  pageAgeMinutes: limitSchema(webSearchBounds.pageAgeMinutes),
});
export type WebSearchLimits = z.infer<typeof limitsSchema>;

const webSearchSchema = z.object({
  engines: z.array(engineSchema),
  limits: limitsSchema,
  changed: z.nullable(changedSchema),
  usedToday: z.object({ searches: z.int(), pages: z.int() }),
});
const answer = z.object({ success: z.literal(true), webSearch: webSearchSchema });

const trialSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answered'),
    results: z.array(
      z.object({
        link: z.string(),
        title: z.string(),
        /** Null for a page that a comparison would read. */
        leftOut: z.nullable(z.enum(leftOutReasons)),
      }),
    ),
    /** Engines behind this engine that didn't respond. */
    unresponsive: z.array(z.object({ name: z.string(), reason: z.string() })),
    quota: z.nullable(z.object({ left: z.int(), resetsAt: z.nullable(instantSchema) })),
  }),
  z.object({
    kind: z.literal('failed'),
    problem: z.enum([...problems, 'day-used-up', 'timed-out']),
    resetsAt: z.nullable(instantSchema),
    detail: z.nullable(z.string()),
  }),
]);
export type WebSearchTrial = z.infer<typeof trialSchema>;

const discoveredShopSchema = z.object({
  /** Registrable domain, or host and port for a shop on loopback. */
  domain: z.string(),
  origin: z.string(),
  decision: z.enum(['open', 'never']),
  timesFound: z.int(),
  /** Number of offers that matched the product. */
  offersConfirmed: z.int(),
  lastFoundAt: instantSchema,
  lastTitle: z.nullable(z.string()),
  lastLink: z.nullable(z.string()),
});
export type DiscoveredShopView = z.infer<typeof discoveredShopSchema>;

/** How long a shop stays listed after it was last found. */
export const discoveredShopDays = 90;

export const getWebSearch = defineEndpoint({
  name: 'getWebSearch',
  method: 'GET',
  path: '/api/admin/web-search',
  summary: 'Get the web search engines and limits',
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: answer },
  errors: adminErrors,
});

export const changeWebSearch = defineEndpoint({
  name: 'changeWebSearch',
  method: 'PUT',
  path: '/api/admin/web-search',
  summary: 'Update the web search limits',
  audience: 'admin',
  rateClass: 'write',
  body: limitsSchema,
  answers: { 200: answer },
  errors: adminErrors,
});

/** Makes one search, which counts towards the daily limit, and says which results a comparison would read. */
export const tryWebSearch = defineEndpoint({
  name: 'tryWebSearch',
  method: 'POST',
  path: '/api/admin/web-search/trials',
  summary: 'Test a search engine',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    engine: z.enum(engineIds),
    query: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  answers: { 200: z.object({ success: z.literal(true), trial: trialSchema }) },
  errors: adminErrors,
});

/** The latest 200 shops with offers that aren't on the shop list, and all blocked ones. */
export const listDiscoveredShops = defineEndpoint({
  name: 'listDiscoveredShops',
  method: 'GET',
  path: '/api/admin/discovered-shops',
  summary: 'List shops found by web search',
  audience: 'admin',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(discoveredShopSchema), nextCursor: z.null() }),
  },
  errors: adminErrors,
});

/** A blocked shop (`never`) is never requested, and its offers are removed within a minute and shown nowhere. */
export const decideDiscoveredShop = defineEndpoint({
  name: 'decideDiscoveredShop',
  method: 'PUT',
  path: '/api/admin/discovered-shops/:domain',
  summary: 'Block or unblock a shop',
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject({ domain: z.string().check(z.trim(), z.minLength(1), z.maxLength(253)) }),
  body: z.strictObject({ decision: z.enum(['open', 'never']), reason: z.optional(reasonSchema) }),
  answers: { 200: z.object({ success: z.literal(true), shop: discoveredShopSchema }) },
  errors: [...adminErrors, 'shop.not-searchable'],
});
