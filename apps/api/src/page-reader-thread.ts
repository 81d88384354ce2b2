import { extractProduct } from '@pricehunt/product-extraction';
import type { PageReading } from '@pricehunt/product-extraction';

/** What a thread of the page reader does with a page that it is given. */
export function readPage({ html, link }: { readonly html: string; readonly link: string }): PageReading {
  return extractProduct(html, link);
}
