import {
  conditionClassOf,
  conditionShown,
  convertMoney,
  dayMs,
  offerTotal,
  priceDrop,
  pricePast,
  productPrice,
  totalIn,
  type Money,
  type Offer,
} from '@pricehunt/offers';
import type { Storage } from '../storage';
import {
  agreementTimeoutMs,
  categoryOfSeed,
  generatedCountries,
  generatedOffers,
  generatedRates,
  saveGeneratedRules,
  seededRandom,
  withRules,
  type AgreementSeeds,
} from './generated-offers';
import { sampleProduct } from './samples';
import type { SearchItem, SearchRequest } from '../stores/search/search-request';

const productsOfSeed = 8;

/** What a list must show of a product, calculated from its offers. */
interface Expected {
  readonly id: string;
  readonly price: Money | null;
  readonly reference: number | null;
  readonly shipsFree: boolean;
}

/** Lists, filters, sort orders and facets agree with the offers, on random catalogs. */
export function describeOnePrice(storage: () => Storage, seeds: readonly AgreementSeeds[]): void {
  const compare = async ({ first, last }: AgreementSeeds) => {
    const { exchangeRates, products, offers } = storage();
    await exchangeRates.saveRates(generatedRates);
    const rules = await saveGeneratedRules(storage());
    for (let seed = first; seed <= last; seed += 1) {
      const random = seededRandom(seed);
      const catalog = new Map(
        Array.from({ length: productsOfSeed }, (_, place) => `s${seed}p${place}`).map((id) => [
          id,
          withRules(generatedOffers(random, id), rules),
        ]),
      );
      await products.saveProducts(
        [...catalog.keys()].map((id) =>
          sampleProduct({
            id,
            title: `Gadget seed${seed}`,
            brand: null,
            category: String(categoryOfSeed(seed).id),
          }),
        ),
      );
      await offers.saveOffers(
        [...catalog].flatMap(([productId, own]) => own.map((offer) => ({ productId, offer }))),
      );
      for (const country of generatedCountries) {
        const currency = ['EUR', 'USD', 'JPY'][Math.floor(random() * 3)] ?? 'EUR';
        await expectOnePrice(storage(), { seed, catalog, country, currency, random });
      }
    }
  };
  const name = 'shows, narrows, orders and divides every catalog by what its offers come to for the shopper';
  for (const each of seeds)
    it(`${name}, seeds ${each.first} to ${each.last}`, () => compare(each), agreementTimeoutMs(each));
}

/** Histories, verdicts and drops agree with the offers as they were on each day, on random catalogs that change once. */
export function describeOnePast(storage: () => Storage, seeds: readonly AgreementSeeds[]): void {
  const compare = async ({ first, last }: AgreementSeeds) => {
    const { exchangeRates, products, offers } = storage();
    await exchangeRates.saveRates(generatedRates);
    const rules = await saveGeneratedRules(storage());
    let drops = 0;
    for (let seed = first; seed <= last; seed += 1) {
      const random = seededRandom(5_000 + seed);
      const catalog = new Map(
        Array.from({ length: 4 }, (_, place) => `h${seed}p${place}`).map((id) => {
          const before = generatedOffers(random, id).map((offer) => ({
            ...offer,
            checkedAt: firstCheckedAt,
          }));
          const others = generatedOffers(random, id);
          const now = before.map((offer, place) => changedOffer(offer, others[place], random));
          return [id, { before: withRules(before, rules), now: withRules(now, rules) }];
        }),
      );
      await products.saveProducts([...catalog.keys()].map((id) => sampleProduct({ id })));
      for (const time of ['before', 'now'] as const)
        await offers.saveOffers(
          [...catalog].flatMap(([productId, own]) => own[time].map((offer) => ({ productId, offer }))),
        );
      for (const country of generatedCountries)
        drops += await expectOnePast(storage(), { seed, catalog, country });
    }
    expect(drops).toBeGreaterThan(0);
  };
  for (const each of seeds)
    it(
      `rates every past by what its offers came to for the shopper on each day, seeds ${each.first} to ${each.last}`,
      () => compare(each),
      agreementTimeoutMs(each),
    );
}

const firstDay = '2026-11-02';
const firstCheckedAt = `${firstDay}T08:00:00.000Z`;

/** The offer later: another price, and the shipping and stock of another offer, if there is one. */
function changedOffer(offer: Offer, other: Offer | undefined, random: () => number): Offer {
  const amountMinor = Math.round(offer.price.amountMinor * (0.5 + random()));
  const { shipping, shippingRates, availability } = random() < 0.7 ? (other ?? offer) : offer;
  return {
    ...offer,
    shipping,
    shippingRates,
    availability,
    price: { ...offer.price, amountMinor },
    checkedAt: `2026-11-${random() < 0.5 ? 19 : 20}T08:00:00.000Z`,
  };
}

