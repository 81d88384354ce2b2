import type { PricePoint } from '@pricehunt/offers';
import type { OfferRow, SourceStatus } from '../src';

export const now = new Date('2025-11-20T12:00:00Z');
export const pastedProduct = 'Sony WH-1000XM5 wireless noise-cancelling headphones, black';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

function row(
  id: string,
  shop: string,
  item: number,
  shipping: number | null,
  more: Partial<OfferRow['offer']> = {},
): OfferRow {
  return {
    offer: {
      id,
      source: 'catalog',
      title: pastedProduct,
      brand: 'Sony',
      gtins: [],
      mpn: 'WH1000XM5B',
      attributes: {},
      retailer: { name: shop, domain: shop },
      seller: null,
      sku: null,
      link: `https://${shop}/p/1`,
      imageUrl: null,
      price: euros(item),
      listPrice: null,
      shipping: shippingOf(shipping),
      availability: 'in_stock',
      condition: 'new',
      checkedAt: '2025-11-20T11:49:00Z',
      ...more,
    },
    href: '#',
    deliveredTotal: shipping === null ? null : euros(item + shipping),
    itemPrice: euros(item),
    difference: shipping === null ? null : euros(item + shipping - 30400),
    match: { sentence: 'Same barcode' },
  };
}

function shippingOf(shipping: number | null): OfferRow['offer']['shipping'] {
  if (shipping === null) return { kind: 'unknown' };
  return shipping === 0 ? { kind: 'free' } : { kind: 'known', cost: euros(shipping) };
}

export const rows: readonly OfferRow[] = [
  row('1', 'klangwerk.example', 26500, 490),
  row('2', 'ebay.de', 27400, 0, { seller: 'audio-profi, 99.8 %' }),
  row('3', 'technikmarkt.example', 27900, 599, { checkedAt: '2025-11-20T11:59:40Z' }),
  row('4', 'soundhaus.example', 28900, null, { availability: 'back_order' }),
  row('5', 'amazon.de', 30400, 0),
  row('6', 'teuer.example', 129900, 990, { condition: 'unknown', availability: 'unknown' }),
];

export const sources: readonly SourceStatus[] = [
  { id: 'a', name: 'klangwerk.example', state: 'found', found: 2 },
  { id: 'b', name: 'Catalog', state: 'found', found: 3 },
  { id: 'c', name: 'soundhaus.example', state: 'searching', found: 0 },
  { id: 'd', name: 'technikmarkt.example', state: 'nothing', found: 0 },
  { id: 'e', name: 'ebay.de', state: 'timed-out', found: 0 },
  { id: 'f', name: 'amazon.de', state: 'waiting', found: 0 },
];

const steps = [32000, 32600, 31200, 30700, 27050, 30300, 31500, 30900, 29700, 29200, 26990];
export const manyDays: readonly PricePoint[] = Array.from({ length: 180 }, (_, index) => ({
  day: new Date(Date.UTC(2025, 4, 25 + index)).toISOString().slice(0, 10),
  low: euros(steps[Math.floor((index / 180) * steps.length)] ?? 26990),
}));
