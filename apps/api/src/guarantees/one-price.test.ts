import {
  bestOffer,
  cheapestItem,
  conditionClassOf,
  conditionShown,
  currencyWithRate,
  destinationsFor,
  destinationsOf,
  mainCountryOf,
  offerTotal,
  productPrice,
  rankOffers,
  shippingTo,
  taxOf,
  totalIn,
  type Money,
  type Offer,
  type OfferTotal,
} from '@pricehunt/offers';
import {
  agreementSeeds,
  agreementTimeoutMs,
  categoryOfSeed,
  generatedCountries,
  generatedOffers,
  generatedRates as rates,
  sampleProduct,
  saveGeneratedRules,
  seededRandom,
  withRules,
} from '@pricehunt/storage/testing';
import { pricePositionOf } from '../merchant-items/price-position';
import { handleRankPrices, rankPrices } from '../merchant-traffic/rank-prices.job';
import { saveTestItem } from '../merchant-traffic/testing-traffic';
import { observeProduct } from '../modules/alerts/observe-product';
import { arrangeOffers } from '../modules/comparisons/arrange-offers';
import { todayOfFavorites } from '../modules/shopper-lists/favorite-prices';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { signInTestMember } from '../testing/sign-in';
import { verifyTestDomain } from '../testing/verify-test-domain';

let api: TestApi;
/** Each seed has its own address, because calls are rate limited. */
let remoteAddress = '';
const now = new Date('2026-11-22T09:00:00.000Z');
beforeEach(async () => {
  api = await startTestApi({ now: () => now });
});
afterEach(() => api.close());

interface Listed {
  readonly product: { readonly id: string };
  readonly lowestPrice: Money | null;
  readonly condition: string;
  readonly isObtainable: boolean;
}

interface Drop extends Listed {
  readonly current: Money;
  readonly previous: Money;
  readonly percent: number;
}

async function read(path: string, query: Readonly<Record<string, string>>) {
  const response = await api.app.inject({ method: 'GET', url: path, query: { ...query }, remoteAddress });
  expect(response.statusCode).toBe(200);
  return response.json();
}

for (const seeds of agreementSeeds(process.env['AGREEMENT_SEEDS'], 40))
  it(
    `shows one price of a product in lists, on its page, in trends, favorites, alerts, comparisons and history, seeds ${seeds.first} to ${seeds.last}`,
    () => compare(seeds),
    agreementTimeoutMs(seeds),
  );

async function compare({ first, last }: { first: number; last: number }): Promise<void> {
  const { storage } = api.services;
  await storage.exchangeRates.saveRates(rates);
  const rules = await saveGeneratedRules(storage);
  let variants = 0;
  for (let seed = first; seed <= last; seed += 1) {
    remoteAddress = `10.0.${seed >> 8}.${seed & 255}`;
    const random = seededRandom(1_000 + seed);
    const ids = Array.from({ length: 5 }, (_, place) => `s${seed}p${place}`);
    const catalog = new Map(ids.map((id) => [id, withRules(generatedOffers(random, id), rules)]));
    await saveCatalog(catalog, seed);
    const country = generatedCountries[seed % generatedCountries.length] ?? null;
    variants += await expectOnePrice(catalog, { seed, country, wanted: currencyOf(seed) });
  }
  expect(variants).toBeGreaterThan(0);
}

/** The offers as a comparison arranges them when all are the same product. */
function comparedOffers(offers: readonly Offer[], currency: string, country: string | null) {
  return arrangeOffers({
    wantedCurrency: currency,
    country,
    rates,
    signer: api.services.outboundSigner,
    placements: offers.map((offer) => ({
      kind: 'same',
      offer,
      match: { level: 'same-gtin', confidence: 1, sentence: 'Same barcode' },
    })),
  });
}

/** The last has no rate. */
function currencyOf(seed: number): string {
  return ['EUR', 'USD', 'JPY', 'CHF'][Math.floor(seed / generatedCountries.length) % 4] ?? 'EUR';
}

