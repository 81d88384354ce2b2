/** The facts of a product page that an operator can write a rule for. */
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

/** How one fact is found on a shop's pages. */
export type PageRule =
  /** The first element that matches: its text, or one of its attributes. */
  | { readonly kind: 'css'; readonly selector: string; readonly attribute: string | null }
  /** A path into the first JSON of the page that has a value there. */
  | { readonly kind: 'json-path'; readonly path: string }
  /** What the one capture group of a regular expression matches in the page's source. */
  | { readonly kind: 'regex'; readonly pattern: string };

/** What an operator wrote for a shop whose markup says too little. */
export interface ShopRules {
  /** Where the products of a result page are; null where they are found without. */
  readonly results: {
    /** One product of the list; null where links are looked for on the whole page. */
    readonly item: PageRule | null;
    readonly link: PageRule;
  } | null;
  readonly product: Readonly<Partial<Record<RuleField, PageRule | undefined>>>;
}

/** What is wrong with a rule as it is written. */
export type RuleProblem = 'empty' | 'too-long' | 'selector' | 'attribute' | 'path' | 'pattern' | 'group';
