export { boundedHtml } from './page/bounded-html';
export { extractProduct } from './extract-product';
export type { ExtractedProduct, ExtractedVariant, PageReading } from './vote/extracted-product';
export { variantNames } from './vote/variant-names';
export { productByRules, readByRules } from './operator-rules/read-by-rules';
export type { ResultsReading, RulePage, RuleReading, RuledPage } from './operator-rules/read-by-rules';
export { problemsOfRules, ruleProblem } from './operator-rules/rule-problem';
export { ruleFields } from './operator-rules/shop-rules';
export type { PageRule, RuleField, ShopRules } from './operator-rules/shop-rules';
