import { productByRules } from '@pricehunt/product-extraction';
import type { ExtractedProduct } from '@pricehunt/product-extraction';
import type { ShopAnswer, ShopServices } from '../ask-shop';
import type { Shop } from '../shop';
import type { ResultPage } from './read-result-page';

/** Null without rules for results, or if they find nothing. */
export async function resultsByRules(
  { readByRules }: ShopServices,
  { rules, currency }: Shop,
  { text, link }: ShopAnswer,
): Promise<ResultPage | null> {
  if (!rules?.results) return null;
  const { results } = await readByRules({ html: text, link, rules: { ...rules, product: {} }, currency });
  return results?.kind === 'links' ? { goods: [], links: results.links } : null;
}

/** Rules take precedence over markup; null for other pages. */
export async function productOnPage(
  { readPage, readByRules }: ShopServices,
  { rules, currency }: Shop,
  { text, link }: ShopAnswer,
): Promise<ExtractedProduct | null> {
  if (rules === undefined || Object.keys(rules.product).length === 0) {
    const reading = await readPage(text, link);
    return reading.kind === 'product' ? reading.product : null;
  }
  const page = await readByRules({ html: text, link, rules: { ...rules, results: null }, currency });
  return productByRules(page, link);
}