async function saveCatalog(catalog: ReadonlyMap<string, readonly Offer[]>, seed: number): Promise<void> {
  const { products, offers } = api.services.storage;
  const colours = ['Black', 'Yellow', 'Silver'];
  await products.saveProducts(
    [...catalog.keys()].map((id, place) => {
      const colour = colours[place];
      const category = String(categoryOfSeed(seed).id);
      return colour === undefined
        ? sampleProduct({ id, title: `Thing ${id}`, brand: null, category })
        : sampleProduct({
            id,
            title: `Nothing Ear${seed} (a), ${colour}`,
            brand: 'Nothing',
            category,
            gtins: [],
            mpn: `A106${seed}00${place}`,
            attributes: { colour: colour.toLowerCase() },
          });
    }),
  );
  await offers.saveOffers(
    [...catalog].flatMap(([productId, own]) => own.map((offer) => ({ productId, offer }))),
  );
}

it('compares offers alike in rankings, comparisons, lists and price positions, on 1,000 random products', () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const random = seededRandom(seed);
    const offers = generatedOffers(random, `p${seed}`);
    const country = generatedCountries[seed % generatedCountries.length] ?? null;
    const currency = currencyWithRate(currencyOf(seed), rates);
    const terms = { currency, destination: country, rates };
    const best = bestOffer(offers, terms);
    expectNothingCheaper(best?.total ?? null, { seed, offers, terms });

    // Prices stored by destination must equal those for a requested country.
    const destinations = destinationsOf(offers);
    const destination = destinationsFor(country).find((each) => destinations.includes(each)) ?? null;
    expect([seed, bestOffer(offers, { destination, rates })?.total]).toEqual([seed, best?.total]);

    const compared = comparedOffers(offers, currencyOf(seed), country);
    expect([seed, compared.best?.offerId ?? null]).toEqual([seed, best?.offer.id ?? null]);
    if (compared.currency === currency)
      expect([seed, compared.ranked.map(({ offer }) => offer.id)]).toEqual([
        seed,
        rankOffers(offers, terms).ranked.map(({ offer }) => offer.id),
      ]);

    const [own] = offers;
    if (own !== undefined) expectPosition(own, offers, seed);
  }
});

/** No offer with tax and shipping included is below the price: it would certainly be cheaper. */
function expectNothingCheaper(
  total: OfferTotal | null,
  {
    seed,
    offers,
    terms,
  }: { seed: number; offers: readonly Offer[]; terms: Parameters<typeof offerTotal>[1] },
): void {
  const reference = total?.reference ?? null;
  if (reference === null) return;
  const cheaper = offers.filter((offer) => {
    const other = offerTotal(offer, terms);
    return (
      conditionClassOf(offer.condition) === conditionShown(offers) &&
      offer.availability !== 'out_of_stock' &&
      offer.availability !== 'discontinued' &&
      other.kind === 'delivered' &&
      other.tax === 'included' &&
      (other.reference ?? Infinity) < reference
    );
  });
  expect([seed, cheaper.map(({ id }) => id)]).toEqual([seed, []]);
}

function expectPosition(own: Offer, offers: readonly Offer[], seed: number): void {
  const positionAt = (priceMinor: number) =>
    pricePositionOf(
      own.id,
      offers.map((offer) => ({
        productId: 'p',
        offer: offer.id === own.id ? { ...own, price: { ...own.price, amountMinor: priceMinor } } : offer,
      })),
      rates,
    );
  const found = positionAt(own.price.amountMinor);
  const expected = expectedPosition(own, offers);
  expect([seed, found && { position: found.position, offerCount: found.offerCount }]).toEqual([
    seed,
    expected,
  ]);
  if (found?.winningPrice) {
    expect([seed, positionAt(found.winningPrice.amountMinor)?.position]).toEqual([seed, 1]);
    const higher = positionAt(found.winningPrice.amountMinor + 1);
    expect([seed, higher !== null && higher.gap !== null && higher.gap.amountMinor >= 0]).toEqual([
      seed,
      true,
    ]);
  }
}

