import type { Goods } from './goods';
import { productData } from './product-data';
import type { DoubleAnswer } from './shop-double';
import { escaped, page, pageAnswer, structuredData } from './shop-double';

/** With the price as structured data and as text. */
export function plainProductPage(product: Goods, { currency }: { readonly currency: string }): DoubleAnswer {
  const { title, price, stock } = product;
  const availability = { in: 'InStock', out: 'OutOfStock', backorder: 'BackOrder' }[stock];
  const head = structuredData(productData(product, currency, availability));
  const body = `<h1>${escaped(title)}</h1><p>${price} ${currency}</p>`;
  return pageAnswer(page({ title, head, body }));
}
