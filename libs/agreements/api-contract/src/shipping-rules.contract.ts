import { isCurrency } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { adminErrors } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { countrySchema, instantSchema, moneySchema } from './offers.schema';

const amountSchema = z.strictObject({
  amountMinor: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  currency: z.string().check(z.refine(isCurrency, { message: 'must be an ISO 4217 currency code' })),
});

const gramsSchema = z.int().check(z.minimum(1), z.maximum(1_000_000));

const shippingRuleSchema = z
  .strictObject({
    country: countrySchema,
    /** 0 is free. Null means the shop doesn't ship there. */
    cost: z.nullable(amountSchema),
    freeFrom: z.nullable(amountSchema),
    /** Costs of lighter items, lightest first. `cost` applies above them. */
    weightClasses: z.exactOptional(
      z.readonly(
        z
          .array(z.strictObject({ gramsMax: gramsSchema, cost: amountSchema }))
          .check(z.minLength(1), z.maxLength(20)),
      ),
    ),
    /** Used for items without a weight. Without it, their shipping is unknown. */
    weightGramsAssumed: z.exactOptional(gramsSchema),
    /** Such as a surcharge for islands. */
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
      { path: ['weightClasses'], message: 'must go from light to heavy, in the cost’s currency' },
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
    message: 'must name each country once',
  }),
);

const merchantShopSchema = z.object({
  domainId: z.string(),
  domain: z.string(),
  rules: z.array(shippingRuleSchema),
});
export type ShopOfRules = z.infer<typeof merchantShopSchema>;

function bounds<Value extends z.ZodMiniType>(value: Value) {
  return z.nullable(z.object({ min: z.nullable(value), max: z.nullable(value) }));
}

/** A published charge. All conditions must apply; null means unrestricted. */
const policyConditionSchema = z.object({
  /** Empty means the shop's home country. */
  countries: z.array(z.string()),
  orderValue: bounds(moneySchema),
  weightGrams: bounds(z.number()),
  itemCount: bounds(z.number()),
  charge: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('amount'), cost: moneySchema }),
    z.object({ kind: z.literal('share'), ofOrder: z.number() }),
    z.object({ kind: z.enum(['not-shipped', 'not-stated']) }),
  ]),
  /** Dates of a limited offer. */
  season: bounds(z.string()),
  deliveryDays: z.nullable(z.object({ min: z.int(), max: z.int() })),
  /** Depends on something unknown, such as item size. */
  asksForMore: z.exactOptional(z.literal(true)),
});
export type PolicyCondition = z.infer<typeof policyConditionSchema>;

const publishedPolicySchema = z.object({
  /** Empty if its pages publish none. */
  conditions: z.array(policyConditionSchema),
  link: z.string(),
  readAt: instantSchema,
});
export type PublishedPolicy = z.infer<typeof publishedPolicySchema>;

/** The merchant's rules take precedence by country. */
export const ruledShopSchema = z.object({
  domain: z.string(),
  rules: z.array(shippingRuleSchema),
  merchantRules: z.array(shippingRuleSchema),
  policy: z.nullable(publishedPolicySchema),
});

export const listShippingRules = defineEndpoint({
  name: 'listShippingRules',
  method: 'GET',
  path: '/api/business/shipping-rules',
  summary: 'List the shipping rules of your verified domains',
  audience: 'business',
  right: 'settings.read',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(merchantShopSchema), nextCursor: z.null() }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Applies to offers without shipping costs of their own. Lists update within minutes. */
export const changeShippingRules = defineEndpoint({
  name: 'changeShippingRules',
  method: 'PUT',
  path: '/api/business/shipping-rules/:domainId',
  summary: 'Update the shipping rules of a store domain',
  audience: 'business',
  right: 'settings.edit',
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

/** Applies where neither the offer nor the merchant states a cost. */
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

/** Prices update within minutes. The previous policy stays if no page responds. */
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
