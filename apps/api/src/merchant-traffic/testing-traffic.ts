import type { FeedItem } from '@pricehunt/merchant-feeds';
import type { Offer } from '@pricehunt/offers';
import { sampleClick, sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import type { CountedOrder, ClickRow } from '@pricehunt/storage';
import type { TestApi } from '../testing/test-api';

export async function verifyTestDomain(
  { services: { storage } }: TestApi,
  businessId: string,
  domain: string,
): Promise<void> {
  const at = '2026-11-01T09:00:00.000Z';
  await storage.businessDomains.claimDomain({
    id: `claim of ${domain}`,
    businessId,
    domain,
    token: 't',
    state: 'verified',
    method: 'dns',
    claimedAt: at,
    checkedAt: at,
    verifiedAt: at,
    problem: null,
  });
}

export async function saveTestOffers(
  { services: { storage } }: TestApi,
  productId: string,
  offers: readonly { readonly id: string; readonly domain: string; readonly priceMinor: number }[],
): Promise<void> {
  await storage.products.saveProducts([sampleProduct({ id: productId, title: 'Oak desk' })]);
  await storage.offers.saveOffers(
    offers.map(({ id, domain, priceMinor }) => ({ productId, offer: offerAt(id, domain, priceMinor) })),
  );
}

function offerAt(id: string, domain: string, amountMinor: number): Offer {
  return sampleOffer({
    id,
    title: 'Oak desk',
    link: `https://${domain}/p/${id}`,
    retailer: { name: domain, domain },
    price: { amountMinor, currency: 'EUR' },
  });
}

export function clickAt(
  domain: string,
  changes: Partial<ClickRow> & Pick<ClickRow, 'id' | 'clickedAt'>,
): ClickRow {
  return sampleClick({ retailerDomain: domain, target: `https://${domain}/p/1`, ...changes });
}

export function testOrder(
  changes: Partial<CountedOrder> & Pick<CountedOrder, 'businessId' | 'recordId' | 'at'>,
): CountedOrder {
  return {
    kind: 'order',
    orderId: changes.recordId,
    orderName: '#1001',
    amountMinor: 5_000,
    currency: 'EUR',
    isCredited: true,
    ...changes,
  };
}

export async function saveTestItem(
  { services: { storage } }: TestApi,
  businessId: string,
  item: {
    readonly offerId: string;
    readonly productId: string;
    readonly priceMinor: number;
    readonly productType?: string;
  },
): Promise<void> {
  const { offerId, productId, priceMinor, productType = null } = item;
  await storage.merchantItems.saveItems([
    {
      businessId,
      itemId: offerId,
      feedId: 'f1',
      importId: 'i1',
      digest: 'd',
      offerId,
      productId,
      item: { ...feedItem(offerId, priceMinor), productType },
      issues: [],
      words: 'oak desk',
      titleKey: 'oak desk',
      priceMinor,
      currency: 'EUR',
      availability: 'in_stock',
      isShown: true,
      standing: 'shown',
      holdReasons: [],
      repriceAt: null,
      updatedAt: '2026-11-01T09:00:00.000Z',
    },
  ]);
}

export function feedItem(itemId: string, amountMinor: number): FeedItem {
  return {
    itemId,
    itemGroupId: null,
    sku: null,
    title: 'Oak desk',
    description: null,
    canonicalLink: null,
    link: `https://oak.test/p/${itemId}`,
    imageLink: null,
    additionalImageLinks: [],
    price: { amountMinor, currency: 'EUR' },
    salePrice: null,
    saleWindow: null,
    availability: 'in_stock',
    availabilityDate: null,
    condition: 'new',
    brand: null,
    gtins: [],
    mpn: null,
    hasIdentifiers: true,
    productType: null,
    googleProductCategory: null,
    shipping: [],
    multipack: null,
    isBundle: false,
    customLabels: [],
    expiresAt: null,
    costOfGoods: null,
    attributes: {
      color: null,
      size: null,
      material: null,
      pattern: null,
      gender: null,
      ageGroup: null,
    },
  };
}
