import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { openTestStorage } from '@pricehunt/storage/testing';
import type { Storage } from '@pricehunt/storage';
import { importCatalog } from './import-catalog';

const product = { type: 'product', product: sampleProduct({ id: 'p1' }) };
const offer = { type: 'offer', productId: 'p1', offer: sampleOffer({ id: 'o1' }) };
const price = {
  type: 'price',
  offerId: 'o1',
  retailerDomain: 'shop-one.example',
  day: '2026-11-01',
  amountMinor: 31_900,
  currency: 'EUR',
};

async function* lines(...values: readonly unknown[]): AsyncGenerator<string> {
  for (const value of values) yield typeof value === 'string' ? value : JSON.stringify(value);
}

describe('importCatalog', () => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openTestStorage();
  });
  afterEach(() => storage.close());

  it('stores products, offers and earlier prices, also when run twice', async () => {
    const first = await importCatalog(storage, lines(product, offer, price));
    const second = await importCatalog(storage, lines(product, offer, price));

    expect(first).toEqual({ products: 1, offers: 1, prices: 1, refused: [] });
    expect(second).toEqual(first);
    expect(await storage.offers.listOffersOfProducts(['p1'])).toHaveLength(1);
    expect(
      (
        await storage.search.search({
          text: 'sony',
          filters: {},
          currency: null,
          country: null,
          sort: 'relevance',
          cursor: null,
          limit: 5,
        })
      ).total,
    ).toBe(1);
  });

  it('keeps when a shop was out of stock, and its days of delivery', async () => {
    const rates = [
      {
        country: 'DE',
        cost: { amountMinor: 595, currency: 'EUR' },
        freeFrom: null,
        deliveryDays: { min: 1, max: 4 },
      },
    ];
    const delivered = { ...offer, offer: { ...offer.offer, shippingRates: rates } };
    const soldOut = { ...price, day: '2026-11-02', availability: 'out_of_stock' };
    const back = { ...price, day: '2026-11-05' };

    await importCatalog(storage, lines(product, delivered, price, soldOut, back));

    const { pasts } = await storage.priceHistory.readPast('p1');
    expect(pasts[0]?.points.slice(0, 3).map((point) => point.offer.availability)).toEqual([
      'in_stock',
      'out_of_stock',
      'in_stock',
    ]);
    const [stored] = await storage.offers.findOffersByIds(['o1']);
    expect(stored?.offer.shippingRates).toEqual(rates);
  });

  it('reports a bad line with its number and reason, and stores the others', async () => {
    const negative = { ...price, amountMinor: -1 };

    const report = await importCatalog(
      storage,
      lines(product, '{"type":', { type: 'wish' }, '', offer, negative),
    );

    expect(report.products).toBe(1);
    expect(report.offers).toBe(1);
    expect(report.refused.map(({ line }) => line)).toEqual([2, 3, 6]);
    expect(report.refused[0]?.reason).toBe('is not JSON');
    expect(report.refused[2]?.reason).toContain('amountMinor');
  });

  it('stores offers of a merged product under the surviving product, on every import', async () => {
    const duplicate = { type: 'product', product: sampleProduct({ id: 'p2' }) };
    const ofDuplicate = { type: 'offer', productId: 'p2', offer: sampleOffer({ id: 'o2' }) };
    await storage.productDecisions.saveDecision({
      productIds: ['p2', 'p1'],
      decision: 'same',
      decidedAt: '2026-11-20T08:00:00.000Z',
      decidedBy: 'ops@example.org',
      regroupingId: null,
    });

    await importCatalog(storage, lines(product, duplicate, offer, ofDuplicate));
    await importCatalog(storage, lines(product, duplicate, offer, ofDuplicate));

    const offers = await storage.offers.listOffersOfProducts(['p1', 'p2']);
    expect(offers.map(({ productId }) => productId)).toEqual(['p1', 'p1']);
  });

  it('leaves split-off offers where an admin put them, on every import', async () => {
    const other = { type: 'product', product: sampleProduct({ id: 'split-1' }) };
    await importCatalog(storage, lines(product, other, offer));
    await storage.offers.saveOffers([{ productId: 'split-1', offer: sampleOffer({ id: 'o1' }) }]);
    const decided = { decidedAt: '2026-11-21T10:00:00.000Z', decidedBy: 'ada' };
    await storage.productDecisions.saveDecision({
      productIds: ['p1', 'split-1'],
      decision: 'apart',
      regroupingId: null,
      ...decided,
    });

    await importCatalog(storage, lines(product, offer));

    const [stored] = await storage.offers.findOffersByIds(['o1']);
    expect(stored?.productId).toBe('split-1');
  });

  it('stores the examples for the landing page', async () => {
    await importCatalog(
      storage,
      lines({ type: 'examples', links: [{ link: 'https://shop.example/p', title: 'A', retailer: 'Shop' }] }),
    );

    expect(await storage.settings.findSetting('example-links')).toEqual([
      { link: 'https://shop.example/p', title: 'A', shopName: 'Shop' },
    ]);
  });
});
