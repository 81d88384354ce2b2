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

/** How a shop can be searched: by the interface of its platform, or by its own search page. */
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

/** Why an address is no shop that can be searched. */
export const noShopReasons = [
  'not-an-address',
  'blocked',
  'robots',
  'gone',
  'unreachable',
  'refused',
  'no-search',
] as const;

/** Why a shop gave no answer. */
export const shopFailures = ['blocked', 'rate-limited', 'unreachable', 'bad-answer', 'refused'] as const;

const domainSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(253));
export const addressSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000));
const taxModeSchema = z.enum(['included', 'excluded', 'unknown']);
const taxPercentSchema = z.nullable(z.number().check(z.minimum(0), z.maximum(50)));

/** What was found out about a shop. */
const shopFacts = {
  /** Registrable domain, or the host with its port for a shop on loopback. */
  domain: z.string(),
  name: z.string(),
  origin: z.string(),
  /** What it is searched by. */
  platform: z.enum(shopPlatforms),
  /** The software that it runs on; generic when that is not known. */
  software: z.enum(shopPlatforms),
  /** What its prices are in where they name no currency themselves; null when unknown. */
  currency: z.nullable(currencySchema),
  country: z.nullable(countrySchema),
  /** How many decimals it displays; null when it does not say. */
  decimals: z.nullable(z.int()),
  /** Where its barcodes are: in the answers of its search, or on product pages alone. */
  barcodes: z.enum(['answers', 'pages']),
  /** The address of its search page with {query} for the words; null when it is searched by its interface. */
  searchTemplate: z.nullable(z.string()),
  /** Whether its pages are filled by scripts, so that they are read in the operator's browser. */
  needsBrowser: z.boolean(),
};

/** What was found at an address. */
const shopFindingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shop'), ...shopFacts }),
  z.object({
    kind: z.literal('none'),
    reason: z.enum(noShopReasons),
    /** The shop, where it lacks nothing but a search that is recognised; the operator can enter its address. */
    shop: z.optional(z.object(shopFacts)),
  }),
]);
export type ShopFindingView = z.infer<typeof shopFindingSchema>;

/** A shop of the operator's list. */
export const adminShopSchema = z.object({
  ...shopFacts,
  /** The id of the source that searches it, by which it is turned on and off. */
  sourceId: z.string(),
  isOn: z.boolean(),
  taxMode: taxModeSchema,
  /** What is added to prices without tax. */
  taxPercent: taxPercentSchema,
  addedAt: instantSchema,
  checkedAt: instantSchema,
  /** What the last check found: the shop, or why it could not be searched. */
  checkResult: z.enum(['found', ...noShopReasons]),
  /** When its search last answered and last failed; null for never. */
  lastAnsweredAt: z.nullable(instantSchema),
  lastFailedAt: z.nullable(instantSchema),
  /** How the operator's rules are doing; null for a shop without. */
  rules: z.nullable(shopRulesStateSchema),
});
export type AdminShop = z.infer<typeof adminShopSchema>;

/** Why an offer is taken for the product that was searched for, or for another one. */
const evidenceKinds = [
  'same-gtin',
  'same-model',
  'same-title',
  'likely',
  'variant',
  'similar',
  'different',
] as const;

/** What a live search of a shop found, and why each offer would be taken. */
const triedOfferSchema = z.object({
  title: z.string(),
  link: z.string(),
  price: moneySchema,
  availability: availabilitySchema,
  brand: z.nullable(z.string()),
  gtins: z.array(z.string()),
  mpn: z.nullable(z.string()),
  /** Whether a comparison would list it as the product. */
  isMatch: z.boolean(),
  evidence: z.enum(evidenceKinds),
  /** What the operator's rules took from its page. */
  byRules: z.array(z.enum(ruleFields)),
});
export type TriedOffer = z.infer<typeof triedOfferSchema>;

const shopTrialSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offers'), offers: z.array(triedOfferSchema) }),
  z.object({ kind: z.literal('failed'), reason: z.enum(shopFailures) }),
  z.object({ kind: z.literal('timed-out') }),
]);
export type ShopTrial = z.infer<typeof shopTrialSchema>;

/** What the operator decides about a shop. */
const shopChoices = {
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  currency: z.optional(z.nullable(currencySchema)),
  taxMode: z.optional(taxModeSchema),
  taxPercent: z.optional(taxPercentSchema),
  /** The address of its search page with {query}, in place of what was found. */
  searchTemplate: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  needsBrowser: z.optional(z.boolean()),
  rules: z.optional(shopRulesSchema),
};

/** A shop as it was exported before there were rules. */
const sharedShopFacts = {
  ...{ domain: domainSchema, name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) },
  origin: addressSchema,
  ...{ platform: z.enum(shopPlatforms), software: z.enum(shopPlatforms) },
  apiBase: z.nullable(addressSchema),
  ...{ currency: z.nullable(currencySchema), country: z.nullable(countrySchema) },
  ...{ taxMode: taxModeSchema, taxPercent: taxPercentSchema },
  searchTemplate: z.nullable(z.string().check(z.maxLength(500))),
  decimals: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
};

/** A shop as it is exported and imported. */
const sharedShopSchema = z.strictObject({
  ...sharedShopFacts,
  /** False where it is left out. */
  needsBrowser: z.optional(z.boolean()),
  rules: z.nullable(shopRulesSchema),
  /** The product page that its rules are checked with. */
  exampleLink: z.nullable(addressSchema),
});
export type SharedShop = z.infer<typeof sharedShopSchema>;

/** How many shops a list may have. */
export const shopsMax = 500;

const one = z.object({ success: z.literal(true), shop: adminShopSchema });
/** The shop of a path. */
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

/** Fetches the shop's home page and makes one probe. What was found is remembered for a week. */
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
      /** Whether BROWSER_URL is set, without which no shop that needs a browser can be read. */
      hasBrowser: z.boolean(),
    }),
  },
  errors: adminErrors,
});

/** Searches a shop live that need not be on the list yet. */
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
  errors: [...adminErrors, 'shop.not-searchable', 'shop.bad-rules'],
});

/** Adds a shop, or changes what the operator decided about one. It is searched from the next comparison on, in all processes. */
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
    /** The product page that its rules are checked with daily. */
    exampleLink: z.optional(z.nullable(addressSchema)),
  }),
  answers: { 201: one },
  errors: [...adminErrors, 'shop.not-searchable', 'shop.too-many', 'shop.bad-rules'],
});

/** Looks at a shop again, and searches it from then on as what it is now. */
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

/**
 * Adds the shops of an exported list, in place of those of the same domains. A shop that leads to another site, or has rules that
 * cannot be used, is left out.
 */
export const importShops = defineEndpoint({
  name: 'importShops',
  method: 'POST',
  path: '/api/admin/shop-list',
  summary: 'Import a shop list',
  audience: 'admin',
  rateClass: 'write',
  body: z.discriminatedUnion('version', [
    // Without rules: those that the shops have stay.
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
      /** Domains that were left out. */
      leftOut: z.array(z.string()),
    }),
  },
  errors: [...adminErrors, 'shop.too-many'],
});
