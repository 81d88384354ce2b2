import { extractProduct, readByRules as readPageByRules } from '@pricehunt/product-extraction';
import type { PageReading, RulePage, RuledPage } from '@pricehunt/product-extraction';

export function readPage({ html, link }: { readonly html: string; readonly link: string }): PageReading {
  return extractProduct(html, link);
}

export function readByRules(page: RulePage): RuledPage {
  return readPageByRules(page);
}
