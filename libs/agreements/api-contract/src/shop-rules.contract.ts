import * as z from 'zod/mini';
import { adminErrors } from './admin.schema';
import { addressSchema, adminShopSchema, ownShop, shopFailures } from './admin-shops.contract';
import { defineEndpoint } from './endpoint';
import { currencySchema, instantSchema } from './offers.schema';
import { ruleFields, ruleProblems, shopRulesSchema, shopRulesStateSchema } from './shop-rules.schema';

const takenNothing = z.object({ kind: z.literal('nothing') });
/** The text isn't valid for the field, such as a price without a number. */
const unreadable = z.object({ kind: z.literal('unreadable'), taken: z.string() });
const tooSlow = z.object({ kind: z.literal('too-slow') });
const badRule = z.object({ kind: z.literal('bad-rule'), problem: z.enum(ruleProblems) });

const ruleReadingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('value'),
    taken: z.string(),
    /** As a decimal, code or URL. */
    value: z.string(),
    currency: z.nullable(z.string()),
  }),
  ...[takenNothing, unreadable, tooSlow, badRule],
]);
export type RuleReadingView = z.infer<typeof ruleReadingSchema>;

const linksSchema = z.array(z.object({ link: z.string(), title: z.string() }));

const pageFailureSchema = z.object({
  kind: z.literal('failed'),
  reason: z.enum([...shopFailures, 'timed-out', 'given-up']),
});

const resultsPreviewSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    link: z.string(),
    byRules: z.nullable(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('links'), links: linksSchema }),
        z.extend(badRule, { part: z.enum(['item', 'link']) }),
        ...[takenNothing, unreadable, tooSlow],
      ]),
    ),
    byMarkup: linksSchema,
  }),
  pageFailureSchema,
]);

const productPreviewSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    link: z.string(),
    fields: z.array(
      z.object({
        field: z.enum(ruleFields),
        byRule: z.nullable(ruleReadingSchema),
        byMarkup: z.nullable(z.string()),
      }),
    ),
    /** Whether rules and markup together give an offer. */
    isOffer: z.boolean(),
  }),
  pageFailureSchema,
]);
const previewSchema = z.object({
  results: z.nullable(resultsPreviewSchema),
  product: z.nullable(productPreviewSchema),
});
export type ShopRulesPreview = z.infer<typeof previewSchema>;

/** Reads two live pages with unsaved rules. */
export const previewShopRules = defineEndpoint({
  name: 'previewShopRules',
  method: 'POST',
  path: '/api/admin/shop-rule-previews',
  summary: "Preview a shop's extraction rules",
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    address: addressSchema,
    rules: shopRulesSchema,
    currency: z.nullable(currencySchema),
    resultsLink: z.nullable(addressSchema),
    productLink: z.nullable(addressSchema),
  }),
  answers: { 200: z.object({ success: z.literal(true), preview: previewSchema }) },
  errors: [...adminErrors, 'shop.not-searchable'],
});

export const getShopRules = defineEndpoint({
  name: 'getShopRules',
  method: 'GET',
  path: '/api/admin/shops/:domain/rules',
  summary: "Get a shop's extraction rules",
  audience: 'admin',
  rateClass: 'read',
  params: ownShop,
  answers: {
    200: z.object({
      success: z.literal(true),
      shop: adminShopSchema,
      rules: z.nullable(shopRulesSchema),
      exampleLink: z.nullable(z.string()),
      example: z.nullable(
        z.object({
          link: z.string(),
          takenAt: instantSchema,
          characters: z.int(),
          expected: z.array(z.object({ field: z.enum(ruleFields), value: z.string() })),
        }),
      ),
      state: z.nullable(shopRulesStateSchema),
    }),
  },
  errors: [...adminErrors, 'shop.not-found'],
});

/** Saves or deletes rules. The example page is read now or by the daily check. */
export const saveShopRules = defineEndpoint({
  name: 'saveShopRules',
  method: 'PUT',
  path: '/api/admin/shops/:domain/rules',
  summary: "Update a shop's extraction rules",
  audience: 'admin',
  rateClass: 'write',
  params: ownShop,
  body: z.strictObject({
    rules: z.nullable(shopRulesSchema),
    exampleLink: z.nullable(addressSchema),
  }),
  answers: { 200: z.object({ success: z.literal(true), shop: adminShopSchema }) },
  errors: [...adminErrors, 'shop.not-found', 'shop.bad-rules'],
});
