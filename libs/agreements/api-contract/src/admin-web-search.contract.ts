import * as z from 'zod/mini';
import { adminErrors, changedSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './offers.schema';

/** The engines that the web can be searched by, in the order in which they are asked. */
const engineIds = ['searxng', 'brave', 'serper', 'serpapi'] as const;

/** What keeps an engine from answering. */
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

/** Why a page that an engine found is not read. */
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

/** An engine as its operator sees it. */
const engineSchema = z.object({
  id: z.enum(engineIds),
  name: z.string(),
  /** The key that it needs, of those of the source; null for the engine whose address is in the configuration. */
  keyName: z.nullable(z.string()),
  isReady: z.boolean(),
  /** Searches on this day (UTC). */
  searchesToday: z.int(),
  lastAnsweredAt: z.nullable(instantSchema),
  /** What went wrong since it last answered; null when nothing did. */
  failure: z.nullable(
    z.object({
      at: instantSchema,
      problem: z.enum(problems),
      /** When its quota is filled again; null when it does not say. */
      resetsAt: z.nullable(instantSchema),
    }),
  ),
});
export type WebSearchEngineView = z.infer<typeof engineSchema>;

const limit = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
const limitsSchema = z.strictObject({
  searchesPerDay: limit(100_000),
  pagesPerDay: limit(100_000),
  pagesPerComparison: limit(20),
  /** For how long a page that was read is not read again. */
  pageAgeMinutes: z.int().check(z.minimum(5), z.maximum(1_440)),
});
export type WebSearchLimits = z.infer<typeof limitsSchema>;

const webSearchSchema = z.object({
  engines: z.array(engineSchema),
  limits: limitsSchema,
  /** Who changed the limits last; null for never. */
  changed: z.nullable(changedSchema),
  usedToday: z.object({ searches: z.int(), pages: z.int() }),
});
const answer = z.object({ success: z.literal(true), webSearch: webSearchSchema });

/** What a search of a test brought. */
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
    /** Engines behind the engine that did not answer. */
    unresponsive: z.array(z.object({ name: z.string(), reason: z.string() })),
    quota: z.nullable(z.object({ left: z.int(), resetsAt: z.nullable(instantSchema) })),
  }),
  z.object({
    kind: z.literal('failed'),
    problem: z.enum([...problems, 'day-used-up', 'timed-out']),
    resetsAt: z.nullable(instantSchema),
    /** What it said, for the operator. */
    detail: z.nullable(z.string()),
  }),
]);
export type WebSearchTrial = z.infer<typeof trialSchema>;

/** A shop whose page had an offer when a search led to it, or that is never read. */
const discoveredShopSchema = z.object({
  /** Registrable domain, or the host with its port for a shop on loopback. */
  domain: z.string(),
  origin: z.string(),
  decision: z.enum(['open', 'never']),
  /** In how many comparisons it was found. */
  timesFound: z.int(),
  /** How many of its offers were the product that was looked for. */
  offersConfirmed: z.int(),
  lastFoundAt: instantSchema,
  /** The product that was found last and its page; null for a shop that was never found. */
  lastTitle: z.nullable(z.string()),
  lastLink: z.nullable(z.string()),
});
export type DiscoveredShopView = z.infer<typeof discoveredShopSchema>;

/** For how many days a shop is listed after it was found last. */
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

/** Makes one search, which counts as one of the day, and says which of its results a comparison would read. */
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

/** The latest 200 with offers, without those on the shop list, and all that are never read. */
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

/** From the next comparison on, its pages are never read, or may be read again. */
export const decideDiscoveredShop = defineEndpoint({
  name: 'decideDiscoveredShop',
  method: 'PUT',
  path: '/api/admin/discovered-shops/:domain',
  summary: 'Block or allow a shop found by web search',
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject({ domain: z.string().check(z.trim(), z.minLength(1), z.maxLength(253)) }),
  body: z.strictObject({ decision: z.enum(['open', 'never']) }),
  answers: { 200: z.object({ success: z.literal(true), shop: discoveredShopSchema }) },
  errors: [...adminErrors, 'shop.not-searchable'],
});
