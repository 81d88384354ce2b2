import type { BusinessAccount } from './business-identity.contract';
import { emptyComparison } from './comparison-record';
import type { ComparedOffer, Comparison } from './comparisons.contract';
import type { OfferView, ProductView } from './offers.schema';
import type { ShopperAccount } from './shopper-identity.contract';

/** Specify only what the test is about. */
export function buildOffer(overrides: Partial<OfferView> = {}): OfferView {
  return {
    id: 'offer-1',
    source: 'catalog',
    retailer: { name: 'Klangwerk', domain: 'klangwerk.example' },
    seller: null,
    title: 'Sony WH-1000XM5 wireless headphones, black',
    brand: 'Sony',
    gtins: ['04548736132580'],
    mpn: 'WH1000XM5B',
    attributes: { colour: 'black' },
    sku: 'KW-1001',
    link: 'https://klangwerk.example/p/wh-1000xm5',
    imageUrl: null,
    price: { amountMinor: 26500, currency: 'EUR' },
    listPrice: null,
    shipping: { kind: 'known', cost: { amountMinor: 490, currency: 'EUR' } },
    availability: 'in_stock',
    condition: 'new',
    checkedAt: '2026-11-21T10:00:00Z',
    ...overrides,
  };
}

export function buildProduct(overrides: Partial<ProductView> = {}): ProductView {
  return {
    id: 'product-1',
    title: 'Sony WH-1000XM5 wireless headphones',
    brand: 'Sony',
    gtins: ['04548736132580'],
    mpn: 'WH1000XM5B',
    attributes: {},
    category: { slug: 'headphones', name: { en: 'Headphones', de: 'Kopfhörer' } },
    description: null,
    imageUrl: null,
    ...overrides,
  };
}

export function buildComparedOffer(
  offer: Partial<OfferView> = {},
  overrides: Partial<Omit<ComparedOffer, 'offer'>> = {},
): ComparedOffer {
  const built = buildOffer(offer);
  return {
    offer: built,
    outbound: { to: built.link, offer: built.id, signature: 'k1.test' },
    deliveredTotal: built.price,
    itemPrice: built.price,
    match: { level: 'same-gtin', confidence: 1, sentence: 'Same barcode 4548736132580' },
    difference: null,
    ...overrides,
  };
}

export function buildComparison(overrides: Partial<Comparison> = {}): Comparison {
  return {
    ...emptyComparison({
      requestId: '3f2b8c1e-9d4a-4f6b-8a7c-1e2d3c4b5a69',
      startedAt: '2026-11-21T10:00:00Z',
      link: 'https://klangwerk.example/p/wh-1000xm5',
      query: null,
    }),
    ...overrides,
  };
}

export function buildBusinessAccount(overrides: Partial<BusinessAccount> = {}): BusinessAccount {
  return {
    id: 'business-1',
    accountId: 'account-1',
    email: 'mira@klangwerk.example',
    name: 'Klangwerk',
    storeDomain: 'klangwerk.example',
    timeZone: 'UTC',
    status: 'active',
    statusReason: null,
    role: 'owner',
    isAdmin: false,
    isEmailVerified: true,
    hasTotp: false,
    businesses: [{ id: 'business-1', name: 'Klangwerk', role: 'owner' }],
    ...overrides,
  };
}

export function buildShopperAccount(overrides: Partial<ShopperAccount> = {}): ShopperAccount {
  return {
    id: 'account-2',
    email: 'jo@post.example',
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-01T10:00:00Z',
    isEmailVerified: true,
    ...overrides,
  };
}
