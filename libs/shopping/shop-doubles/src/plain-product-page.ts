import type { Goods } from './goods';
import type { DoubleAnswer } from './shop-double';
import { escaped, page, pageAnswer, structuredData } from './shop-double';

/** With the price as structured data and as text. */
export function plainProductPage(
  { title, sku, gtin, brand, price, stock }: Goods,
  { currency }: { readonly currency: string },
): DoubleAnswer {
  const availability = { in: 'InStock', out: 'OutOfStock', backorder: 'BackOrder' }[stock];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    sku,
    ...(gtin === null ? {} : { gtin13: gtin }),
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      availability: `https://schema.org/${availability}`,
    },
  };
  const body = `<h1>${escaped(title)}</h1><p>${price} ${currency}</p>`;
  return pageAnswer(page({ title, head: structuredData(data), body }));
}
