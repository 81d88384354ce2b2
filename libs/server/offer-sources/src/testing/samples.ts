import type { Offer } from '@pricehunt/offers';
import type { OfferRequest } from '../offer-source';

export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return {
    id: 'offer-1',
    source: 'catalog',
    retailer: { name: 'Sound Shop', domain: 'sound.example' },
    seller: null,
    sku: 'S-1',
    link: 'https://sound.example/products/headphones',
    affiliateLink: null,
    imageUrl: null,
    title: 'Sony WH-1000XM5 Wireless Headphones Black',
    brand: 'Sony',
    gtins: ['04548736132610'],
    mpn: 'WH1000XM5B',
    attributes: { colour: 'black' },
    price: { amountMinor: 32_400, currency: 'USD' },
    listPrice: null,
    shipping: { kind: 'unknown' },
    shippingRates: [],
    availability: 'in_stock',
    condition: 'new',
    checkedAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}

export function sampleRequest(changes: Partial<OfferRequest> = {}): OfferRequest {
  return {
    product: {
      title: 'Sony WH-1000XM5 Wireless Headphones Black',
      brand: 'Sony',
      gtins: ['04548736132610'],
      mpn: 'WH1000XM5B',
      attributes: {},
    },
    productId: null,
    link: null,
    currency: 'USD',
    country: 'US',
    ...changes,
  };
}
