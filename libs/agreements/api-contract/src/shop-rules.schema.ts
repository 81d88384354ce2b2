import * as z from 'zod/mini';
import { instantSchema } from './offers.schema';

export const ruleFields = [
  'title',
  'price',
  'currency',
  'availability',
  'image',
  'gtin',
  'mpn',
  'brand',
  'shipping',
] as const;

export const ruleProblems = [
  'empty',
  'too-long',
  'selector',
  'attribute',
  'path',
  'pattern',
  'group',
] as const;

const ruleTextSchema = z.string().check(z.maxLength(500));

/** A CSS selector, a JSON path, or a regular expression with one group. */
const pageRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('css'),
    selector: ruleTextSchema,
    /** Null for the text, or for the URL of a link or image. */
    attribute: z.nullable(z.string().check(z.maxLength(60))),
  }),
  z.strictObject({ kind: z.literal('json-path'), path: ruleTextSchema }),
  z.strictObject({ kind: z.literal('regex'), pattern: ruleTextSchema }),
]);
export type PageRuleView = z.infer<typeof pageRuleSchema>;

export const shopRulesSchema = z.strictObject({
  results: z.nullable(z.strictObject({ item: z.nullable(pageRuleSchema), link: pageRuleSchema })),
  product: z.strictObject({
    title: z.optional(pageRuleSchema),
    price: z.optional(pageRuleSchema),
    currency: z.optional(pageRuleSchema),
    availability: z.optional(pageRuleSchema),
    image: z.optional(pageRuleSchema),
    gtin: z.optional(pageRuleSchema),
    mpn: z.optional(pageRuleSchema),
    brand: z.optional(pageRuleSchema),
    shipping: z.optional(pageRuleSchema),
  }),
});
export type ShopRulesView = z.infer<typeof shopRulesSchema>;

/** The result of the last check of the example page. */
const shopRulesStates = [
  'unchecked',
  'works',
  'rule-broken',
  'page-changed',
  'page-gone',
  'shop-refused',
  'unreachable',
] as const;

export const shopRulesStateSchema = z.object({
  state: z.enum(shopRulesStates),
  since: instantSchema,
  checkedAt: z.nullable(instantSchema),
  brokenFields: z.array(z.enum(ruleFields)),
});
