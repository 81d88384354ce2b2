import type { Offer } from '@pricehunt/offers';
import type { Storage } from '../storage';
import { sampleOffer, sampleProduct } from './samples';
import type { SearchRequest } from '../stores/search/search-request';

/** A euro is 1.25 dollars and 156.25 yen; kroner have no rate. */
async function saveRates({ exchangeRates }: Storage): Promise<void> {
  await exchangeRates.saveRates({ base: 'EUR', date: '2099-01-01', rates: { USD: 1.25, JPY: 156.25 } });
  await exchangeRates.bringPricesUpToDate();
}

const one = { name: 'Shop One', domain: 'shop-one.example' };
const two = { name: 'Shop Two', domain: 'shop-two.example' };

export function describeSearch(storage: () => Storage): void {
  const find = (request: Partial<SearchRequest>) =>
    storage().search.search({
      text: '',
      filters: {},
      currency: null,
      country: null,
      sort: 'relevance',
      cursor: null,
      limit: 10,
      ...request,
    });
  const idsOf = async (request: Partial<SearchRequest>) =>
    (await find(request)).items.map(({ product }) => product.id);
  const offer = (productId: string, amountMinor: number, changes: Partial<Offer> = {}) => {
    const id = `${productId}-${changes.retailer?.domain ?? one.domain}-${amountMinor}`;
    const price = { amountMinor, currency: 'EUR' };
    return { productId, offer: sampleOffer({ id, price, retailer: one, ...changes }) };
  };

  describe('search', () => {
    beforeEach(async () => {
      await storage().products.saveProducts([
        sampleProduct({ id: 'sony', title: 'Sony WH-1000XM5 Wireless Headphones', mpn: 'WH-1000XM5' }),
        sampleProduct({
          id: 'bose',
          title: 'Bose QuietComfort Ultra Headphones',
          brand: 'Bose',
          gtins: ['00017817841610'],
        }),
        sampleProduct({
          id: 'case',
          title: 'Hard Case for Sony Headphones',
          brand: 'Casely',
          category: 'Cases',
        }),
        sampleProduct({
          id: 'phone',
          title: 'Google Pixel 8 Smartphone',
          brand: 'Google',
          description: null,
          category: 'Phones',
        }),
      ]);
      await storage().offers.saveOffers([
        offer('sony', 29_900),
        offer('sony', 27_900, { retailer: two }),
        offer('bose', 39_900, { retailer: two, condition: 'refurbished' }),
        offer('case', 1900, { availability: 'out_of_stock' }),
      ]);
    });

    it('finds products by words, and ranks accessories lower', async () => {
      const found = await idsOf({ text: 'sony headphones' });

      expect(found.slice(0, 2)).toEqual(['sony', 'case']);
    });

    it('shows the price of a product and whether it is obtainable', async () => {
      const { items } = await find({ text: 'wh1000xm5' });

      expect(items[0]).toMatchObject({
        product: { id: 'sony' },
        lowestPrice: { amountMinor: 27_900, currency: 'EUR' },
        offerCount: 2,
        inStock: true,
      });
    });

    it('accepts a GTIN with and without leading zeros', async () => {
      const found = [await idsOf({ text: '0017817841610' }), await idsOf({ text: '17817841610' })];

      expect(found.map(([first]) => first)).toEqual(['bose', 'bose']);
    });

    it('corrects a misspelled word and reports it', async () => {
      const { items, corrections } = await find({ text: 'headphnes bose' });

      expect(items[0]?.product.id).toBe('bose');
      expect(corrections).toEqual([{ from: 'headphnes', to: 'headphones' }]);
    });

    it.each([
      ['ソニー ワイヤレスヘッドホン WH-1000XM5', 'ヘッドホン'],
      ['三星电视 55英寸', '电视'],
      ['Ντουλάπα δίφυλλη λευκή', 'ντουλαπα λευκη'],
      ['Настольная лампа Xiaomi', 'лампы'],
      ['Işıldak kamp lambası', 'isildak'],
    ])('finds %s by %s', async (title, text) => {
      await storage().products.saveProducts([sampleProduct({ id: 'abroad', title, mpn: null, gtins: [] })]);

      expect((await idsOf({ text }))[0]).toBe('abroad');
    });

    it('finds a renamed product by its new title', async () => {
      await storage().products.saveProducts([
        sampleProduct({ id: 'phone', title: 'Fairphone 5', brand: 'Fairphone' }),
      ]);

      const found = [await idsOf({ text: 'pixel' }), await idsOf({ text: 'fairphone' })];

      expect(found).toEqual([[], ['phone']]);
    });

    it('applies every filter alike to word searches and browsing', async () => {
      const filters: readonly (readonly [SearchRequest['filters'], readonly string[]])[] = [
        [{ brands: ['Sony'] }, ['sony']],
        [{ category: 'headphone-accessories' }, ['case']],
        [{ category: 'audio' }, ['bose', 'case', 'sony']],
        [{ category: 'no-such-category' }, []],
        [{ retailers: [two.domain] }, ['bose', 'sony']],
        [{ conditions: ['refurbished'] }, ['bose']],
        [{ inStock: true }, ['bose', 'sony']],
        [{ minPriceMinor: 2000, maxPriceMinor: 30_000 }, ['sony']],
        [{ maxPriceMinor: 1899 }, []],
        [{ brands: ['Sony', 'Bose'], retailers: [two.domain], maxPriceMinor: 28_000 }, ['sony']],
      ];
      for (const [filter, expected] of filters) {
        const byWords = await idsOf({ text: 'headphones', filters: filter });
        const byBrowsing = await idsOf({ filters: filter });

        expect([filter, byWords.toSorted(), byBrowsing.toSorted()]).toEqual([filter, expected, expected]);
      }
    });

    it('reads price and condition words as filters', async () => {
      const found = await idsOf({ text: 'headphones under 300 €' });

      expect(found.toSorted()).toEqual(['case', 'sony']);
      expect(await idsOf({ text: 'refurbished headphones' })).toEqual(['bose']);
    });

    it('counts each facet as if its own filter was not set', async () => {
      for (const text of ['headphones', '']) {
        const { facets } = await find({ text, filters: { brands: ['Sony'] } });

        expect(facets.brand.map(({ value }) => value)).toEqual(
          expect.arrayContaining(['Sony', 'Bose', 'Casely']),
        );
        expect(facets.retailer).toEqual([
          { value: one.domain, label: 'Shop One', count: 1 },
          { value: two.domain, label: 'Shop Two', count: 1 },
        ]);
        expect(facets.condition).toEqual([{ value: 'new', label: 'new', count: 1 }]);
        expect(facets.price.reduce((sum, { count }) => sum + count, 0)).toBe(1);
      }
    });

    describe('with attributes', () => {
      const phones: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
        ['a', { capacity: '256GB', colour: 'Black' }],
        ['b', { capacity: '256 GB', colour: 'white' }],
        ['c', { Capacity: '1 TB', colour: 'black', model: 'C-1' }],
        ['d', { colour: 'black' }],
        ['e', {}],
      ];

      beforeEach(async () => {
        const products = phones.map(([id, attributes]) =>
          sampleProduct({ id, title: `Fonotron ${id}`, brand: 'Fonotron', gtins: [], mpn: null, attributes }),
        );
        await storage().products.saveProducts(products);
        await storage().offers.saveOffers(phones.map(([id]) => offer(id, 10_000)));
      });

      it('learns filters from them, amounts in their order', async () => {
        const { facets } = await find({ text: 'fonotron' });

        expect(facets.attributes).toEqual([
          {
            name: 'colour',
            values: [
              { value: 'black', label: 'black', count: 3 },
              { value: 'white', label: 'white', count: 1 },
            ],
          },
          {
            name: 'capacity',
            values: [
              { value: '256 gb', label: '256GB', count: 2 },
              { value: '1 tb', label: '1 TB', count: 1 },
            ],
          },
        ]);
        expect((await find({})).facets.attributes).toEqual([]);
      });

      it.each(['fonotron', ''])('filters by any value of each: %j', async (text) => {
        const wanted = (...attributes: readonly (readonly [string, string])[]) =>
          idsOf({
            text,
            sort: 'newest',
            filters: { attributes: attributes.map(([name, value]) => ({ name, value })) },
          });

        expect((await wanted(['capacity', '256 gb'])).toSorted()).toEqual(['a', 'b']);
        expect((await wanted(['capacity', '256 gb'], ['capacity', '1tb'])).toSorted()).toEqual([
          'a',
          'b',
          'c',
        ]);
        expect(await wanted(['capacity', '256 gb'], ['colour', 'black'])).toEqual(['a']);
        expect(await wanted(['capacity', '%'])).toEqual([]);
      });

      it('counts each as if only the others were set', async () => {
        const attributes = [
          { name: 'colour', value: 'black' },
          { name: 'capacity', value: '1 tb' },
        ];

        const { facets } = await find({ text: 'fonotron', filters: { attributes } });

        expect(
          facets.attributes.map(({ name, values }) => [
            name,
            ...values.map(({ value, count }) => [value, count]),
          ]),
        ).toEqual([
          ['colour', ['black', 1]],
          ['capacity', ['256 gb', 1], ['1 tb', 1]],
        ]);
      });
    });

    it.each(['vacuum', ''])('filters %j by spans of what products and their offers state', async (text) => {
      const noises: readonly (readonly [string, string])[] = [
        ['a', '64 dB'],
        ['b', '67 dB'],
        ['c', '69.5 dB'],
        ['d', '70 dB'],
      ];
      const attributesOf = (id: string, noise: string): Readonly<Record<string, string>> =>
        id === 'a' ? {} : { noise };
      await storage().products.saveProducts(
        noises.map(([id, noise]) =>
          sampleProduct({
            id,
            title: `Vacuum ${id}`,
            category: 'Vacuum cleaners',
            gtins: [],
            mpn: null,
            attributes: attributesOf(id, noise),
          }),
        ),
      );
      await storage().offers.saveOffers(
        noises.map(([id, noise]) => offer(id, 10_000, { attributes: { noise } })),
      );
      const span = '65 to 70 db';
      const filters = { category: 'vacuum-cleaners', isOffered: true };

      const { facets } = await find({ text, filters });
      const narrowed = { ...filters, attributes: [{ name: 'noise', value: span }] };
      const chosen = await find({ text, filters: narrowed });

      const values = [
        { value: '60 to 65 db', label: '60 to 65 dB', count: 1 },
        { value: span, label: '65 to 70 dB', count: 2 },
        { value: '70 to 75 db', label: '70 to 75 dB', count: 1 },
      ];
      expect(facets.attributes).toEqual([]);
      expect(chosen.facets.attributes).toEqual([{ name: 'noise', values }]);
      expect(chosen.items.map(({ product }) => product.id).toSorted()).toEqual(['b', 'c']);
    });

    it('separates shops on one address by port', async () => {
      const shops = ['127.0.0.1:4411', '127.0.0.1:4412'].map((domain) => ({ name: domain, domain }));
      await storage().offers.saveOffers(shops.map((retailer) => offer('phone', 50_000, { retailer })));

      const { facets } = await find({ text: 'pixel' });

      expect(facets.retailer.map(({ value }) => value)).toEqual(shops.map(({ domain }) => domain));
      expect(await idsOf({ text: 'pixel', filters: { retailers: ['127.0.0.1:4412'] } })).toEqual(['phone']);
    });

    it('sorts by price, age and drop', async () => {
      await storage().offers.saveOffers([
        offer('bose', 20_000, { retailer: two, id: 'falls', checkedAt: '2026-11-01T00:00:00.000Z' }),
      ]);
      await storage().offers.saveOffers([
        offer('bose', 15_000, { retailer: two, id: 'falls', checkedAt: '2026-11-20T00:00:00.000Z' }),
      ]);

      const sorted = {
        price: await idsOf({ text: 'headphones', sort: 'price' }),
        dear: await idsOf({ sort: 'price-desc' }),
        drop: await idsOf({ sort: 'drop', limit: 1 }),
      };

      expect(sorted).toEqual({
        price: ['case', 'bose', 'sony'],
        dear: ['sony', 'bose', 'case'],
        drop: ['bose'],
      });
    });

    describe('of a catalog with several currencies', () => {
      const inDollars = { currency: 'USD' };
      /** In dollars: 23.75, 250, 280.01, 348.75 (from euros); kroner have no rate. */
      beforeEach(async () => {
        await saveRates(storage());
        const ids = ['dollars', 'yen', 'kroner'];
        await storage().products.saveProducts(
          ids.map((id) => sampleProduct({ id, title: `Headphones ${id}`, brand: 'Koss', category: 'Audio' })),
        );
        await storage().offers.saveOffers([
          offer('dollars', 25_000, { price: { amountMinor: 25_000, currency: 'USD' } }),
          offer('yen', 35_001, { price: { amountMinor: 35_001, currency: 'JPY' } }),
          offer('kroner', 100, { price: { amountMinor: 100, currency: 'SEK' } }),
        ]);
      });
      const inOrder = ['case', 'dollars', 'yen', 'sony', 'bose'];

      it('sorts by converted price, those without a rate last, alike for words and for browsing', async () => {
        for (const text of ['headphones', '']) {
          const cheap = await idsOf({ text, sort: 'price', ...inDollars });
          const dear = await idsOf({ text, sort: 'price-desc', ...inDollars });

          expect(cheap.filter((id) => id !== 'phone')).toEqual([...inOrder, 'kroner']);
          expect(dear.filter((id) => id !== 'phone')).toEqual([...inOrder.toReversed(), 'kroner']);
        }
      });

      it('pages through them without missing or repeating anything', async () => {
        const seen: string[] = [];
        let cursor: string | null = null;
        do {
          const page = await find({ sort: 'price', ...inDollars, cursor, limit: 2 });
          seen.push(...page.items.map(({ product }) => product.id));
          cursor = page.nextCursor;
        } while (cursor !== null);

        expect(seen).toEqual([...inOrder, 'kroner']);
      });

      it('filters by converted price, and shows it beside the price of the shop', async () => {
        const filters = { minPriceMinor: 25_000, maxPriceMinor: 28_001 };
        for (const [text, sort] of [
          ['headphones', 'relevance'],
          ['', 'relevance'],
          ['', 'price'],
          ['', 'newest'],
        ] as const) {
          const { items } = await find({ text, sort, filters, ...inDollars });

          expect(items.map(({ product }) => product.id).toSorted()).toEqual(['dollars', 'yen']);
          expect(items.find(({ product }) => product.id === 'yen')).toMatchObject({
            lowestPrice: { amountMinor: 28_001, currency: 'USD' },
            shopPrice: { amountMinor: 35_001, currency: 'JPY' },
          });
        }
      });

      it('filters each currency separately without a requested one, and sorts by converted price', async () => {
        const found = await idsOf({ sort: 'price', filters: { minPriceMinor: 1000, maxPriceMinor: 36_000 } });

        expect(found).toEqual(['case', 'dollars', 'yen', 'sony']);
      });

      it('interprets a price in the words in its own currency, else in the compared one', async () => {
        const underEuros = await idsOf({ text: 'headphones under 230 €', ...inDollars });
        const underDollars = await idsOf({ text: 'headphones under 250', ...inDollars });

        expect(underEuros.toSorted()).toEqual(['case', 'dollars', 'yen']);
        expect(underDollars.toSorted()).toEqual(['case', 'dollars']);
      });

      it('uses the reference currency instead of one without a rate', async () => {
        const inRoubles = { currency: 'RUB' };

        const { facets, items } = await find({ ...inRoubles, sort: 'price' });
        const byWords = await idsOf({ text: 'headphones', sort: 'price', ...inRoubles });

        expect(new Set(facets.price.map(({ currency }) => currency))).toEqual(new Set(['EUR']));
        expect(items.map(({ product }) => product.id)).toEqual([...inOrder, 'kroner']);
        expect(byWords).toEqual([...inOrder, 'kroner']);
        expect(items.find(({ product }) => product.id === 'yen')?.lowestPrice?.currency).toBe('EUR');
      });

      it('ignores a limit in a currency that nothing can be compared in, and says so', async () => {
        const filters = { maxPriceMinor: 1 };
        for (const request of [
          { currency: 'RUB', filters, sort: 'price' },
          { text: 'headphones', currency: 'RUB', filters, sort: 'price' },
          { text: 'headphones under 1 sek', filters: { brands: ['Sony', 'Bose', 'Casely'] }, ...inDollars },
        ] as const) {
          const all = await idsOf({ ...request, text: request.text?.split(' ')[0] ?? '', filters: {} });

          const { items, limitIgnoredIn, facets } = await find(request);

          const isTyped = request.currency === 'USD';
          const ids = items.map(({ product }) => product.id);
          expect(ids).toEqual(isTyped ? all.filter((id) => ['sony', 'bose', 'case'].includes(id)) : all);
          expect(limitIgnoredIn).toBe(isTyped ? 'SEK' : 'RUB');
          expect(facets.price[0]?.currency).toBe(isTyped ? 'USD' : 'EUR');
        }
      });

      it('applies a limit in a currency without a rate to what is sold in it', async () => {
        for (const text of ['headphones', '']) {
          for (const [maxPriceMinor, ids] of [
            [100, ['kroner']],
            [99, []],
          ] as const) {
            const { items, limitIgnoredIn } = await find({
              text,
              currency: 'SEK',
              filters: { maxPriceMinor },
            });

            expect(items.map(({ product }) => product.id)).toEqual(ids);
            expect(limitIgnoredIn).toBeNull();
          }
        }
      });

      it('shows the lowest price over all currencies, not that of the commonest one', async () => {
        await storage().offers.saveOffers([
          offer('sony', 20_000, {
            retailer: { name: 'Three', domain: 'three.example' },
            price: { amountMinor: 20_000, currency: 'USD' },
            tax: 'included',
          }),
        ]);

        for (const text of ['wh1000xm5', '']) {
          const { items } = await find({
            text,
            ...inDollars,
            filters: { maxPriceMinor: 20_000, brands: ['Sony'] },
          });

          expect(items.map(({ lowestPrice }) => lowestPrice)).toEqual([
            { amountMinor: 20_000, currency: 'USD' },
          ]);
        }
      });

      it('groups all comparable prices', async () => {
        const { facets } = await find({ ...inDollars });

        expect(new Set(facets.price.map(({ currency }) => currency))).toEqual(new Set(['USD']));
        expect(facets.price.reduce((sum, { count }) => sum + count, 0)).toBe(5);
      });
    });

    it('pages through browsing without missing or repeating anything', async () => {
      const more = Array.from({ length: 30 }, (_, place) => sampleProduct({ id: `more-${place}` }));
      await storage().products.saveProducts(more);
      for (const text of ['', 'headphones']) {
        const seen: string[] = [];
        let cursor: string | null = null;
        let total = 0;
        do {
          const page = await find({ text, cursor, limit: 7 });
          seen.push(...page.items.map(({ product }) => product.id));
          ({ total, nextCursor: cursor } = page);
        } while (cursor !== null);

        expect(seen).toHaveLength(text === '' ? 34 : 33);
        expect(new Set(seen).size).toBe(seen.length);
        expect(total).toBe(seen.length);
      }
    });

    it.each(['', 'headphones'])('pages through only the items of %p alike', async (text) => {
      const whole = await find({ text, limit: 1 });
      const items = await find({ text, limit: 1, onlyItems: true });
      const next = await find({ text, limit: 1, onlyItems: true, cursor: items.nextCursor });

      expect(items.items).toEqual(whole.items);
      expect(items.facets.brand).toEqual([]);
      expect(whole.facets.brand).not.toEqual([]);
      expect(next.items).toEqual((await find({ text, limit: 1, cursor: whole.nextCursor })).items);
    });

    it('starts at the first page for an invalid cursor', async () => {
      const found = await idsOf({ cursor: 'nonsense', limit: 4 });

      expect(found).toHaveLength(4);
    });

    it('accepts any text', async () => {
      const typed = [
        '"',
        '* OR NOT (',
        "'; drop table products; --",
        '& | ! <-> :*',
        '\u0000',
        '日本 🎧',
        'a'.repeat(5000),
      ];

      const found = await Promise.all(typed.map((text) => find({ text })));

      expect(found.every(({ total }) => Number.isInteger(total))).toBe(true);
    });

    it('counts subcategories, the siblings of a category without any, and the top level', async () => {
      const shelvesOf = async (request: Partial<SearchRequest>) =>
        (await find(request)).facets.category.map(({ value, count }) => [value, count]);

      for (const text of ['', 'headphones']) {
        const phones = text === '' ? 1 : 0;
        expect(await shelvesOf({ text })).toEqual([['electronics', 3 + phones]]);
        expect(await shelvesOf({ text, filters: { category: 'electronics' } })).toEqual([
          ['audio', 3],
          ...(phones > 0 ? [['phones-communications', phones]] : []),
        ]);
        const beside = [
          ['headphones', 2],
          ['audio-accessories', 1],
        ];
        expect(await shelvesOf({ text, filters: { category: 'audio' } })).toEqual(beside);
        expect(await shelvesOf({ text, filters: { category: 'headphones' } })).toEqual(beside);
        expect(await shelvesOf({ text, filters: { category: 'headphones', brands: ['Sony'] } })).toEqual([
          ['headphones', 1],
        ]);
      }
    });

    it('suggests brands, categories and offered products with the prefix', async () => {
      const unoffered = await storage().search.suggest('mob', 5);
      await storage().offers.saveOffers([offer('phone', 50_000)]);

      const suggested = await storage().search.suggest('mob', 5);
      const german = await storage().search.suggest('handys', 5);
      const brand = await storage().search.suggest('sony wh', 5);

      expect(unoffered).toEqual([]);
      expect(suggested[0]).toEqual({ kind: 'category', text: 'Mobile Phones', value: 'mobile-phones' });
      expect(german[0]).toEqual({ kind: 'category', text: 'Handys & Smartphones', value: 'mobile-phones' });
      expect(brand.map(({ value }) => value)).toEqual(['sony']);
      expect(await storage().search.suggest('s', 5)).toEqual([]);
    });

    it('returns the likeliest candidates first: GTIN, then model, then words', async () => {
      const identity = {
        title: 'Headphones by Sony',
        brand: 'Sony',
        gtins: ['00017817841610'],
        mpn: 'WH1000XM5',
        attributes: {},
      };

      const found = await storage().search.findCandidates(identity, 3);

      expect(found.map(({ id }) => id)).toEqual(['bose', 'sony', 'case']);
    });

    it('returns a candidate that another shop names in other words', async () => {
      const identity = {
        title: 'Sony over-ear noise cancelling bluetooth headset black WH1000XM5B',
        brand: null,
        gtins: [],
        mpn: null,
        attributes: {},
      };

      const found = await storage().search.findCandidates(identity, 5);

      expect(found.map(({ id }) => id)).toContain('sony');
    });

    it('finds a product among more accessories than are read', async () => {
      const cases = Array.from({ length: 1010 }, (_, place) =>
        sampleProduct({
          id: `cover-${place}`,
          title: `Acme One phone case ${place}`,
          brand: 'Acme',
          category: 'Cases',
          gtins: [],
          mpn: null,
        }),
      );
      const phone = sampleProduct({
        id: 'acme-one',
        title: 'Acme One phone',
        brand: 'Acme',
        gtins: [],
        mpn: null,
      });
      await storage().products.saveProducts([...cases, phone]);

      const found = await idsOf({ text: 'acme one phone' });

      expect(found[0]).toBe('acme-one');
    });

    it('finds the products of a brand, with accessories, among more of another than are read', async () => {
      const named = (id: string, title: string, brand: string) =>
        sampleProduct({ id, title, brand, gtins: [], mpn: null });
      const others = Array.from({ length: 1010 }, (_, place) =>
        named(`acme-${place}`, `Acme One phone ${place}`, 'Acme'),
      );
      const own = [
        named('bolt-case', 'Bolt One phone case', 'Bolt'),
        named('bolt-phone', 'Bolt One phone', 'Bolt'),
      ];
      await storage().products.saveProducts([...others, ...own]);

      const found = await idsOf({ text: 'one phone', filters: { brands: ['Bolt'] } });

      expect(found).toEqual(['bolt-phone', 'bolt-case']);
    });

    it('sorts more matches than are read by all their prices, with filters too', async () => {
      const ids = Array.from({ length: 1010 }, (_, place) => `lamp-${place}`);
      const named = (id: string) => sampleProduct({ id, title: `Desk lamp ${id}`, brand: 'Acme' });
      await storage().products.saveProducts([...ids, 'cheap', 'dear', 'unsold'].map(named));
      await storage().offers.saveOffers([
        ...ids.map((id, place) => offer(id, 5_000 + place)),
        offer('cheap', 100),
        offer('dear', 90_000),
      ]);

      const sorted = {
        price: await idsOf({ text: 'desk lamp', sort: 'price', limit: 2 }),
        dear: await idsOf({ text: 'desk lamp', sort: 'price-desc', limit: 2 }),
        inStock: await idsOf({ text: 'desk lamp', sort: 'price', filters: { inStock: true }, limit: 2 }),
      };

      expect(sorted).toEqual({
        price: ['cheap', 'lamp-0'],
        dear: ['dear', 'lamp-1009'],
        inStock: ['cheap', 'lamp-0'],
      });
    });

    it('counts all found products in the facets by shop, condition and availability', async () => {
      const ids = Array.from({ length: 330 }, (_, place) => `kettle-${place}`);
      await storage().products.saveProducts(ids.map((id) => sampleProduct({ id, title: `Kettle ${id}` })));
      await storage().offers.saveOffers(ids.map((id) => offer(id, 1000, { retailer: two })));

      const { total, facets } = await find({ text: 'kettle' });

      expect(total).toBe(330);
      expect(facets.retailer).toEqual([{ value: two.domain, label: two.name, count: 330 }]);
      expect(facets.condition.map(({ count }) => count)).toEqual([330]);
      expect(facets.availability.map(({ count }) => count)).toEqual([330]);
    });
  });
}
