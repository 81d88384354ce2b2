import type { Goods } from './goods';

/** The JSON-LD of a product's page. `availability` is schema.org's name for it; some shops state none. */
export function productData(
  { title, sku, gtin, brand, price }: Goods,
  currency: string,
  availability?: string,
): object {
  return {
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
      ...(availability === undefined ? {} : { availability: `https://schema.org/${availability}` }),
    },
  };
}
