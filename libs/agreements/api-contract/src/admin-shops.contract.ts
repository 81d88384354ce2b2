import * as z from 'zod/mini';
import { adminErrors } from './admin.schema';
import { defineEndpoint } from './endpoint';
import {
  availabilitySchema,
  countrySchema,
  currencySchema,
  instantSchema,
  moneySchema,
} from './offers.schema';
import { ruleFields, shopRulesSchema, shopRulesStateSchema } from './shop-rules.schema';

/** The platform whose API is searched, or the shop's own search page. */
const shopPlatforms = [
  'woocommerce',
  'shopify',
  'magento',
  'vtex',
  'prestashop',
  'shopware',
  'ucp',
  'generic',
] as const;

export const noShopReasons = [
  'not-an-address',
  'blocked',
  'robots',
  'gone',
  'unreachable',
  'refused',
  'no-search',
] as const;

export const shopFailures = ['blocked', 'rate-limited', 'unreachable', 'bad-answer', 'refused'] as const;

const domainSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(253));
export const addressSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000));
const taxModeSchema = z.enum(['included', 'excluded', 'unknown']);
const taxPercentSchema = z.nullable(z.number().check(z.minimum(0), z.maximum(50)));

const shopFacts = {
  /** Registrable domain, or host and port for a shop on loopback. */
  domain: z.string(),
  name: z.string(),
  origin: z.string(),
  platform: z.enum(shopPlatforms),
  software: z.enum(shopPlatforms),
  currency: z.nullable(currencySchema),
  country: z.nullable(countrySchema),
  decimals: z.nullable(z.int()),
  /** Where barcodes appear: in search results or only on product pages. */
  barcodes: z.enum(['answers', 'pages']),
  /** Search page URL with {query}; null if an API is used. */
  searchTemplate: z.nullable(z.string()),
  needsBrowser: z.boolean(),
};

const shopFindingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shop'), ...shopFacts }),
  z.object({
    kind: z.literal('none'),
    reason: z.enum(noShopReasons),
    /** A shop whose search wasn't recognised. The operator can enter its URL. */
    shop: z.optional(z.object(shopFacts)),
  }),
]);
export type ShopFindingView = z.infer<typeof shopFindingSchema>;

export const adminShopSchema = z.object({
  ...shopFacts,
  sourceId: z.string(),
  isOn: z.boolean(),
  taxMode: taxModeSchema,
  /** Added to prices without tax. */
  taxPercent: taxPercentSchema,
  addedAt: instantSchema,
  checkedAt: instantSchema,
  checkResult: z.enum(['found', ...noShopReasons]),
  lastAnsweredAt: z.nullable(instantSchema),
  lastFailedAt: z.nullable(instantSchema),
  rules: z.nullable(shopRulesStateSchema),
});
export type AdminShop = z.infer<typeof adminShopSchema>;

const evidenceKinds = [
  'same-gtin',
  'same-model',
  'same-title',
  'likely',
  'variant',
  'similar',
  'different',
] as const;

const triedOfferSchema = z.object({
  title: z.string(),
  link: z.string(),
  price: moneySchema,
  availability: availabilitySchema,
  brand: z.nullable(z.string()),
  gtins: z.array(z.string()),
  mpn: z.nullable(z.string()),
  isMatch: z.boolean(),
  evidence: z.enum(evidenceKinds),
  byRules: z.array(z.enum(ruleFields)),
});
export type TriedOffer = z.infer<typeof triedOfferSchema>;

const shopTrialSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offers'), offers: z.array(triedOfferSchema) }),
  z.object({ kind: z.literal('failed'), reason: z.enum(shopFailures) }),
  z.object({ kind: z.literal('timed-out') }),
]);
export type ShopTrial = z.infer<typeof shopTrialSchema>;

const shopChoices = {
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  currency: z.optional(z.nullable(currencySchema)),
  taxMode: z.optional(taxModeSchema),
  taxPercent: z.optional(taxPercentSchema),
  /** Search page URL with {query}, overriding the detected one. */
  searchTemplate: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  needsBrowser: z.optional(z.boolean()),
  rules: z.optional(shopRulesSchema),
};

/** The export format from before rules existed. */
const sharedShopFacts = {
  domain: domainSchema,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  origin: addressSchema,
  platform: z.enum(shopPlatforms),
  software: z.enum(shopPlatforms),
  apiBase: z.nullable(addressSchema),
  currency: z.nullable(currencySchema),
  country: z.nullable(countrySchema),
  taxMode: taxModeSchema,
  taxPercent: taxPercentSchema,
  searchTemplate: z.nullable(z.string().check(z.maxLength(500))),
  decimals: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
};

