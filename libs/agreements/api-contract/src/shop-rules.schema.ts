import * as z from 'zod/mini';
import { instantSchema } from './offers.schema';

/** The facts of a product page that rules can be written for. */
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

/** What is wrong with a rule as it is written. */
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

/** How one fact is found: by a CSS selector, a JSON path, or the one group of a regular expression. */
const pageRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('css'),
    selector: ruleTextSchema,
    /** Null for the text, and for the address of a link or an image where one is wanted. */
    attribute: z.nullable(z.string().check(z.maxLength(60))),
  }),
  z.strictObject({ kind: z.literal('json-path'), path: ruleTextSchema }),
  z.strictObject({ kind: z.literal('regex'), pattern: ruleTextSchema }),
]);
export type PageRuleView = z.infer<typeof pageRuleSchema>;

/** What the operator wrote for the pages of a shop. */
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

/** How the rules of a shop did at the last check of its example page. */
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
  /** What the rules no longer take. */
  brokenFields: z.array(z.enum(ruleFields)),
});
