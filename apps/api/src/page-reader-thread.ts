import { extractProduct, readByRules as readPageByRules } from '@pricehunt/product-extraction';
import type { PageReading, RulePage, RuledPage } from '@pricehunt/product-extraction';

/** What a thread of the page reader does with a page that it is given. */
export function readPage({ html, link }: { readonly html: string; readonly link: string }): PageReading {
  return extractProduct(html, link);
}

/** The same for a page that is read by the rules of its shop. */
export function readByRules(page: RulePage): RuledPage {
  return readPageByRules(page);
}
