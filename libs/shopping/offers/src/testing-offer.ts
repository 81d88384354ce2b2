import type { Offer } from './offer';

export const testRates = { base: 'EUR', date: '2026-01-05', rates: { USD: 1.25 } };
export const testTerms = { destination: 'DE', currency: 'EUR', rates: testRates };

export const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** A new kettle in stock whose shipping is unknown. */
export function testOffer(id: string, amountMinor: number, changes: Partial<Offer> = {}): Offer {
  return {
    id,
    source: 'catalog',
    retailer: { name: 'Shop', domain: 'shop.example' },
    seller: null,
    sku: null,
    link: `https://shop.example/${id}`,
    affiliateLink: null,
    imageUrl: null,
    title: 'Kettle',
    brand: null,
    gtins: [],
    mpn: null,
    attributes: {},
    price: eur(amountMinor),
    listPrice: null,
    shipping: { kind: 'unknown' },
    shippingRates: [],
    availability: 'in_stock',
    condition: 'new',
    checkedAt: '2026-01-05T10:00:00Z',
    ...changes,
  };
}
