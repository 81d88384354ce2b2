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
export type RuleField = (typeof ruleFields)[number];

export type PageRule =
  /** The text or an attribute of the first matching element. */
  | { readonly kind: 'css'; readonly selector: string; readonly attribute: string | null }
  /** A path into the first JSON of the page with a value there. */
  | { readonly kind: 'json-path'; readonly path: string }
  /** The capture group of a regular expression, applied to the page's source. */
  | { readonly kind: 'regex'; readonly pattern: string };

export interface ShopRules {
  /** Null if products on results pages are found without rules. */
  readonly results: {
    /** A product of the list; null to look for links on the whole page. */
    readonly item: PageRule | null;
    readonly link: PageRule;
  } | null;
  readonly product: Readonly<Partial<Record<RuleField, PageRule | undefined>>>;
}

export type RuleProblem = 'empty' | 'too-long' | 'selector' | 'attribute' | 'path' | 'pattern' | 'group';