function expectedPosition(own: Offer, offers: readonly Offer[]) {
  const terms = { currency: own.price.currency, destination: mainCountryOf(own), rates };
  const { ranked } = rankOffers(offers, terms);
  const amountOf = (id: string) => ranked.find(({ offer }) => offer.id === id)?.amount.amountMinor ?? 0;
  /** At most the same amount, where only the other, or both, exclude tax. */
  const isSurelyNotDearer = (one: Offer, other: Offer) =>
    amountOf(one.id) <= amountOf(other.id) && (taxOf(one) === 'included' || taxOf(one) === taxOf(other));
  const rivals = ranked.filter(
    ({ offer, isObtainable, total }) =>
      offer.id !== own.id &&
      isObtainable &&
      total.kind !== 'not-shipped' &&
      (isSurelyNotDearer(offer, own) || isSurelyNotDearer(own, offer)) &&
      conditionClassOf(offer.condition) === conditionClassOf(own.condition),
  );
  const before = rivals.filter(({ offer }) => amountOf(offer.id) < amountOf(own.id));
  return { position: before.length + 1, offerCount: rivals.length + 1 };
}

it('returns one price position in the report, on the page of the product and in the export, of the totals that shoppers see', async () => {
  const { storage, jobQueue } = api.services;
  await storage.exchangeRates.saveRates(rates);
  const rules = await saveGeneratedRules(storage);
  const owner = await signInTestMember(api, { name: 'One' });
  await verifyTestDomain(api, owner.businessId, 'one.de');
  const random = seededRandom(7);
  const ids = Array.from({ length: 30 }, (_, place) => `p${place}`);
  const catalog = new Map(ids.map((id) => [id, withRules(generatedOffers(random, id), rules)]));
  await saveCatalog(catalog, 0);
  const expected = new Map<string, ReturnType<typeof expectedPosition>>();
  const ownOffers = new Map<string, { readonly productId: string; readonly own: Offer }>();
  for (const [productId, offers] of catalog)
    for (const own of offers.filter(({ retailer }) => retailer.domain === 'one.de')) {
      await saveTestItem(api, owner.businessId, { offerId: own.id, productId, priceMinor: 1 });
      expected.set(own.id, expectedPosition(own, offers));
      ownOffers.set(own.id, { productId, own });
    }
  await jobQueue.enqueue(rankPrices, { businessId: owner.businessId });
  await api.runJobs([handleRankPrices(api.services)]);

  const ask = async (url: string) => (await owner.inject({ method: 'GET', url })).json();
  const report = await ask('/api/business/analytics/price-competitiveness');
  const csv = (await owner.inject({ method: 'GET', url: '/api/business/products.csv' })).body;
  const shown = (rows: readonly (readonly [string, object])[]) => Object.fromEntries(rows);
  const items: readonly Ranked[] = report.items;

  expect(expected.size).toBeGreaterThan(5);
  expect(
    shown(items.map(({ id, position, offersShown }) => [id, { position, offerCount: offersShown }])),
  ).toEqual(shown([...expected]));
  let compared = 0;
  for (const { id, price, position, offersShown, best, gap } of items) {
    const { pricePosition } = await ask(`/api/business/products/${id}`);
    expect(pricePosition).toMatchObject({ position, offerCount: offersShown, best, gap });
    const [, line = ''] = csv.split(`\r\n${id},`);
    expect(line).toContain(`,${position},${offersShown},`);
    const { productId, own } = ownOffers.get(id) ?? fail(id);
    const country = mainCountryOf(own);
    const page = await read(`/api/products/${productId}/offers`, {
      currency: own.price.currency,
      ...(country === null ? {} : { country }),
    });
    if (page.currency !== own.price.currency) continue;
    const shownTotals: readonly (readonly [string, string, Money])[] = page.items.map(
      ({ offer, deliveredTotal, itemPrice }: { offer: Offer; deliveredTotal: Money; itemPrice: Money }) => [
        offer.id,
        offer.retailer.domain,
        deliveredTotal ?? itemPrice,
      ],
    );
    expect(shownTotals).toContainEqual([id, 'one.de', price]);
    if (best === null) continue;
    expect(shownTotals).toContainEqual([expect.anything(), best.retailer.domain, best.price]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});

interface Ranked {
  readonly id: string;
  readonly price: Money;
  readonly position: number;
  readonly offersShown: number;
  readonly best: { readonly price: Money; readonly retailer: { readonly domain: string } } | null;
  readonly gap: Money | null;
}

function fail(id: string): never {
  throw new Error(`The report has an offer that isn't the merchant's: ${id}`);
}

it('shows price drops as the products’ pages rate them, where they are shipped, one of a family', async () => {
  const { storage } = api.services;
  await storage.exchangeRates.saveRates(rates);
  const rules = await saveGeneratedRules(storage);
  const random = seededRandom(11);
  const ids = Array.from({ length: 12 }, (_, place) => `p${place}`);
  const catalog = new Map(ids.map((id) => [id, withRules(generatedOffers(random, id), rules)]));
  await saveCatalog(catalog, 0);
  await storage.priceHistory.recordObservations(
    [...catalog].flatMap(([productId, offers]) =>
      offers.flatMap(({ id, retailer, price, condition }) =>
        ['2026-10-20', '2026-11-01', '2026-11-15'].map((day) => ({
          offerId: id,
          productId,
          retailerDomain: retailer.domain,
          day,
          observedAt: `${day}T00:00:00.000Z`,
          conditionClass: conditionClassOf(condition),
          price: { ...price, amountMinor: price.amountMinor * 2 },
        })),
      ),
    ),
  );
  for (const country of generatedCountries) {
    const place = { currency: 'EUR', limit: '50', ...(country === null ? {} : { country }) };
    const { items } = await read('/api/price-drops', place);

    const pages = await Promise.all(
      ids.map(
        async (id) =>
          [
            id,
            await read(`/api/products/${id}/price-history`, {
              currency: 'EUR',
              ...(country === null ? {} : { country }),
            }),
          ] as const,
      ),
    );
    const rated = pages.flatMap(([id, { points, verdict }]) => {
      const today: Money | undefined = points.at(-1)?.low;
      const isSold = verdict.today !== null && verdict.today.shop !== null;
      return isSold && ['great', 'good'].includes(verdict.verdict)
        ? [[id, today, verdict.median90, verdict.percentBelowMedian] as const]
        : [];
    });
    const families = new Map(
      (await read('/api/products', { limit: '100' })).items.map(
        ({ product, family }: Listed & { family?: string }) => [product.id, family ?? product.id],
      ),
    );
    expect(rated).not.toEqual([]);
    const familiesOf = (some: readonly string[]) => [...new Set(some.map((id) => families.get(id)))].sort();
    expect([country, familiesOf(items.map(({ product }: Drop) => product.id))]).toEqual([
      country,
      familiesOf(rated.map(([id]) => id)),
    ]);
    expect(rated).toEqual(
      expect.arrayContaining(
        items.map(({ product, current, previous, percent }: Drop) => [
          ...[product.id, current, previous, percent],
        ]),
      ),
    );
    for (const { product, offer } of items) {
      const own = catalog.get(product.id)?.find(({ id }) => id === offer.id);
      expect([offer.id, offer.price, offer.shipping]).toEqual([
        ...[own?.id, own?.price, own && shippingTo(own, country, rates)],
      ]);
    }
  }
});

async function expectOnePrice(
  catalog: ReadonlyMap<string, readonly Offer[]>,
  { seed, country, wanted }: { seed: number; country: string | null; wanted: string },
): Promise<number> {
  const { storage } = api.services;
  const currency = currencyWithRate(wanted, rates);
  const place = { currency: wanted, ...(country === null ? {} : { country }) };
  const terms = { currency, destination: country, rates };
  const { items } = await read('/api/products', { category: categoryOfSeed(seed).slug, ...place });
  const listed = new Map((items as readonly Listed[]).map((item) => [item.product.id, item]));
  const ids = [...catalog.keys()];
  const trends = await read('/api/price-trends', { ids: ids.join(','), ...place });
  const related = await read(`/api/products/${ids[0] ?? ''}/related`, place);
  const suggested = await read('/api/suggest', { q: `nothing ear${seed}`, ...place });
  const favorites = await todayOfFavorites(
    storage,
    ids.map((productId) => ({
      productId,
      link: null,
      title: productId,
      imageUrl: null,
      priceWhenSaved: null,
      note: null,
      at: '2026-11-21T00:00:00.000Z',
    })),
    { currency: wanted, country },
  );

  for (const [place_, [id, offers]] of [...catalog].entries()) {
    const item = listed.get(id);
    const shown = conditionShown(offers);
    const price = productPrice(offers, shown, terms);
    const isShipped = price !== null && price.total.kind !== 'not-shipped';
    const amount = isShipped ? (totalIn(price.total, currency, rates) ?? price.total.own) : null;
    const toBuy = price?.isObtainable === true ? amount : null;

    expect([id, item?.lowestPrice]).toEqual([id, offers.length === 0 ? undefined : amount]);
    expect([id, favorites[place_]?.lowestPrice]).toEqual([id, toBuy]);
    for (const trend of trends.items)
      if (trend.productId === id) expect(trend).toMatchObject({ lowestPrice: toBuy, condition: shown });
    for (const similar of [...related.similar, ...related.variants])
      if (similar.product.id === id) expect([id, similar.lowestPrice]).toEqual([id, amount]);
    for (const { value, lowestPrice, versionCount } of suggested.items)
      if (value === id && versionCount === 1) expect([id, lowestPrice]).toEqual([id, amount]);
      else if (value === id)
        expect([...listed.values()].map((each) => each.lowestPrice)).toContainEqual(lowestPrice);

    const page = await read(`/api/products/${id}/offers`, place);
    const best = bestOffer(offers, terms);
    expect([id, page.bestOfferId]).toEqual([id, best?.offer.id ?? null]);
    const headline = page.items.find(({ offer }: { offer: Offer }) => offer.id === page.bestOfferId);
    if (best !== null && headline.itemPrice !== null)
      expect([id, headline.deliveredTotal ?? headline.itemPrice]).toEqual([id, item?.lowestPrice]);
    if (page.currency === currency)
      expect(
        page.items.slice(0, offers.length - page.unconverted).map(({ offer }: { offer: Offer }) => offer.id),
      ).toEqual(rankOffers(offers, terms).ranked.map(({ offer }) => offer.id));

    const history = await read(`/api/products/${id}/price-history`, place);
    const today = best === null ? null : (totalIn(best.total, currency, rates) ?? best.total.own);
    const last = history.points.at(-1)?.low ?? null;
    const includesShipping = best?.total.kind === 'delivered';
    expect([id, history.verdict.today?.shop ?? null]).toEqual([id, best?.offer.retailer.name ?? null]);
    if (best !== null)
      expect([id, history.basis]).toEqual([
        id,
        {
          condition: shown,
          includesShipping,
          country: includesShipping ? country : null,
          tax: best.total.tax,
        },
      ]);
    if (best !== null && history.currency === currency) {
      expect([id, last, history.verdict.today?.price]).toEqual([id, today, today]);
      expect([id, last]).toEqual([id, item?.lowestPrice]);
      const trend = trends.items.find(({ productId }: { productId: string }) => productId === id);
      const known = trend.lows.filter((low: number | null) => low !== null);
      expect([id, known.at(-1) ?? today?.amountMinor]).toEqual([id, today?.amountMinor]);
    }

    for (const shippingCounted of [true, false]) {
      const { observation } = await observeProduct(
        api.services,
        {
          productId: id,
          rule: { kind: 'any-change' },
          currency,
          country,
          shippingCounted,
          shops: null,
          conditionClass: shown,
        },
        null,
        null,
      );
      const isDelivered = price?.isBest === true && price.total.kind === 'delivered';
      const delivered = isDelivered ? totalIn(price.total, currency, rates) : null;
      expect([id, observation.price]).toEqual([
        id,
        shippingCounted ? delivered : (cheapestItem(offers, shown, terms)?.price ?? null),
      ]);
    }

    const compared = comparedOffers(offers, wanted, country);
    expect([id, compared.best?.offerId ?? null]).toEqual([id, best?.offer.id ?? null]);
    expect(compared.ranked.map(({ offer }) => offer.id)).toEqual(
      page.items.slice(0, compared.ranked.length).map(({ offer }: { offer: Offer }) => offer.id),
    );
  }
  return related.variants.length;
}
