import type { FeedItem } from '@pricehunt/merchant-feeds';
import type { Offer } from '@pricehunt/offers';
import { sampleClick, sampleFeedItem, sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import type { CountedOrder, ClickRow } from '@pricehunt/storage';
import type { TestApi } from '../testing/test-api';

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
    readonly words?: string;
  },
): Promise<void> {
  const { offerId, productId, priceMinor, productType = null, words = 'oak desk' } = item;
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
      words,
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
    ...sampleFeedItem(itemId),
    title: 'Oak desk',
    link: `https://oak.test/p/${itemId}`,
    price: { amountMinor, currency: 'EUR' },
  };
}
