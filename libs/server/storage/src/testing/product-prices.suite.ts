import { shippingTo } from '@pricehunt/offers';
import type { Offer, ShippingPolicy } from '@pricehunt/offers';
import type { Storage } from '../storage';
import { sampleBusiness, sampleOffer, sampleProduct } from './samples';
import type { SearchRequest } from '../stores/search/search-request';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

export function describeProductPrices(storage: () => Storage): void {
  const offer = (productId: string, id: string, changes: Partial<Offer>) => ({
    productId,
    offer: sampleOffer({ id, ...changes }),
  });
  const browse = async (request: Partial<SearchRequest>) => {
    const { items } = await storage().search.search({
      text: '',
      filters: {},
      currency: 'EUR',
      country: null,
      sort: 'relevance',
      cursor: null,
      limit: 20,
      ...request,
    });
    return items.map(({ product, lowestPrice, priceKind }) =>
      [product.id, lowestPrice?.amountMinor ?? null, priceKind].join(' '),
    );
  };
  /** By words and by browsing, which read prices differently. */
  const found = async (request: Partial<SearchRequest>) => {
    const [browsed, searched] = [await browse(request), await browse({ text: 'headphones', ...request })];
    // Sorting by price leaves out products without one.
    const isPriced = (each: string) => / \d/.test(each);
    const expected = request.sort === undefined ? searched : searched.filter(isPriced);
    expect(browsed.toSorted()).toEqual(expected.toSorted());
    return browsed;
  };

  describe('product prices', () => {
    beforeEach(async () => {
      await storage().products.saveProducts(['near', 'far', 'used'].map((id) => sampleProduct({ id })));
    });

    it('are those of the country of the shopper, else of its currency, else of anywhere', async () => {
      const inAustria = { name: 'Shop', domain: 'shop.at' };
      await storage().offers.saveOffers([
        offer('near', 'o1', { price: eur(1000), shipping: { kind: 'known', cost: eur(500) } }),
        offer('near', 'o2', { price: eur(1100), retailer: inAustria, shipping: { kind: 'free' } }),
        offer('far', 'o3', {
          price: eur(1200),
          shippingRates: [
            { country: 'AT', cost: null, freeFrom: null },
            { country: 'US', cost: eur(800), freeFrom: null },
          ],
        }),
      ]);
      const prices = async (country: string | null) =>
        (await found({ country, sort: 'price' })).filter((each) => !each.startsWith('used'));

      expect(await prices('AT')).toEqual(['near 1100 delivered']);
      expect(await prices('DE')).toEqual(['far 1200 item-only', 'near 1500 delivered']);
      expect(await prices('US')).toEqual(['near 1000 item-only', 'far 2000 delivered']);
      expect(await prices('SE')).toEqual(['near 1000 item-only', 'far 1200 item-only']);
      expect(await prices(null)).toEqual(await prices('SE'));
      expect((await found({ country: 'AT' })).toSorted()).toEqual([
        'far  not-shipped',
        'near 1100 delivered',
        'used  ',
      ]);
    });

    it('are filtered as they are shown', async () => {
      await storage().offers.saveOffers([
        offer('near', 'o1', { price: eur(1000), shipping: { kind: 'known', cost: eur(500) } }),
        offer('far', 'o2', { price: eur(1499) }),
      ]);
      const within = (minPriceMinor: number, maxPriceMinor: number) =>
        found({ country: 'DE', filters: { minPriceMinor, maxPriceMinor } });

      expect(await within(1500, 1500)).toEqual(['near 1500 delivered']);
      expect(await within(1000, 1499)).toEqual(['far 1499 item-only']);
    });

    it('are of new offers, or of used ones if nothing is new or used is requested', async () => {
      await storage().offers.saveOffers([
        offer('near', 'o1', { price: eur(1000) }),
        offer('near', 'o2', { price: eur(300), condition: 'refurbished' }),
        offer('used', 'o3', { price: eur(200), condition: 'used' }),
      ]);

      expect(await found({ sort: 'price' })).toEqual(['used 200 item-only', 'near 1000 item-only']);
      expect(await found({ sort: 'price-desc', filters: { maxPriceMinor: 300 } })).toEqual([
        'used 200 item-only',
      ]);
      const used = { conditions: ['used', 'refurbished'] as const };
      expect(await found({ sort: 'price-desc', filters: used })).toEqual([
        'near 300 item-only',
        'used 200 item-only',
      ]);
      expect(await found({ filters: { conditions: ['new'] } })).toEqual(['near 1000 item-only']);
    });

    it('follow changed shipping costs, sold-out offers, and the deletion of the last offer', async () => {
      const dear = offer('near', 'o1', { price: eur(1000), shipping: { kind: 'free' } });
      const cheap = offer('near', 'o2', { price: eur(900), shipping: { kind: 'free' } });
      const price = async () => {
        const [item] = await storage().search.listItems(['near'], { currency: 'EUR', country: 'DE' });
        return [item?.lowestPrice?.amountMinor ?? null, item?.isObtainable];
      };
      await storage().offers.saveOffers([dear, cheap]);
      expect(await price()).toEqual([900, true]);

      await storage().offers.saveOffers([
        { ...cheap, offer: { ...cheap.offer, shipping: { kind: 'known', cost: eur(200) } } },
      ]);
      expect(await price()).toEqual([1000, true]);

      await storage().offers.saveOffers([
        { ...dear, offer: { ...dear.offer, availability: 'out_of_stock' } },
      ]);
      expect(await price()).toEqual([1100, true]);

      await storage().offers.removeOffers(['o2']);
      expect(await price()).toEqual([1000, false]);

      await storage().offers.removeOffers(['o1']);
      expect(await price()).toEqual([null, false]);
    });

    it('with and without tax are not compared: those of the country come first, labelled', async () => {
      const dollars = { price: { amountMinor: 500, currency: 'USD' } };
      await storage().offers.saveOffers([
        offer('near', 'o1', dollars),
        offer('near', 'o2', { price: eur(900) }),
        offer('far', 'o3', dollars),
        offer('used', 'o4', { price: eur(300), tax: 'excluded', condition: 'used' }),
      ]);
      const taxes = async (country: string | null) => {
        const items = await storage().search.listItems(['near', 'far', 'used'], { currency: null, country });
        return Object.fromEntries(
          items.map(({ product, shopPrice, priceTax }) => [product.id, [shopPrice?.amountMinor, priceTax]]),
        );
      };
      const others = { far: [500, 'excluded'], used: [300, 'excluded'] };

      expect(await taxes('DE')).toEqual({ near: [900, 'included'], ...others });
      expect(await taxes(null)).toEqual({ near: [900, 'included'], ...others });
      expect(await taxes('US')).toEqual({ near: [500, 'excluded'], ...others });
    });

    it('follow a change of tax alone', async () => {
      const dear = offer('near', 'o1', { price: eur(1000), tax: 'included' });
      await storage().offers.saveOffers([dear]);
      await storage().offers.saveOffers([{ ...dear, offer: { ...dear.offer, tax: 'excluded' } }]);

      const [item] = await storage().search.listItems(['near'], { currency: null, country: 'DE' });

      expect(item?.priceTax).toBe('excluded');
    });

    it('follow the exchange rates', async () => {
      await storage().offers.saveOffers([
        offer('near', 'o1', { price: { amountMinor: 1000, currency: 'USD' }, tax: 'included' }),
        offer('near', 'o2', { price: eur(900) }),
      ]);
      const at = async (dollarsPerEuro: number) => {
        await storage().exchangeRates.saveRates({
          base: 'EUR',
          date: '2099-01-01',
          rates: { USD: dollarsPerEuro },
        });
        await storage().exchangeRates.bringPricesUpToDate();
        return (await storage().search.listItems(['near'], { currency: null, country: null }))[0]
          ?.lowestPrice;
      };

      expect(await at(1.25)).toEqual({ amountMinor: 1000, currency: 'USD' });
      expect(await at(1)).toEqual(eur(900));
    });

    it('are shown at the rates of the day while those of all products are being replaced', async () => {
      const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
      await storage().offers.saveOffers([
        offer('near', 'o1', { price: dollars(8_300), shipping: { kind: 'free' } }),
        offer('far', 'o2', { price: eur(1_000), shipping: { kind: 'free' } }),
      ]);
      const ratesOf = (USD: number) =>
        storage().exchangeRates.saveRates({ base: 'EUR', date: '2099-01-01', rates: { USD } });
      const shown = () => found({ currency: 'USD' });
      await ratesOf(1.25);
      await storage().exchangeRates.bringPricesUpToDate();

      await ratesOf(1.5);
      const between = await shown();
      await storage().exchangeRates.bringPricesUpToDate();

      expect(between).toEqual(expect.arrayContaining(['near 8300 item-only', 'far 1500 item-only']));
      expect((await shown()).toSorted()).toEqual(between.toSorted());
    });

    it('are paged through without missing or repeating any', async () => {
      const ids = Array.from({ length: 30 }, (_, place) => `p${place}`);
      await storage().products.saveProducts(ids.map((id) => sampleProduct({ id })));
      await storage().offers.saveOffers(
        ids.map((id, place) =>
          offer(id, `o-${id}`, {
            price: place % 4 === 0 ? { amountMinor: 70 + place, currency: 'RUB' } : eur(1000 + (place % 3)),
            condition: place % 5 === 0 ? 'used' : 'new',
            retailer: { name: 'Shop', domain: place % 2 === 0 ? 'shop.de' : 'shop.example' },
            shipping: place % 3 === 0 ? { kind: 'unknown' } : { kind: 'known', cost: eur(place) },
          }),
        ),
      );
      for (const sort of ['price', 'price-desc'] as const) {
        const seen: string[] = [];
        for (let cursor: string | null = null; ;) {
          const page = await storage().search.search({
            text: '',
            filters: {},
            currency: 'EUR',
            country: 'DE',
            sort,
            cursor,
            limit: 7,
          });
          seen.push(...page.items.map(({ product }) => product.id));
          cursor = page.nextCursor;
          if (cursor === null) break;
        }

        expect(seen.toSorted()).toEqual(ids.toSorted());
      }
    });
  });

  describe('shipping rules of shops', () => {
    const to = (country: string, amountMinor: number | null) => ({
      country,
      cost: amountMinor === null ? null : eur(amountMinor),
      freeFrom: null,
    });
    const shop = { name: 'Shop', domain: 'shop.de' };
    beforeEach(async () => {
      const { products, offers, businesses, businessDomains } = storage();
      await products.saveProducts([sampleProduct({ id: 'ruled' })]);
      const shippingRates = [to('AT', 100)];
      await offers.saveOffers([
        offer('ruled', 'o1', {
          price: eur(1000),
          retailer: shop,
          shipping: { kind: 'unknown' },
          shippingRates,
        }),
      ]);
      await businesses.createBusiness(sampleBusiness('b1', { name: 'Shop' }));
      await businessDomains.claimDomain({
        id: 'd1',
        businessId: 'b1',
        domain: shop.domain,
        token: 't',
        state: 'verified',
        method: 'dns',
        claimedAt: '2026-11-21T10:00:00.000Z',
        checkedAt: null,
        verifiedAt: null,
        problem: null,
      });
    });
    const prices = async (...countries: readonly string[]) => {
      const listed = [];
      for (const country of countries) listed.push(...(await found({ country })));
      return listed;
    };

    it("apply to countries that an offer does not mention, the merchant's before the operator's", async () => {
      const { shopShipping, businessDomains } = storage();
      await businessDomains.changeDomain('d1', { shippingRates: [to('AT', 900), to('SE', 500)] });
      await shopShipping.saveOperatorRates(shop.domain, [to('SE', 700), to('US', null)]);
      await shopShipping.bringShopUpToDate(shop.domain);

      expect(await prices('AT', 'SE', 'US', 'FR')).toEqual([
        ...['ruled 1100 delivered', 'ruled 1500 delivered', 'ruled  not-shipped', 'ruled 1000 item-only'],
      ]);
    });

    it('take precedence over the published policy of the shop only if its merchant entered them', async () => {
      const { shopShipping } = storage();
      const readAt = '2026-11-20T08:00:00.000Z';
      const policy: ShippingPolicy = [
        {
          countries: ['SE'],
          orderValue: null,
          weightGrams: null,
          itemCount: null,
          season: null,
          deliveryDays: null,
          charge: { kind: 'amount', cost: eur(200) },
        },
      ];
      const row = { retailerDomain: shop.domain, policy, link: 'https://shop.example/', readAt };
      const saved = [await shopShipping.savePolicy(row), await shopShipping.savePolicy(row)];
      await shopShipping.saveOperatorRates(shop.domain, [to('SE', 700)]);
      const [item] = await shopShipping.withShopRates([{ offer: sampleOffer({ id: 'o1', retailer: shop }) }]);

      expect(saved).toEqual([true, false]);
      expect(item && shippingTo(item.offer, 'SE')).toEqual({ kind: 'known', cost: eur(200) });
      expect(await shopShipping.readPolicy(shop.domain)).toEqual(row);
      expect(await shopShipping.listPoliciesReadBefore('2026-11-20T08:00:00.001Z', 10)).toEqual([row]);
      expect(await shopShipping.listPoliciesReadBefore(readAt, 10)).toEqual([]);
      await shopShipping.removePolicy(shop.domain);
      expect(await shopShipping.readPolicy(shop.domain)).toBeNull();
    });

    it('apply to product offers and lists alike, and are not saved with an offer', async () => {
      const { offers, shopShipping } = storage();
      await shopShipping.saveOperatorRates(shop.domain, [to('SE', 700)]);
      const [read] = await offers.listOffersOfProducts(['ruled']);
      await offers.saveOffers(read === undefined ? [] : [read]);
      await shopShipping.saveOperatorRates(shop.domain, []);
      await shopShipping.bringShopUpToDate(shop.domain);

      expect(read?.offer.shopRates).toEqual([{ ...to('SE', 700), enteredBy: 'operator' }]);
      expect(await offers.findOffersByIds(['o1'])).not.toContainEqual(
        expect.objectContaining({ offer: expect.objectContaining({ shopRates: expect.anything() }) }),
      );
      expect(await prices('SE')).toEqual(['ruled 1000 item-only']);
    });

    it('of a merchant no longer apply once the domain is not verified', async () => {
      const { shopShipping, businessDomains } = storage();
      await businessDomains.changeDomain('d1', { shippingRates: [to('SE', 500)] });
      await businessDomains.changeDomain('d1', { state: 'lost' });
      await shopShipping.bringShopUpToDate(shop.domain);

      expect(await prices('SE')).toEqual(['ruled 1000 item-only']);
    });
  });

  describe('exchange rates', () => {
    it('are the shipped ones, with their day, before any were saved, and instead of older ones', async () => {
      const { exchangeRates } = storage();
      const shipped = await exchangeRates.readRates();

      await exchangeRates.saveRates({ base: 'EUR', date: '2020-01-02', rates: { USD: 1.1 } });

      expect(shipped.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(await exchangeRates.readRates()).toEqual(shipped);
    });

    it('are those saved last', async () => {
      const rates = { base: 'EUR', date: '2099-01-01', rates: { USD: 1.0812 } };
      await storage().exchangeRates.saveRates(rates);

      expect(await storage().exchangeRates.readRates()).toEqual(rates);
    });
  });
}