interface PastShopper {
  readonly seed: number;
  readonly catalog: ReadonlyMap<
    string,
    { readonly before: readonly Offer[]; readonly now: readonly Offer[] }
  >;
  readonly country: string | null;
}

/** Returns how many drops there are. */
async function expectOnePast(
  { priceHistory, search }: Storage,
  { seed, catalog, country }: PastShopper,
): Promise<number> {
  const terms = { destination: country, rates: generatedRates };
  const items = await search.listItems([...catalog.keys()], { currency: null, country });
  const badges = new Map(items.map(({ product, dropPercent }) => [product.id, dropPercent]));
  const listed = await priceHistory.listPriceDrops({ limit: 50, country, productIds: [...catalog.keys()] });
  const dropped = new Map<string, number>();
  for (const [id, { before, now }] of catalog) {
    const conditionClass = conditionShown(now);
    const stored = { ...(await priceHistory.readPast(id)), offers: now };
    const leading = productPrice(now, conditionClass, terms);
    const price = leading?.isBest === true ? leading.total : null;
    for (const currency of ['EUR', 'USD']) {
      const past = pricePast(stored, { currency, country, rates: generatedRates });
      if (price === null || past.currency !== currency) continue;
      const shown = [...before, ...now].filter(
        ({ condition }) => conditionClassOf(condition) === conditionClass,
      );
      const lastDay = shown.reduce((last, { checkedAt }) => (checkedAt > last ? checkedAt : last), '');
      const expected = daysUntil(lastDay.slice(0, 10)).flatMap((day) => {
        const amounts = before.flatMap((first, place) => {
          const later = now[place];
          const offer = later === undefined || later.checkedAt.slice(0, 10) > day ? first : later;
          const total = offerTotal(offer, terms);
          const isGone = ['out_of_stock', 'discontinued'].includes(offer.availability);
          const isOfClass = conditionClassOf(offer.condition) === conditionClass;
          if (isGone || !isOfClass || total.kind === 'not-shipped' || total.tax !== price.tax) return [];
          if (price.kind !== 'delivered') return convertMoney(offer.price, currency, generatedRates) ?? [];
          return total.kind === 'delivered' ? (totalIn(total, currency, generatedRates) ?? []) : [];
        });
        const [lowest] = amounts.toSorted((one, other) => one.amountMinor - other.amountMinor);
        return lowest === undefined ? [] : [{ day, low: lowest }];
      });
      expect([id, country, past.points]).toEqual([id, country, expected]);
      expect([id, past.points.at(-1)?.low]).toEqual([id, totalIn(price, currency, generatedRates)]);
      expect([id, past.basis]).toEqual([
        id,
        { includesShipping: price.kind === 'delivered', tax: price.tax },
      ]);
    }
    const drop = priceDrop(pricePast(stored, { currency: null, country, rates: generatedRates }));
    if (drop !== null) dropped.set(id, drop.percent);
    expect([seed, country, id, badges.get(id)]).toEqual([seed, country, id, drop?.percent ?? null]);
  }
  expect(new Map(listed.map(({ product, percent }) => [product.id, percent]))).toEqual(dropped);
  return dropped.size;
}

/** From the first day of these catalogs on. */
function daysUntil(lastDay: string): readonly string[] {
  const count = (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1;
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(firstDay) + place * dayMs).toISOString().slice(0, 10),
  );
}

interface Shopper {
  readonly seed: number;
  readonly catalog: ReadonlyMap<string, readonly Offer[]>;
  readonly country: string | null;
  readonly currency: string;
  readonly random: () => number;
}

