import type { PriceObservation } from '../stores/catalog/price-history.store';
import type { Storage } from '../storage';
import { itemLowsOf } from './item-lows';
import { sampleOffer, sampleProduct } from './samples';

export function describePriceHistory(storage: () => Storage): void {
  const offerAt = (day: string, amountMinor: number, id = 'o1') => ({
    productId: 'p1',
    offer: sampleOffer({
      id,
      price: { amountMinor, currency: 'EUR' },
      checkedAt: `2026-11-${day}T08:00:00.000Z`,
    }),
  });
  const observed = (day: string, amountMinor: number): PriceObservation => ({
    offerId: 'o1',
    productId: 'p1',
    retailerDomain: 'shop-one.example',
    day: `2026-11-${day}`,
    price: { amountMinor, currency: 'EUR' },
    conditionClass: 'new',
    observedAt: `2026-11-${day}T06:00:00.000Z`,
  });
  const lows = async (sinceDay = '2026-11-01', wanted: Parameters<typeof itemLowsOf>[2] = {}) =>
    (await itemLowsOf(storage(), 'p1', { sinceDay, ...wanted })).map(
      ({ day, low }) => `${day.slice(8)}:${low.amountMinor}`,
    );

  describe('price history', () => {
    beforeEach(async () => {
      await storage().products.saveProducts([sampleProduct({ id: 'p1' })]);
    });

    it('records a first price and every change, and extends a price while it is confirmed', async () => {
      await storage().offers.saveOffers([offerAt('10', 300)]);
      await storage().offers.saveOffers([offerAt('12', 300)]);
      await storage().offers.saveOffers([offerAt('13', 250)]);
      await storage().offers.saveOffers([offerAt('14', 250)]);

      const found = await lows();

      expect(found).toEqual(['10:300', '11:300', '12:300', '13:250', '14:250']);
    });

    it('keeps the terms of all offers in their currencies, from the requested day', async () => {
      await storage().offers.saveOffers([offerAt('10', 300), offerAt('11', 280, 'o2')]);
      const { offer: third } = offerAt('12', 9, 'o3');
      const inDollars = { ...third, price: { amountMinor: 9, currency: 'USD' } };
      await storage().offers.saveOffers([
        offerAt('12', 310),
        offerAt('12', 280, 'o2'),
        { productId: 'p1', offer: inDollars },
      ]);

      const { pasts } = await storage().priceHistory.readPast('p1');

      expect(await lows('2026-11-11')).toEqual(['11:280', '12:280']);
      expect(
        pasts.map(({ id, points }) => [id, ...points.map(({ day, offer }) => [day.slice(8), offer.price])]),
      ).toEqual([
        ['o1', ['10', { amountMinor: 300, currency: 'EUR' }], ['12', { amountMinor: 310, currency: 'EUR' }]],
        ['o2', ['11', { amountMinor: 280, currency: 'EUR' }]],
        ['o3', ['12', { amountMinor: 9, currency: 'USD' }]],
      ]);
    });

    it('removes retracted prices from lows and drops, and leaves those of other offers and earlier days', async () => {
      await storage().offers.saveOffers([offerAt('01', 300), offerAt('01', 310, 'o2')]);
      await storage().offers.saveOffers([offerAt('18', 100), offerAt('18', 310, 'o2')]);
      const dropped = async () =>
        (await storage().priceHistory.listPriceDrops({ limit: 5 })).map(({ offer }) => offer.id);
      const before = [await lows('2026-11-17'), await dropped()];
      const ofOthers = await storage().priceHistory.listPriceDrops({ limit: 5, productIds: ['p2'] });
      const since = '2026-11-16T00:00:00.000Z';

      await storage().priceHistory.retractObservations([{ productId: 'p1', offerId: 'o1', since }]);
      const recent = await lows('2026-11-17');
      await storage().offers.removeOffers(['o1']);
      await storage().priceHistory.retractObservations([{ productId: 'p1', offerId: 'o1', since: null }]);

      expect(ofOthers).toEqual([]);
      expect(before).toEqual([['17:300', '18:100'], ['o1']]);
      expect(recent).toEqual(['17:300', '18:300']);
      expect([await lows('2026-11-17'), await dropped()]).toEqual([['17:310', '18:310'], []]);
    });

    it('returns since when each offer has had a price', async () => {
      await storage().offers.saveOffers([offerAt('10', 300)]);
      await storage().offers.saveOffers([offerAt('12', 250)]);

      const first = await storage().priceHistory.findFirstObserved('p1', ['o1', 'o2']);

      expect([...first]).toEqual([['o1', '2026-11-10T08:00:00.000Z']]);
    });

    it('separates new and used, and shows used if nothing is new', async () => {
      const used = (day: string, amountMinor: number) => {
        const { productId, offer } = offerAt(day, amountMinor, 'o2');
        return { productId, offer: { ...offer, condition: 'refurbished' as const } };
      };
      const classOf = async () => (await storage().priceHistory.readPast('p1')).conditionClass;
      await storage().offers.saveOffers([offerAt('10', 300), used('10', 100)]);

      expect([await classOf(), await lows()]).toEqual(['new', ['10:300']]);

      await storage().offers.removeOffers(['o1']);

      expect([await classOf(), await lows()]).toEqual(['used', ['10:100']]);
    });

    it('returns the prices of the class that is asked for', async () => {
      const { productId, offer } = offerAt('10', 100, 'o2');
      await storage().offers.saveOffers([
        offerAt('10', 300),
        { productId, offer: { ...offer, condition: 'used' } },
      ]);

      const used = await storage().priceHistory.readPast('p1', 'used');

      expect([used.conditionClass, used.pasts.map(({ id }) => id)]).toEqual(['used', ['o2']]);
      expect(await lows('2026-11-01', { conditionClass: 'used' })).toEqual(['10:100']);
    });

    it('returns the prices of several products at once, as of each alone', async () => {
      await storage().products.saveProducts([sampleProduct({ id: 'p2' })]);
      const { offer } = offerAt('11', 100, 'o2');
      await storage().offers.saveOffers([
        offerAt('10', 300),
        { productId: 'p2', offer: { ...offer, condition: 'used' } },
      ]);
      const { priceHistory } = storage();

      const read = await priceHistory.readPasts(['p1', 'p2', 'none']);
      const ofShop = await priceHistory.readPasts(['p1', 'p2'], 'used', [offer.retailer.domain]);

      for (const id of ['p1', 'p2', 'none']) expect(read.get(id)).toEqual(await priceHistory.readPast(id));
      expect([...ofShop.values()].map(({ pasts }) => pasts.map(({ id }) => id))).toEqual([[], ['o2']]);
      expect([await priceHistory.readPasts([])].map(({ size }) => size)).toEqual([0]);
    });

    it('returns the prices of only the shops that are asked for', async () => {
      const { productId, offer } = offerAt('10', 100, 'o2');
      await storage().offers.saveOffers([
        offerAt('10', 300),
        { productId, offer: { ...offer, retailer: { name: 'Birch', domain: 'birch.example' } } },
      ]);

      const [birch, other] = await Promise.all(
        ['birch.example', 'elm.example'].map((shop) => lows('2026-11-01', { shops: [shop] })),
      );

      expect([birch, other]).toEqual([['10:100'], []]);
    });

    it('records an offer again that turns out to be used', async () => {
      await storage().offers.saveOffers([offerAt('10', 300)]);
      const { productId, offer } = offerAt('12', 300);
      await storage().offers.saveOffers([{ productId, offer: { ...offer, condition: 'used' } }]);

      expect(await lows()).toEqual(['12:300']);
    });

    it('ignores a drop of a used offer of a product that is sold new', async () => {
      const usedAt = (day: string, amountMinor: number) => {
        const { productId, offer } = offerAt(day, amountMinor, 'o2');
        return { productId, offer: { ...offer, condition: 'used' as const } };
      };
      await storage().offers.saveOffers([usedAt('01', 300)]);
      await storage().offers.saveOffers([usedAt('19', 200)]);
      const dropped = async () =>
        (await storage().priceHistory.listPriceDrops({ limit: 5 })).map(({ offer }) => offer.id);
      const dropShown = async () =>
        (await storage().search.listItems(['p1'], { currency: null, country: null }))[0]?.dropPercent;

      expect([await dropped(), await dropShown()]).toEqual([['o2'], 33.3]);

      await storage().offers.saveOffers([offerAt('20', 900)]);

      expect([await dropped(), await dropShown()]).toEqual([[], null]);
    });

    it('stores no history if the source forbids it', async () => {
      await storage().offers.saveOffers([{ ...offerAt('10', 300), storesPriceHistory: false }]);

      const found = await lows();

      expect(found).toEqual([]);
    });

    it('counts the same observation once', async () => {
      await storage().priceHistory.recordObservations([observed('10', 300), observed('10', 300)]);
      await storage().priceHistory.recordObservations([observed('10', 999)]);

      const found = await lows();

      expect(found).toEqual(['10:300']);
    });

    it('shows a real drop compared with the median of the product’s 90 days', async () => {
      await storage().priceHistory.recordObservations([observed('01', 1000), observed('12', 900)]);
      await storage().offers.saveOffers([offerAt('20', 750)]);
      await storage().priceHistory.recordObservations([observed('13', 1000)]);

      const drops = await storage().priceHistory.listPriceDrops({ limit: 10 });

      expect(drops).toHaveLength(1);
      expect(drops[0]).toMatchObject({
        product: { id: 'p1' },
        offer: { id: 'o1' },
        previous: { amountMinor: 1000, currency: 'EUR' },
        current: { amountMinor: 750, currency: 'EUR' },
        percent: 25,
      });
    });

    it('removes a drop when the price rises again', async () => {
      await storage().offers.saveOffers([offerAt('01', 1000)]);
      await storage().offers.saveOffers([offerAt('16', 700)]);
      const before = await storage().priceHistory.listPriceDrops({ limit: 10 });

      await storage().offers.saveOffers([offerAt('17', 1000)]);

      expect(before).toHaveLength(1);
      expect(await storage().priceHistory.listPriceDrops({ limit: 10 })).toEqual([]);
    });

    it('keeps a drop when another shop changes its price on a later day', async () => {
      await storage().offers.saveOffers([offerAt('01', 1000), offerAt('01', 1200, 'o2')]);
      await storage().offers.saveOffers([offerAt('16', 700)]);

      await storage().offers.saveOffers([offerAt('18', 1100, 'o2')]);

      const [drop] = await storage().priceHistory.listPriceDrops({ limit: 10 });
      expect(drop).toMatchObject({ offer: { id: 'o1' }, since: '2026-11-16T00:00:00.000Z' });
      expect(await lows('2026-11-16')).toEqual(['16:700', '17:700', '18:700']);
    });

    it('shows one drop for a product, that of the cheapest shop even if it is new', async () => {
      await storage().offers.saveOffers([offerAt('01', 1000), offerAt('01', 1000, 'o2')]);
      await storage().offers.saveOffers([offerAt('16', 700), offerAt('16', 800, 'o2')]);
      const seen = async () => [
        (await storage().priceHistory.listPriceDrops({ limit: 10 })).map(({ offer }) => offer.id),
        (await storage().search.listItems(['p1'], { currency: null, country: null }))[0]?.dropPercent,
      ];

      expect(await seen()).toEqual([['o1'], 30]);

      await storage().offers.saveOffers([offerAt('17', 650, 'o3')]);

      expect(await seen()).toEqual([['o3'], 35]);
    });

    it('shows no drop of an offer that is sold out', async () => {
      await storage().offers.saveOffers([offerAt('01', 1000), offerAt('01', 1000, 'o2')]);
      await storage().offers.saveOffers([offerAt('16', 700), offerAt('16', 1000, 'o2')]);
      const { productId, offer } = offerAt('17', 700);

      await storage().offers.saveOffers([{ productId, offer: { ...offer, availability: 'out_of_stock' } }]);

      const [item] = await storage().search.listItems(['p1'], { currency: null, country: null });
      expect(item?.lowestPrice?.amountMinor).toBe(1000);
      expect(item?.dropPercent).toBeNull();
      expect(await storage().priceHistory.listPriceDrops({ limit: 10 })).toEqual([]);
    });

    it.each([
      ['drops', { kind: 'unknown' }, 5, 33.3],
      ['does not drop', { kind: 'known', cost: { amountMinor: 600, currency: 'EUR' } }, 0, null],
    ] as const)(
      'shows in a country to which shipping was stated only earlier whether the total there %s',
      async (_word, shipping, hundreds, percent) => {
        const { productId, offer } = offerAt('01', 1000);
        const cost = { amountMinor: hundreds * 100, currency: 'EUR' };
        const before = { ...offer, shipping, shippingRates: [{ country: 'DE', cost, freeFrom: null }] };
        const now = {
          ...offerAt('16', 900).offer,
          shipping: { kind: 'known' as const, cost: { amountMinor: 100, currency: 'EUR' } },
        };
        await storage().offers.saveOffers([{ productId, offer: before }]);
        await storage().offers.saveOffers([{ productId, offer: now }]);

        const [item] = await storage().search.listItems(['p1'], { currency: null, country: 'DE' });
        const drops = await storage().priceHistory.listPriceDrops({ limit: 10, country: 'DE' });

        expect(item).toMatchObject({ lowestPrice: { amountMinor: 1000 }, dropPercent: percent });
        expect(drops.map((drop) => drop.percent)).toEqual(percent === null ? [] : [percent]);
      },
    );

    it('ignores a price that was raised only to be cut', async () => {
      await storage().offers.saveOffers([offerAt('01', 700)]);
      await storage().offers.saveOffers([offerAt('18', 1000)]);

      await storage().offers.saveOffers([offerAt('19', 700)]);

      expect(await storage().priceHistory.listPriceDrops({ limit: 10 })).toEqual([]);
    });
  });
}
