import { itemKeysOf } from '@pricehunt/product-links';
import { strangersSource } from '../stores/catalog/strangers';
import type { Storage } from '../storage';
import { itemLowsOf } from './item-lows';
import { sampleAlert, sampleOffer, sampleProduct } from './samples';
import type { SearchFilters } from '../stores/search/search-request';

export function describeCatalog(storage: () => Storage): void {
  describe('products', () => {
    it('numbers products in order, and lists their ids by number', async () => {
      const { products } = storage();
      await products.saveProducts(['a', 'b', 'c'].map((id) => sampleProduct({ id })));

      const last = await products.lastProductNumber();

      expect(await products.listProductIds({ above: last - 2, upTo: last })).toEqual(['b', 'c']);
      expect(await products.listProductIds({ above: last, upTo: last + 9 })).toEqual([]);
    });

    it('lists products with the last change of their price, or when they were first seen', async () => {
      const { products, offers } = storage();
      await products.saveProducts(['priced', 'bare'].map((id) => sampleProduct({ id })));
      const last = await products.lastProductNumber();
      const at = '2031-01-02T10:00:00.000Z';
      await offers.saveOffers([{ productId: 'priced', offer: sampleOffer({ id: 'o', checkedAt: at }) }]);

      const changes = await products.listProductChanges({ above: last - 2, upTo: last });

      expect(changes).toEqual([
        { id: 'priced', changedAt: at },
        { id: 'bare', changedAt: expect.stringMatching(/^20\d\d-/) },
      ]);
    });

    it('returns a product as it was saved', async () => {
      const product = sampleProduct({
        id: 'p1',
        gtins: ['04548736132610'],
        attributes: { size: '55"', colour: 'Größe ß 日本 🎧' },
      });

      await storage().products.saveProducts([product]);

      expect(await storage().products.findProduct('p1')).toEqual(product);
      expect(await storage().products.findProduct('p2')).toBeNull();
    });

    it('returns products in the requested order and leaves out missing ones', async () => {
      await storage().products.saveProducts(['a', 'b', 'c'].map((id) => sampleProduct({ id })));

      const found = await storage().products.findProductsByIds(['c', 'missing', 'a']);

      expect(found.map(({ id }) => id)).toEqual(['c', 'a']);
    });

    it('replaces a product with its GTINs, and uses the last of two in one call', async () => {
      await storage().products.saveProducts([sampleProduct({ id: 'p1', gtins: ['00000000000017'] })]);

      await storage().products.saveProducts([
        sampleProduct({ id: 'p1', title: 'Overtaken' }),
        sampleProduct({ id: 'p1', title: 'Renamed', gtins: ['00000000000024'] }),
      ]);

      expect(await storage().products.findProductsByGtin(['00000000000017'])).toEqual([]);
      const [found] = await storage().products.findProductsByGtin(['00000000000024', '00000000000017']);
      expect(found?.title).toBe('Renamed');
    });

    it('counts offered products by category, including parents, and brand as products and offers change', async () => {
      const of = (id: string, category: string | null) =>
        sampleProduct({ id, category, brand: 'Acme', title: `Thing ${id}` });
      const offerOf = (productId: string) => ({
        productId,
        offer: sampleOffer({ id: `offer of ${productId}` }),
      });
      const facetOf = async (isOffered: boolean) => {
        const request = { text: '', filters: { isOffered }, currency: null, country: null } as const;
        const { facets } = await storage().search.search({
          ...request,
          sort: 'newest',
          cursor: null,
          limit: 9,
        });
        return facets.brand.map(({ value, count }) => [value, count]);
      };
      await storage().offers.saveProductsWithOffers(
        [of('a', 'TV & Audio'), of('b', 'Phones'), of('c', 'Phones'), of('bare', 'Phones')],
        ['a', 'b', 'c'].map(offerOf),
      );

      await storage().products.saveProducts([of('a', 'Phones'), of('b', null)]);
      const moved = [await storage().products.listCategories(), await facetOf(true), await facetOf(false)];
      await storage().offers.removeOffers(['offer of a', 'offer of b']);
      const removed = [await storage().products.listCategories(), await facetOf(true)];
      await storage().offers.removeOffers(['offer of c']);

      const phones = (productCount: number) => [
        { slug: 'electronics', productCount },
        { slug: 'mobile-phones', productCount },
        { slug: 'phones-communications', productCount },
      ];
      expect(moved).toEqual([phones(2), [['Acme', 3]], [['Acme', 4]]]);
      expect(removed).toEqual([phones(1), [['Acme', 1]]]);
      expect(await storage().products.listCategories()).toEqual([]);
      expect(await storage().search.suggest('acm', 8)).toEqual([]);
    });

    it('leaves category counts the same when all products are reclassified', async () => {
      const of = (id: string, category: string) => sampleProduct({ id, category, title: `Thing ${id}` });
      await storage().offers.saveProductsWithOffers(
        [of('a', 'Bauset'), of('b', 'Rutschauto'), of('c', 'Phones')],
        ['a', 'b', 'c'].map((productId) => ({
          productId,
          offer: sampleOffer({ id: `offer of ${productId}` }),
        })),
      );
      const before = await storage().products.listCategories();
      await storage().settings.saveSetting('taxonomy-version', 'an older one');

      await storage().products.bringCategoriesUpToDate();

      expect(await storage().products.listCategories()).toEqual(before);
      expect(before).toEqual(expect.arrayContaining([{ slug: 'toys', productCount: 2 }]));
    });

    it('saves more products than one batch', async () => {
      const products = Array.from({ length: 1203 }, (_, place) => sampleProduct({ id: `p${place}` }));

      await storage().products.saveProducts(products);

      const place = { currency: null, country: null };
      const { total } = await storage().search.search({
        text: '',
        filters: { category: 'headphones' },
        ...place,
        sort: 'newest',
        cursor: null,
        limit: 1,
      });
      expect(total).toBe(1203);
      expect(await storage().products.findProductsByIds(products.map(({ id }) => id))).toHaveLength(1203);
    });
  });

  describe('offers', () => {
    /** The lowest prices in the search results. */
    const listed = async (text: string) => {
      const { items } = await storage().search.search({
        text,
        filters: {},
        currency: null,
        country: null,
        sort: 'relevance',
        cursor: null,
        limit: 10,
      });
      return new Map(items.map(({ product, lowestPrice }) => [product.id, lowestPrice?.amountMinor ?? null]));
    };
    const inList = (id: string, lowestMinor: number | null) => new Map([[id, lowestMinor]]);
    beforeEach(async () => {
      await storage().products.saveProducts([sampleProduct({ id: 'p1' }), sampleProduct({ id: 'p2' })]);
    });

    it('returns an offer as it was saved', async () => {
      const offer = sampleOffer({
        id: 'o1',
        gtins: ['04548736132610'],
        attributes: { colour: 'black' },
        affiliateLink: 'https://go.example/1',
        listPrice: { amountMinor: 39_900, currency: 'EUR' },
        shipping: { kind: 'known', cost: { amountMinor: 495, currency: 'EUR' } },
      });

      await storage().offers.saveOffers([{ productId: 'p1', offer }]);

      expect(await storage().offers.findOffersByIds(['o1', 'missing'])).toEqual([{ productId: 'p1', offer }]);
      expect(await storage().offers.findOffersByLink(offer.link)).toEqual([{ productId: 'p1', offer }]);
      expect(await storage().offers.findOffersByLink(`${offer.link}?x`)).toEqual([]);
    });

    it('keeps what a shop’s page stated when a feed that states nothing replaces the offer', async () => {
      const offer = sampleOffer({ id: 'o1' });
      const facts = {
        rating: { value: 4.5, best: 5, count: 12 },
        returns: [{ countries: ['DE'], days: 30, isFree: true }],
        payments: ['paypal' as const],
      };
      const saved = async () =>
        (await storage().offers.findOffersByIds(['o1'])).map((each) => each.offer.facts);

      await storage().offers.saveOffers([{ productId: 'p1', offer: { ...offer, facts } }]);
      await storage().offers.saveOffers([{ productId: 'p1', offer }]);
      expect(await saved()).toEqual([facts]);

      await storage().offers.saveOffers([{ productId: 'p1', offer: { ...offer, facts: {} } }]);
      expect(await saved()).toEqual([{}]);
    });

    it('finds the offers of a page in any spelling of its link, closest spelling first', async () => {
      const link = 'https://shop-one.example/p/1';
      await storage().offers.saveOffers([
        { productId: 'p2', offer: sampleOffer({ id: 'o1', link: 'http://www.shop-one.example/p/1/' }) },
        { productId: 'p1', offer: sampleOffer({ id: 'o2', link }) },
        { productId: 'p1', offer: sampleOffer({ id: 'o3', link: `${link}1` }) },
      ]);

      const found = await storage().offers.findOffersByLink(`${link}?utm_source=mail#reviews`);

      expect(found.map(({ offer }) => offer.id)).toEqual(['o2', 'o1']);
    });

    it('finds an offer by its marketplace item number in any link', async () => {
      const link = 'https://www.amazon.com/dp/B09XS7JWHH?th=1';
      const offer = sampleOffer({ id: 'o1', link, retailer: { name: 'Amazon', domain: 'amazon.com' } });

      await storage().offers.saveOffers([{ productId: 'p1', offer }]);

      const found = await storage().offers.findOffersByItem(
        itemKeysOf('https://amazon.de/gp/product/B09XS7JWHH'),
      );
      expect(found).toEqual([{ productId: 'p1', offer }]);
    });

    it('finds an offer by the SKU of its shop in a link, and no offer of another shop with that SKU', async () => {
      const of = (id: string, domain: string) =>
        sampleOffer({ id, sku: 'P110152345', retailer: { name: domain, domain } });
      await storage().offers.saveOffers([
        { productId: 'p1', offer: of('o1', 'shop-one.example') },
        { productId: 'p2', offer: of('o2', 'shop-two.example') },
      ]);

      const found = await storage().offers.findOffersByItem(
        itemKeysOf('https://www.shop-one.example/sony-headphones/black/p110152345'),
      );

      expect(found.map(({ offer }) => offer.id)).toEqual(['o1']);
      expect(await storage().offers.findOffersByItem([])).toEqual([]);
    });

    it('finds an offer by its new item number after a change', async () => {
      const keysOf = (sku: string) => itemKeysOf(`https://shop-one.example/p/${sku}`);
      await storage().offers.saveOffers([
        { productId: 'p1', offer: sampleOffer({ id: 'o1', sku: '1234567' }) },
      ]);

      await storage().offers.saveOffers([
        { productId: 'p1', offer: sampleOffer({ id: 'o1', sku: '7654321' }) },
      ]);

      expect(await storage().offers.findOffersByItem(keysOf('1234567'))).toEqual([]);
      expect(await storage().offers.findOffersByItem(keysOf('7654321'))).toHaveLength(1);
    });

    it('lists the offers of products, cheapest first', async () => {
      const at = (id: string, amountMinor: number) =>
        sampleOffer({ id, price: { amountMinor, currency: 'EUR' } });
      await storage().offers.saveOffers([
        { productId: 'p1', offer: at('dear', 300) },
        { productId: 'p2', offer: at('middle', 200) },
        { productId: 'p1', offer: at('cheap', 100) },
      ]);

      const listed = await storage().offers.listOffersOfProducts(['p1', 'p2']);

      expect(listed.map(({ offer }) => offer.id)).toEqual(['cheap', 'middle', 'dear']);
      expect(await storage().offers.listOffersOfProducts([])).toEqual([]);
    });

    it('removes invisible characters from titles and shop names', async () => {
      const title = 'Sony \u202eexe.gpj';
      const offer = sampleOffer({
        id: 'o1',
        title,
        brand: 'So\u200bny',
        seller: '\u2066Shop\u2069',
        retailer: { name: 'Klang\u200fwerk', domain: 'shop-one.example' },
      });
      const product = sampleProduct({ id: 'p1', title, brand: 'So\u200bny' });

      await storage().products.saveProducts([product]);
      await storage().offers.saveOffers([{ productId: 'p1', offer }]);

      const [saved] = await storage().offers.findOffersByIds(['o1']);
      expect(saved?.offer).toMatchObject({
        title: 'Sony exe.gpj',
        brand: 'Sony',
        seller: 'Shop',
        retailer: { name: 'Klangwerk' },
      });
      expect(await storage().products.findProduct('p1')).toMatchObject({
        title: 'Sony exe.gpj',
        brand: 'Sony',
      });
    });

    it('recognizes exactly the pages and affiliate links of its offers', async () => {
      const offer = sampleOffer({ id: 'o1', affiliateLink: 'https://go.example/1' });
      await storage().offers.saveOffers([{ productId: 'p1', offer }]);

      const links = [offer.link, 'https://go.example/1', `${offer.link}/`, 'https://evil.example/'];
      const known = await Promise.all(links.map((link) => storage().offers.isOfferLink(link)));

      expect(known).toEqual([true, true, false, false]);
    });

    it('stores links longer than an index entry can be', async () => {
      const link = `https://shop-one.example/p?x=${'a'.repeat(6000)}`;
      await storage().offers.saveOffers([{ productId: 'p1', offer: sampleOffer({ id: 'o1', link }) }]);

      const isKnown = await storage().offers.isOfferLink(link);

      expect(isKnown).toBe(true);
    });

    it('counts the offers of retailers once, however often they are saved', async () => {
      const two = { name: 'Shop Two', domain: 'shop-two.example' };
      const first = [
        { productId: 'p1', offer: sampleOffer({ id: 'o1' }) },
        { productId: 'p1', offer: sampleOffer({ id: 'o2' }) },
      ];
      await storage().offers.saveOffers(first);

      await storage().offers.saveOffers([
        ...first,
        { productId: 'p1', offer: sampleOffer({ id: 'o2', retailer: two }) },
      ]);

      expect(await storage().offers.listRetailers()).toEqual([
        { domain: 'shop-one.example', name: 'Shop One', offerCount: 1 },
        { ...two, offerCount: 1 },
      ]);
    });

    it('rejects an offer of a missing product and stores nothing of the call', async () => {
      const saving = storage().offers.saveOffers([
        { productId: 'p1', offer: sampleOffer({ id: 'o1' }) },
        { productId: 'nowhere', offer: sampleOffer({ id: 'o2' }) },
      ]);

      await expect(saving).rejects.toHaveProperty('message');
      expect(await storage().offers.findOffersByIds(['o1', 'o2'])).toEqual([]);
    });

    it('saves products with their offers at once and updates listings, words and counts', async () => {
      const lamp = sampleProduct({
        id: 'lamp',
        title: 'Oak lamp',
        category: 'Lamps',
        gtins: ['00000000000017'],
      });
      const bare = sampleProduct({ id: 'bare', title: 'Oak lamp without an offer', category: 'Lamps' });
      const offer = sampleOffer({ id: 'o1', price: { amountMinor: 4_000, currency: 'EUR' } });

      await storage().offers.saveProductsWithOffers([lamp, bare], [{ productId: 'lamp', offer }]);

      const categories = await storage().products.listCategories();
      expect(await listed('oak')).toEqual(new Map([...inList('lamp', 4_000), ...inList('bare', null)]));
      expect(await storage().products.findProductsByGtin(['00000000000017'])).toEqual([lamp]);
      expect(categories).toContainEqual({ slug: 'lamps', productCount: 1 });
    });

    it('finds a product without offers unless only offered ones are requested, and never suggests it', async () => {
      const offer = sampleOffer({ id: 'o1' });
      const lamp = sampleProduct({ id: 'lamp', title: 'Oak lamp', category: 'Lamps' });
      const bare = sampleProduct({ id: 'bare', title: 'Oak lamp without an offer', category: 'Lamps' });
      await storage().offers.saveProductsWithOffers([lamp, bare], [{ productId: 'lamp', offer }]);
      const found = async (text: string, filters: SearchFilters) => {
        const place = { currency: null, country: null };
        const request = { text, filters, ...place, sort: 'newest', cursor: null, limit: 9 } as const;
        const { items, total } = await storage().search.search(request);
        return [total, ...items.map(({ product }) => product.id).sort()];
      };

      for (const text of ['oak', '']) {
        expect(await found(text, { category: 'lamps' })).toEqual([2, 'bare', 'lamp']);
        expect(await found(text, { category: 'lamps', isOffered: true })).toEqual([1, 'lamp']);
      }
      expect(await found('oak', { isOffered: true })).toEqual([1, 'lamp']);
      expect((await storage().search.suggest('oak la', 8)).map(({ value }) => value)).toEqual(['lamp']);
      await storage().offers.removeOffers(['o1']);
      expect(await found('oak', { isOffered: true })).toEqual([0]);
    });

    it.each(['relevance', 'price', 'price-desc', 'newest', 'drop'] as const)(
      'hides a product that only strangers’ pages offer from lists, search, suggestions and counts, by %s, until a shop offers it',
      async (sort) => {
        const page = sampleOffer({ id: 'page', source: strangersSource });
        const lamp = sampleProduct({ id: 'lamp', title: 'Oak lamp', category: 'Lamps', brand: 'Acme' });
        const tracked = sampleProduct({
          id: 'wp-1',
          title: 'Oak lamp, seen',
          category: 'Phones',
          brand: 'Apex',
        });
        const place = { currency: null, country: null };
        const shown = async () => {
          const found = async (text: string, category?: string) => {
            const filters = { isOffered: true, ...(category === undefined ? {} : { category }) };
            const request = { text, filters, ...place, sort, cursor: null, limit: 9 };
            const { items, total, facets } = await storage().search.search(request);
            const ids = items.map(({ product }) => product.id).sort();
            return [
              total,
              ids.join(' '),
              facets.brand
                .map(({ value }) => value)
                .sort()
                .join(' '),
            ];
          };
          return [
            await found(''),
            await found('oak'),
            await found('', 'mobile-phones'),
            (await storage().search.suggest('oak la', 8)).map(({ value }) => value).sort(),
            (await storage().products.listCategories()).map(({ slug }) => slug).includes('mobile-phones'),
            (await storage().products.listProductIds({ above: 0, upTo: 99 })).filter((id) =>
              ['lamp', 'wp-1'].includes(id),
            ),
          ];
        };
        await storage().offers.saveProductsWithOffers(
          [lamp, tracked],
          [
            { productId: 'lamp', offer: sampleOffer({ id: 'o1' }) },
            { productId: 'wp-1', offer: page },
          ],
        );

        const before = await shown();
        const [own] = await storage().search.listItems(['wp-1'], place);
        const shop = sampleOffer({ id: 'o2', retailer: { name: 'Shop', domain: 'shop.example' } });
        await storage().offers.saveOffers([{ productId: 'wp-1', offer: shop }]);

        expect(before).toEqual([
          ...[[1, 'lamp', 'Acme'], [1, 'lamp', 'Acme'], [0, '', ''], ['lamp'], false, ['lamp']],
        ]);
        expect(own).toMatchObject({ offerCount: 1, isVouched: false, lowestPrice: page.price });
        expect(await shown()).toEqual([
          ...[
            [2, 'lamp wp-1', 'Acme Apex'],
            [2, 'lamp wp-1', 'Acme Apex'],
            [1, 'wp-1', 'Apex'],
          ],
          ...[['lamp', 'wp-1'], true, ['lamp', 'wp-1']],
        ]);
      },
    );

    it('deletes products that only tracking added and nobody has used for a while, with history, words and counts', async () => {
      const { products, offers, alerts, shopperLists, demand, productDecisions, search, priceHistory } =
        storage();
      const idOf = (name: string) => `wp-${name.padEnd(22, '0')}`;
      const kinds = [
        'bare',
        'offered',
        'alerted',
        'liked',
        'opened',
        'viewed',
        'merged',
        'stale',
        'priced',
        'unused',
      ];
      const [before, day, addedOn] = ['2026-11-30', '2026-12-01', '2026-11-21'];
      await products.saveProducts([
        ...kinds.map((kind) =>
          sampleProduct({ id: idOf(kind), title: `Zyxlamp ${kind}`, brand: 'Zyx', category: 'Phones' }),
        ),
        sampleProduct({ id: 'wp-1', title: 'Zyxlamp of a catalog', brand: 'Zyx' }),
        sampleProduct({ id: 'own', title: 'Zyxlamp without an offer', brand: 'Zyx' }),
      ]);
      const offerOf = (kind: string, checkedOn = before) => ({
        productId: idOf(kind),
        offer: sampleOffer({
          id: `of ${kind}`,
          source: strangersSource,
          checkedAt: `${checkedOn}T08:00:00.000Z`,
        }),
      });
      await offers.saveOffers([offerOf('offered'), offerOf('bare'), offerOf('priced', day)]);
      await offers.removeOffers(['of bare', 'of priced']);
      await alerts.createAlert(sampleAlert({ id: 'a', productId: idOf('alerted') }));
      for (const [list, key] of [
        ['favorites', `product:${idOf('liked')}`],
        ['history', idOf('opened')],
      ] as const)
        await shopperLists.mergeList({
          shopperId: 's',
          list,
          removed: [],
          clearedAt: null,
          entriesMax: 9,
          whenFull: 'refuse',
          entries: [{ key, at: `${day}T08:00:00.000Z`, content: {} }],
        });
      const looked = (kind: string, onDay: string) => ({
        day: onDay,
        kind: 'product' as const,
        key: idOf(kind),
        visitorHash: 'v',
        productIds: [idOf(kind)],
      });
      await demand.addDemand([looked('viewed', day), looked('stale', before)]);
      await productDecisions.saveDecision({
        decision: 'same',
        productIds: [idOf('merged'), 'own'],
        decidedAt: day,
        decidedBy: 'admin',
        regroupingId: null,
      });

      const lookUp = () => products.findProductsByIds([...kinds.map(idOf), 'wp-1', 'own']);
      await products.removeBareProducts(addedOn);
      const whileNew = await lookUp();

      await products.removeBareProducts(day);

      const left = await lookUp();
      expect(whileNew).toHaveLength(kinds.length + 2);
      expect(left.map(({ id }) => id.replace(/0+$/, ''))).toEqual([
        ...['wp-offered', 'wp-alerted', 'wp-liked', 'wp-opened', 'wp-viewed', 'wp-merged', 'wp-priced'],
        ...['wp-1', 'own'],
      ]);
      const removed = kinds.map(idOf).filter((id) => !left.some((product) => product.id === id));
      expect(removed.length).toBeGreaterThan(0);
      expect(await Promise.all(removed.map(products.wasRemoved))).not.toContain(false);
      expect(await products.wasRemoved('own')).toBe(false);
      const request = {
        filters: {},
        currency: null,
        country: null,
        sort: 'newest',
        cursor: null,
        limit: 20,
      } as const;
      const found = await search.search({ text: 'zyxlamp', ...request });
      expect([found.total, found.facets.brand.map(({ count }) => count)]).toEqual([9, [9]]);
      expect(await itemLowsOf({ priceHistory }, idOf('bare'))).toEqual([]);
      await products.saveProducts([sampleProduct({ id: idOf('bare'), title: 'Zyxlamp bare', brand: 'Zyx' })]);
      expect(
        (await search.search({ text: 'zyxlamp bare', ...request })).items.map(({ product }) => product.id),
      ).toContain(idOf('bare'));
    });

    it('updates lists and history when an offer is saved with its unchanged product', async () => {
      const lamp = sampleProduct({ id: 'lamp', title: 'Oak lamp', category: 'Lamps' });
      const dear = sampleOffer({ id: 'o1', price: { amountMinor: 4_000, currency: 'EUR' } });
      const checkedAt = '2026-11-21T08:00:00.000Z';
      const cheap = { ...dear, checkedAt, price: { amountMinor: 3_000, currency: 'EUR' } };
      await storage().offers.saveProductsWithOffers([lamp], [{ productId: 'lamp', offer: dear }]);

      await storage().offers.saveProductsWithOffers([lamp], [{ productId: 'lamp', offer: cheap }]);

      const lows = await itemLowsOf(storage(), 'lamp');
      const categories = await storage().products.listCategories();
      expect(await listed('oak')).toEqual(inList('lamp', 3_000));
      expect(lows.map(({ low }) => low.amountMinor)).toEqual([4_000, 3_000]);
      expect(categories).toContainEqual({ slug: 'lamps', productCount: 1 });
    });

    it('stores no product of a call if one of the offers is rejected', async () => {
      const lamp = sampleProduct({ id: 'lamp' });

      const saving = storage().offers.saveProductsWithOffers(
        [lamp],
        [{ productId: 'nowhere', offer: sampleOffer({ id: 'o1' }) }],
      );

      await expect(saving).rejects.toHaveProperty('message');
      expect(await storage().products.findProduct('lamp')).toBeNull();
    });

    it('stores malformed text of shops', async () => {
      const offer = sampleOffer({ id: 'o1', title: 'half \ud83d and \\u0000 and "quotes"' });

      await storage().offers.saveOffers([{ productId: 'p1', offer }]);

      const [found] = await storage().offers.findOffersByIds(['o1']);
      expect(found?.offer.title).toMatch(/^half \ufffd+ and \\u0000 and "quotes"$/);
    });
  });
}