async function expectOnePrice({ search }: Storage, shopper: Shopper): Promise<void> {
  const { seed, catalog, country, currency, random } = shopper;
  const find = (request: Partial<SearchRequest>) =>
    search.search({
      text: '',
      currency,
      country,
      sort: 'relevance',
      cursor: null,
      limit: 50,
      filters: { category: categoryOfSeed(seed).slug },
      ...request,
    });
  const expected = new Map([...catalog].map(([id, own]) => [id, expectedOf(id, own, shopper)]));
  const shownIn = (items: readonly SearchItem[]) =>
    items.map(({ product, lowestPrice }) => [product.id, lowestPrice]).toSorted();
  const wanted = (accepts: (each: Expected) => boolean) =>
    [...expected.values()]
      .filter(accepts)
      .map(({ id, price }) => [id, price])
      .toSorted();

  const browsed = await find({});
  expect(shownIn(browsed.items)).toEqual(wanted(() => true));
  expect(shownIn((await find({ text: `seed${seed}`, filters: {} })).items)).toEqual(wanted(() => true));
  expect(shownIn(await search.listItems([...catalog.keys()], { currency, country }))).toEqual(
    wanted(() => true),
  );
  for (const { product, condition, priceKind, priceTax, isObtainable } of browsed.items) {
    const own = catalog.get(product.id) ?? [];
    const price = productPrice(own, conditionShown(own), { destination: country, rates: generatedRates });
    expect([product.id, condition, priceKind, priceTax, isObtainable]).toEqual([
      product.id,
      price === null ? 'new' : conditionShown(own),
      price?.total.kind ?? null,
      price?.total.tax ?? 'included',
      price?.isObtainable ?? false,
    ]);
  }

  const comparable = [...expected.values()].filter(({ price }) => price?.currency === currency);
  const amounts = comparable.map(({ price }) => price?.amountMinor ?? 0);
  const references = comparable.map(({ reference }) => reference ?? 0).toSorted((one, other) => one - other);
  for (const text of ['', `seed${seed}`]) {
    for (const sort of ['price', 'price-desc'] as const) {
      const { items } = await find({ text, sort });
      const order = items.flatMap(({ product }) => expected.get(product.id)?.reference ?? []);
      expect(order).toEqual(sort === 'price' ? references : references.toReversed());
    }
    const bound = amounts[Math.floor(random() * amounts.length)] ?? 100;
    for (const [minPriceMinor, maxPriceMinor] of [
      [bound, bound],
      [bound + 1, bound + 50],
      [0, bound - 1],
    ] as const) {
      const filters = { category: categoryOfSeed(seed).slug, minPriceMinor, maxPriceMinor };
      for (const sort of ['relevance', 'price'] as const) {
        const { items, total } = await find({ text, sort, filters });
        const within = wanted(
          ({ price }) =>
            price?.currency === currency &&
            price.amountMinor >= minPriceMinor &&
            price.amountMinor <= maxPriceMinor,
        );
        expect(shownIn(items)).toEqual(within);
        expect(total).toBe(within.length);
      }
    }
  }

  // Neither has a rate, and nothing is sold in francs.
  for (const unrated of ['KES', 'CHF']) {
    const priced = [...catalog].map(([id, own]) => expectedOf(id, own, { ...shopper, currency: unrated }));
    const sold = priced.flatMap(({ id, price }) => (price?.currency === unrated ? [{ id, price }] : []));
    const maxPriceMinor = sold[0]?.price.amountMinor ?? 1;
    const within = sold.filter(({ price }) => price.amountMinor <= maxPriceMinor);
    const found = sold.length === 0 ? priced : within;
    for (const text of ['', `seed${seed}`]) {
      const filters = { category: categoryOfSeed(seed).slug, maxPriceMinor };
      const { items, limitIgnoredIn } = await find({ text, currency: unrated, filters });
      expect([unrated, limitIgnoredIn]).toEqual([unrated, sold.length === 0 ? unrated : null]);
      expect(items.map(({ product }) => product.id).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
    }
  }

  const shipFree = wanted((each) => each.shipsFree);
  expect(browsed.facets.shipping.map(({ count }) => count)).toEqual(
    shipFree.length === 0 ? [] : [shipFree.length],
  );
  for (const text of ['', `seed${seed}`, `seed${seed} free shipping`])
    for (const sort of ['relevance', 'price'] as const) {
      const isTyped = text.endsWith('free shipping');
      const filters = { category: categoryOfSeed(seed).slug, ...(isTyped ? {} : { shipsFree: true }) };
      const { items, total, facets } = await find({ text, sort, filters });
      expect([text, sort, shownIn(items)]).toEqual([text, sort, shipFree]);
      expect([total, facets.shipping]).toEqual([shipFree.length, browsed.facets.shipping]);
    }

  for (const band of browsed.facets.price) {
    if (band.currency !== currency) continue;
    const { fromMinor, toMinor } = band;
    const own = amounts.filter((amount) => amount >= fromMinor && (toMinor === null || amount < toMinor));
    expect(band.count).toBe(own.length);
  }
  expect(browsed.facets.price.every((band) => band.currency === currency)).toBe(comparable.length > 0);
}

function expectedOf(id: string, offers: readonly Offer[], { country, currency }: Shopper): Expected {
  const price = productPrice(offers, conditionShown(offers), {
    destination: country,
    rates: generatedRates,
  });
  if (price === null || price.total.kind === 'not-shipped')
    return { id, price: null, reference: null, shipsFree: false };
  const { own, reference, shipping } = price.total;
  return {
    id,
    price: totalIn(price.total, currency, generatedRates) ?? own,
    reference,
    shipsFree: shipping.kind === 'free',
  };
}
