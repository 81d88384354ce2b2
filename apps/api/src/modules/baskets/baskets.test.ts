import { bestOffer, totalIn } from '@pricehunt/offers';
import type { Money, Offer } from '@pricehunt/offers';
import {
  generatedCountries,
  generatedOffers,
  generatedRates as rates,
  sampleOffer,
  sampleProduct,
  seededRandom,
} from '@pricehunt/storage/testing';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const eur = (amountMinor: number): Money => ({ amountMinor, currency: 'EUR' });

/** An offer in Germany for 5 € shipping, free from 50 €, unless changed. */
function offerAt(shop: string, productId: string, priceMinor: number, changes: Partial<Offer> = {}) {
  const offer = sampleOffer({
    id: `${shop}-${productId}`,
    retailer: { name: shop, domain: `${shop}.de` },
    price: eur(priceMinor),
    shipping: { kind: 'unknown' },
    affiliateLink: null,
    link: `https://${shop}.de/${productId}`,
    shippingRates: [{ country: 'DE', cost: eur(500), freeFrom: eur(5000) }],
    ...changes,
  });
  return { productId, offer };
}

async function save(...offers: readonly ReturnType<typeof offerAt>[]) {
  const { storage } = api.services;
  const ids = new Set(offers.map(({ productId }) => productId));
  await storage.products.saveProducts(
    [...ids].map((id) => sampleProduct({ id, title: `Product ${id}`, gtins: [] })),
  );
  await storage.offers.saveOffers(offers);
}

async function plan(items: string, place = 'country=DE&currency=EUR', remoteAddress = '127.0.0.1') {
  const url = `/api/basket?items=${encodeURIComponent(items)}&${place}`;
  return (await api.app.inject({ method: 'GET', url, remoteAddress })).json();
}

describe('GET /api/basket', () => {
  it('splits a list over the shops where everything costs least, with one shipping charge per order', async () => {
    await save(
      offerAt('alpha', 'lamp', 2_000),
      offerAt('beta', 'lamp', 1_900),
      offerAt('alpha', 'kettle', 3_000),
      offerAt('beta', 'kettle', 3_300),
      offerAt('gamma', 'desk', 20_000),
      offerAt('alpha', 'desk', 26_000),
    );

    const { plans } = await plan('1*lamp,1*kettle,1*desk');

    expect(plans.cheapest).toMatchObject({
      total: eur(25_000),
      atLeast: eur(25_000),
      orders: [
        { retailer: { name: 'gamma' }, items: eur(20_000), shipping: eur(0) },
        { retailer: { name: 'alpha' }, items: eur(5_000), shipping: eur(0), lines: [{}, {}] },
      ],
    });
    expect(plans.oneShop).toMatchObject({ total: eur(31_000), orders: [{ retailer: { name: 'alpha' } }] });
  });

  it('buys the quantity wanted, and says from which value the order ships free', async () => {
    await save(offerAt('alpha', 'lamp', 2_000));

    const { plans } = await plan('2*lamp');

    expect(plans.cheapest).toMatchObject({
      total: eur(4_500),
      orders: [{ shipping: eur(500), freeFrom: eur(5_000), lines: [{ quantity: 2, cost: eur(4_000) }] }],
    });
  });

  it('leaves out what has no stated shipping, is sold out or unknown, and says so', async () => {
    await save(
      offerAt('alpha', 'lamp', 2_000),
      offerAt('beta', 'kettle', 3_000, { shippingRates: [] }),
      offerAt('alpha', 'desk', 9_000, { availability: 'out_of_stock' }),
    );

    const { lines, plans } = await plan('1*lamp,2*kettle,1*desk,1*nothing');

    expect(lines).toMatchObject([
      { standing: 'planned' },
      { standing: 'shipping-not-stated', itemsFrom: { cost: eur(6_000) } },
      { standing: 'not-sold' },
      { standing: 'unknown-product', product: null },
    ]);
    expect(plans.cheapest.total).toEqual(eur(2_500));
    expect((await plan('1*kettle')).plans).toBeNull();
  });

  it('prefers stated shipping to a lower price without it', async () => {
    await save(offerAt('alpha', 'lamp', 2_000), offerAt('beta', 'lamp', 100, { shippingRates: [] }));

    expect((await plan('1*lamp')).plans.cheapest.orders).toMatchObject([{ retailer: { name: 'alpha' } }]);
  });

  it('signs the links to the shops', async () => {
    await save(offerAt('alpha', 'lamp', 2_000));

    const { plans } = await plan('1*lamp');

    const { outbound } = plans.cheapest.orders[0].lines[0].priced;
    expect(outbound).toMatchObject({ to: 'https://alpha.de/lamp', offer: 'alpha-lamp' });
    expect(outbound.signature).not.toBe('');
  });

  it('refuses a list with a wrong quantity or too many lines', async () => {
    const many = Array.from({ length: 41 }, (_, place) => `1*p${place}`).join(',');
    for (const items of ['0*lamp', '100*lamp', 'lamp', '1*', '', many])
      expect([items, await plan(items)]).toMatchObject([items, { code: 'request.invalid' }]);
  });

  it('has the total of the product’s best offer for one piece, on random products', async () => {
    await api.services.storage.exchangeRates.saveRates(rates);
    let planned = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const id = `s${seed}`;
      const offers = generatedOffers(seededRandom(seed), id);
      await save(...offers.map((offer) => ({ productId: id, offer })));
      const country = generatedCountries[seed % generatedCountries.length] ?? 'DE';

      const { plans, currency } = await plan(`1*${id}`, `country=${country}&currency=EUR`, `10.0.0.${seed}`);

      const best = bestOffer(offers, { destination: country, rates });
      const total = best?.total.kind === 'delivered' ? totalIn(best.total, currency, rates) : null;
      expect([seed, plans?.cheapest.total ?? null]).toEqual([seed, total]);
      planned += plans === null ? 0 : 1;
    }
    expect(planned).toBeGreaterThan(10);
  });
});