const sharedShopSchema = z.strictObject({
  ...sharedShopFacts,
  needsBrowser: z.optional(z.boolean()),
  rules: z.nullable(shopRulesSchema),
  exampleLink: z.nullable(addressSchema),
});
export type SharedShop = z.infer<typeof sharedShopSchema>;

export const shopsMax = 500;

const one = z.object({ success: z.literal(true), shop: adminShopSchema });
export const ownShop = z.strictObject({ domain: domainSchema });

export const listAdminShops = defineEndpoint({
  name: 'listAdminShops',
  method: 'GET',
  path: '/api/admin/shops',
  summary: 'List the shops searched in comparisons',
  audience: 'admin',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(adminShopSchema), nextCursor: z.null() }),
  },
  errors: adminErrors,
});

/** Fetches the home page and makes one test request. The result is cached for a week. */
export const recogniseShop = defineEndpoint({
  name: 'recogniseShop',
  method: 'POST',
  path: '/api/admin/shop-findings',
  summary: 'Detect how a shop can be searched',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({ address: addressSchema, again: z.optional(z.boolean()) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      finding: shopFindingSchema,
      /** Whether BROWSER_URL is set, which shops that need a browser require. */
      hasBrowser: z.boolean(),
    }),
  },
  errors: [...adminErrors, 'shop.blocked'],
});

/** The shop doesn't have to be on the list. */
export const tryShop = defineEndpoint({
  name: 'tryShop',
  method: 'POST',
  path: '/api/admin/shop-trials',
  summary: 'Run a test search at a shop',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    address: addressSchema,
    query: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    ...shopChoices,
  }),
  answers: { 200: z.object({ success: z.literal(true), trial: shopTrialSchema }) },
  errors: [...adminErrors, 'shop.blocked', 'shop.not-searchable', 'shop.bad-rules'],
});

/** Adds or updates a shop. It is searched from the next comparison on, in all processes. */
export const saveShop = defineEndpoint({
  name: 'saveShop',
  method: 'POST',
  path: '/api/admin/shops',
  summary: 'Add a shop',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    address: addressSchema,
    ...shopChoices,
    /** The product page for the daily check of the rules. */
    exampleLink: z.optional(z.nullable(addressSchema)),
  }),
  answers: { 201: one },
  errors: [...adminErrors, 'shop.blocked', 'shop.not-searchable', 'shop.too-many', 'shop.bad-rules'],
});

/** Repeats the detection and updates the shop. */
export const checkShop = defineEndpoint({
  name: 'checkShop',
  method: 'POST',
  path: '/api/admin/shops/:domain/check',
  summary: 'Recheck a shop',
  audience: 'admin',
  rateClass: 'write',
  params: ownShop,
  answers: { 200: one },
  errors: [...adminErrors, 'shop.not-found'],
});

export const removeShop = defineEndpoint({
  name: 'removeShop',
  method: 'DELETE',
  path: '/api/admin/shops/:domain',
  summary: 'Remove a shop',
  audience: 'admin',
  rateClass: 'write',
  params: ownShop,
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: [...adminErrors, 'shop.not-found'],
});

export const exportShops = defineEndpoint({
  name: 'exportShops',
  method: 'GET',
  path: '/api/admin/shop-list',
  summary: 'Export the shop list',
  audience: 'admin',
  rateClass: 'read',
  answers: {
    200: z.object({
      success: z.literal(true),
      list: z.object({ version: z.literal(2), shops: z.array(sharedShopSchema) }),
    }),
  },
  errors: adminErrors,
});

/** Adds or replaces shops by domain. Skips shops that redirect elsewhere or have unusable rules. */
export const importShops = defineEndpoint({
  name: 'importShops',
  method: 'POST',
  path: '/api/admin/shop-list',
  summary: 'Import a shop list',
  audience: 'admin',
  rateClass: 'write',
  body: z.discriminatedUnion('version', [
    // Without rules, existing rules are unchanged.
    z.strictObject({
      version: z.literal(1),
      shops: z.array(z.strictObject(sharedShopFacts)).check(z.maxLength(shopsMax)),
    }),
    z.strictObject({
      version: z.literal(2),
      shops: z.array(sharedShopSchema).check(z.maxLength(shopsMax)),
    }),
  ]),
  answers: {
    200: z.object({
      success: z.literal(true),
      imported: z.int(),
      leftOut: z.array(z.string()),
    }),
  },
  errors: [...adminErrors, 'shop.too-many'],
});
