import { ruleFields } from '@pricehunt/api-contract';
import type { PageRuleView, ShopRulesView } from '@pricehunt/api-contract';

export const resultParts = ['item', 'link'] as const;
export type RulePart = (typeof resultParts)[number] | (typeof ruleFields)[number];

export const ruleKinds = ['none', 'css', 'json-path', 'regex'] as const;

export interface RuleDraft {
  readonly kind: (typeof ruleKinds)[number];
  readonly text: string;
  readonly attribute: string;
}

export type RulesDraft = Readonly<Record<RulePart, RuleDraft>>;

const noRule: RuleDraft = { kind: 'none', text: '', attribute: '' };

export function draftOfRules(rules: ShopRulesView | null): RulesDraft {
  const of = (rule: PageRuleView | null | undefined) =>
    rule === null || rule === undefined ? noRule : draftOfRule(rule);
  const product = rules?.product ?? {};
  return {
    item: of(rules?.results?.item),
    link: of(rules?.results?.link),
    title: of(product.title),
    price: of(product.price),
    currency: of(product.currency),
    availability: of(product.availability),
    image: of(product.image),
    gtin: of(product.gtin),
    mpn: of(product.mpn),
    brand: of(product.brand),
    shipping: of(product.shipping),
  };
}

/** Returns null without rules. A results page needs a rule for its links. */
export function rulesOfDraft(draft: RulesDraft): ShopRulesView | null {
  const link = ruleOfDraft(draft.link);
  const product: ShopRulesView['product'] = {};
  for (const field of ruleFields) {
    const rule = ruleOfDraft(draft[field]);
    if (rule !== null) product[field] = rule;
  }
  if (link === null && Object.keys(product).length === 0) return null;
  return { results: link === null ? null : { item: ruleOfDraft(draft.item), link }, product };
}

function draftOfRule(rule: PageRuleView): RuleDraft {
  switch (rule.kind) {
    case 'css':
      return { kind: 'css', text: rule.selector, attribute: rule.attribute ?? '' };
    case 'json-path':
      return { kind: 'json-path', text: rule.path, attribute: '' };
    case 'regex':
      return { kind: 'regex', text: rule.pattern, attribute: '' };
  }
}

function ruleOfDraft({ kind, text, attribute }: RuleDraft): PageRuleView | null {
  switch (kind) {
    case 'none':
      return null;
    case 'css':
      return { kind, selector: text.trim(), attribute: attribute.trim() === '' ? null : attribute.trim() };
    case 'json-path':
      return { kind, path: text.trim() };
    case 'regex':
      return { kind, pattern: text };
  }
}
