import { childrenOf, productCategories, type ProductCategory } from '@pricehunt/product-categories';
import {
  bestOffer,
  conditionShown,
  lowestItemPrice,
  productPrice,
  rankOffers,
  totalIn,
  type Money,
  type Offer,
} from '@pricehunt/offers';
import {
  generatedCountries,
  generatedOffers,
  generatedRates as rates,
  sampleProduct,
  seededRandom,
} from '@pricehunt/storage/testing';
import { observeProduct } from './modules/alerts/observe-product';
import { arrangeOffers } from './modules/comparisons/arrange-offers';
import { todayOfFavorites } from './modules/shopper-lists/favorite-prices';
import { startTestApi } from './testing';
import type { TestApi } from './testing';

let api: TestApi;
/** Each seed asks from an address of its own: calls of one are limited. */
let remoteAddress = '';
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

/** What a list says of a product. */
interface Listed {
  readonly product: { readonly id: string };
  readonly lowestPrice: Money | null;
  readonly condition: string;
  readonly isObtainable: boolean;
}

/** A category of its own for each seed: one without narrower ones. */
function shelfOf(seed: number): ProductCategory {
  const shelf = productCategories.filter(({ slug }) => childrenOf(slug).length === 0)[seed];
  if (shelf === undefined) throw new Error('There are more seeds than categories.');
  return shelf;
}

async function read(path: string, query: Readonly<Record<string, string>>) {
  const response = await api.app.inject({ method: 'GET', url: path, query: { ...query }, remoteAddress });
  expect(response.statusCode).toBe(200);
  return response.json();
}

it('says one price of a product in lists, on its page, in trends, favourites, alerts and comparisons', async () => {
  const { storage } = api.services;
  await storage.exchangeRates.saveRates(rates);
  for (let seed = 1; seed <= 60; seed += 1) {
    remoteAddress = `10.0.0.${seed}`;
    const random = seededRandom(1_000 + seed);
    const ids = Array.from({ length: 5 }, (_, place) => `s${seed}p${place}`);
    const catalog = new Map(ids.map((id) => [id, generatedOffers(random, id)]));
    await storage.products.saveProducts(
      ids.map((id) =>
        sampleProduct({ id, title: `Thing ${id}`, brand: null, category: String(shelfOf(seed).id) }),
      ),
    );
    await storage.offers.saveOffers(
      [...catalog].flatMap(([productId, own]) => own.map((offer) => ({ productId, offer }))),
    );
    const country = generatedCountries[seed % generatedCountries.length] ?? null;
    const currency = ['EUR', 'USD', 'JPY'][seed % 3] ?? 'EUR';
    await expectOnePrice(catalog, { seed, country, currency });
  }
});

async function expectOnePrice(
  catalog: ReadonlyMap<string, readonly Offer[]>,
  { seed, country, currency }: { seed: number; country: string | null; currency: string },
): Promise<void> {
  const { storage, outboundSigner } = api.services;
  const place = { currency, ...(country === null ? {} : { country }) };
  const terms = { currency, destination: country, rates };
  const { items } = await read('/api/products', { category: shelfOf(seed).slug, ...place });
  const listed = new Map((items as readonly Listed[]).map((item) => [item.product.id, item]));
  const ids = [...catalog.keys()];
  const trends = await read('/api/price-trends', { ids: ids.join(','), ...place });
  const related = await read(`/api/products/${ids[0] ?? ''}/related`, place);
  const favorites = await todayOfFavorites(
    storage,
    ids.map((productId) => ({
      ...{ productId, link: null, title: productId, imageUrl: null, priceWhenSaved: null, note: null },
      at: '2026-11-21T00:00:00.000Z',
    })),
    { currency, country },
  );

  for (const [place_, [id, offers]] of [...catalog].entries()) {
    const item = listed.get(id);
    const shown = conditionShown(offers);
    const price = productPrice(offers, shown, terms);
    const isShipped = price !== null && price.total.kind !== 'not-shipped';
    const amount = isShipped ? (totalIn(price.total, currency, rates) ?? price.total.own) : null;
    const toBuy = price?.isObtainable === true ? amount : null;

    // What no shop offers is in no list.
    expect([id, item?.lowestPrice]).toEqual([id, offers.length === 0 ? undefined : amount]);
    expect([id, favorites[place_]?.lowestPrice]).toEqual([id, toBuy]);
    for (const trend of trends.items)
      if (trend.productId === id) expect(trend).toMatchObject({ lowestPrice: toBuy, condition: shown });
    for (const similar of related.similar)
      if (similar.product.id === id) expect(similar.lowestPrice).toEqual(amount);

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
    if (history.points.length > 0)
      expect(history.basis).toEqual({ condition: shown, includesShipping: false, country: null });

    for (const shippingCounted of [true, false]) {
      const { observation } = await observeProduct(
        api.services,
        {
          ...{ productId: id, rule: { kind: 'any-change' }, currency, country, shippingCounted },
          conditionClass: shown,
        },
        null,
        null,
      );
      const isDelivered = price?.isBest === true && price.total.kind === 'delivered';
      const delivered = isDelivered ? totalIn(price.total, currency, rates) : null;
      expect([id, observation.price]).toEqual([
        id,
        shippingCounted ? delivered : lowestItemPrice(offers, shown, terms),
      ]);
    }

    const compared = arrangeOffers({
      ...{ wantedCurrency: currency, country, rates, signer: outboundSigner },
      placements: offers.map((offer) => ({
        kind: 'same',
        offer,
        match: { level: 'same-gtin', confidence: 1, sentence: 'Same GTIN' },
      })),
    });
    expect([id, compared.best?.offerId ?? null]).toEqual([id, best?.offer.id ?? null]);
    expect(compared.ranked.map(({ offer }) => offer.id)).toEqual(
      page.items.slice(0, compared.ranked.length).map(({ offer }: { offer: Offer }) => offer.id),
    );
  }
}
