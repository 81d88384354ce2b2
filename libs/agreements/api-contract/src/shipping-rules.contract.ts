import { isCurrency } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { adminErrors } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { countrySchema, instantSchema, moneySchema } from './offers.schema';

const amountSchema = z.strictObject({
  amountMinor: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  currency: z.string().check(z.refine(isCurrency, { message: 'is no ISO 4217 currency code' })),
});

const gramsSchema = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** What a shop asks for shipping to one country. */
const shippingRuleSchema = z
  .strictObject({
    country: countrySchema,
    /** 0: free. Null: the shop does not ship there. */
    cost: z.nullable(amountSchema),
    /** The item price from which shipping is free; null for none. */
    freeFrom: z.nullable(amountSchema),
    /** What lighter things cost, the lightest first; `cost` is for what is heavier than all of them. */
    weightClasses: z.exactOptional(
      z.readonly(
        z
          .array(z.strictObject({ gramsMax: gramsSchema, cost: amountSchema }))
          .check(z.minLength(1), z.maxLength(20)),
      ),
    ),
    /** The weight of things whose own weight is not known; without it their shipping is unknown. */
    weightGramsAssumed: z.exactOptional(gramsSchema),
    /** What else shoppers should know, such as that islands cost more. */
    note: z.exactOptional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  })
  .check(
    z.refine(({ cost, freeFrom }) => freeFrom === null || (cost !== null && cost.amountMinor > 0), {
      path: ['freeFrom'],
      message: 'needs a shipping cost above 0',
    }),
    z.refine(
      ({ cost, weightClasses = [] }) =>
        weightClasses.every(
          ({ gramsMax, cost: own }, place) =>
            own.currency === cost?.currency && gramsMax > (weightClasses[place - 1]?.gramsMax ?? 0),
        ),
      { path: ['weightClasses'], message: 'go from light to heavy, in the currency of the cost' },
    ),
    z.refine(
      ({ weightClasses, weightGramsAssumed }) =>
        weightGramsAssumed === undefined || weightClasses !== undefined,
      { path: ['weightGramsAssumed'], message: 'needs weight classes' },
    ),
  );
export type ShippingRule = z.infer<typeof shippingRuleSchema>;

const rulesSchema = z.array(shippingRuleSchema).check(
  z.maxLength(250),
  z.refine((rules) => new Set(rules.map(({ country }) => country)).size === rules.length, {
    message: 'name each country once',
  }),
);

/** The rules of a shop whose domain is verified, as its merchant sees them. */
const merchantShopSchema = z.object({
  domainId: z.string(),
  domain: z.string(),
  rules: z.array(shippingRuleSchema),
});
export type ShopOfRules = z.infer<typeof merchantShopSchema>;

function bounds<Value extends z.ZodMiniType>(value: Value) {
  return z.nullable(z.object({ min: z.nullable(value), max: z.nullable(value) }));
}

/** What a shop publishes that it charges under some conditions, all of which must hold; null names none. */
const policyConditionSchema = z.object({
  /** Empty: it names no place, which counts at its home. */
  countries: z.array(z.string()),
  orderValue: bounds(moneySchema),
  weightGrams: bounds(z.number()),
  itemCount: bounds(z.number()),
  charge: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('amount'), cost: moneySchema }),
    z.object({ kind: z.literal('share'), ofOrder: z.number() }),
    z.object({ kind: z.enum(['not-shipped', 'not-stated']) }),
  ]),
  /** The days of a limited time. */
  season: bounds(z.string()),
  deliveryDays: z.nullable(z.object({ min: z.int(), max: z.int() })),
  /** It names something else too that is not known of items, such as their size. */
  asksForMore: z.exactOptional(z.literal(true)),
});
export type PolicyCondition = z.infer<typeof policyConditionSchema>;

/** What a shop published about its shipping when it was last read. */
const publishedPolicySchema = z.object({
  /** Empty: its pages publish none. */
  conditions: z.array(policyConditionSchema),
  /** The page that it was read from. */
  link: z.string(),
  readAt: instantSchema,
});
export type PublishedPolicy = z.infer<typeof publishedPolicySchema>;

/** The rules of a shop, as the console sees them. The merchant's count first, for each country. */
export const ruledShopSchema = z.object({
  domain: z.string(),
  /** The operator's. */
  rules: z.array(shippingRuleSchema),
  merchantRules: z.array(shippingRuleSchema),
  /** Null: its pages were never read for one. */
  policy: z.nullable(publishedPolicySchema),
});

export const listShippingRules = defineEndpoint({
  name: 'listShippingRules',
  method: 'GET',
  path: '/api/business/shipping-rules',
  summary: 'List the shipping rules of your verified domains',
  audience: 'business',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(merchantShopSchema), nextCursor: z.null() }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/**
 * Replaces the rules of a store. They count for its offers that state no shipping of their own for the country; prices in lists follow
 * within minutes.
 */
export const changeShippingRules = defineEndpoint({
  name: 'changeShippingRules',
  method: 'PUT',
  path: '/api/business/shipping-rules/:domainId',
  summary: 'Update the shipping rules of a store domain',
  audience: 'business',
  rateClass: 'write',
  params: z.strictObject({ domainId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  body: z.strictObject({ rules: rulesSchema }),
  answers: { 200: z.object({ success: z.literal(true), shop: merchantShopSchema }) },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'domain.not-found',
    'domain.unverified',
  ],
});

const ownShop = z.strictObject({
  retailerDomain: z.string().check(z.toLowerCase(), z.regex(/^[a-z0-9.-]+(:\d{1,5})?$/), z.maxLength(253)),
});
const one = z.object({ success: z.literal(true), shop: ruledShopSchema });

export const getShopShipping = defineEndpoint({
  name: 'getShopShipping',
  method: 'GET',
  path: '/api/admin/retailers/:retailerDomain/shipping-rules',
  summary: "Get a shop's shipping rules",
  audience: 'admin',
  rateClass: 'read',
  params: ownShop,
  answers: { 200: one },
  errors: adminErrors,
});

/** Replaces the operator's rules of a shop. They count for countries that neither the offer nor the merchant speaks of. */
export const changeShopShipping = defineEndpoint({
  name: 'changeShopShipping',
  method: 'PUT',
  path: '/api/admin/retailers/:retailerDomain/shipping-rules',
  summary: "Update the operator's shipping rules for a shop",
  audience: 'admin',
  rateClass: 'write',
  params: ownShop,
  body: z.strictObject({ rules: rulesSchema }),
  answers: { 200: one },
  errors: adminErrors,
});

/** Reads the shipping policy from the shop's pages now; prices follow within minutes. What was known stays where no page answers. */
export const readShippingPolicy = defineEndpoint({
  name: 'readShippingPolicy',
  method: 'POST',
  path: '/api/admin/retailers/:retailerDomain/shipping-policy',
  summary: "Recheck a shop's shipping policy",
  audience: 'admin',
  rateClass: 'write',
  params: ownShop,
  answers: { 200: z.object({ success: z.literal(true), shop: ruledShopSchema, wasRead: z.boolean() }) },
  errors: adminErrors,
});
