import { moneyFromDecimal, toGtin14 } from '@pricehunt/offers';
import type { Offer, Product } from '@pricehunt/offers';
import { readJsonLines, record, textOf } from '../json-lines';
import type { Answerer, JsonLine } from '../json-lines';
import { withCatalog } from './catalog-storage';

/** Warm-up searches by catalog titles, because a real server has been running for a while. */
const warmUpCount = 200;

/** Searches a catalog through the shipped storage: product ids best first, and the milliseconds taken. */
export const answerSearches: Answerer = async (questions, { catalogFile }) => {
  if (catalogFile === null) throw new Error('search needs --catalog FILE');
  const catalog = await readJsonLines(catalogFile);
  return withCatalog(catalog.map(catalogProduct), async (storage) => {
    const offers = catalog.flatMap(catalogOffer);
    for (let start = 0; start < offers.length; start += 500) {
      await storage.offers.saveOffers(offers.slice(start, start + 500));
    }
    const ask = (text: string) =>
      storage.search.search({
        text,
        filters: {},
        currency: null,
        country: null,
        sort: 'relevance',
        cursor: null,
        limit: 100,
      });
    const step = Math.max(1, Math.floor(catalog.length / warmUpCount));
    for (let place = 0; place < catalog.length; place += step)
      await ask(
        (textOf(catalog[place] ?? {}, 'title') ?? '')
          .split(' ')
          .slice(0, 1 + (place % 4))
          .join(' '),
      );
    const answers: JsonLine[] = [];
    for (const question of questions) {
      const startedAt = performance.now();
      const found = await ask(textOf(question, 'query') ?? '');
      answers.push({
        qid: question['qid'],
        ids: found.items.map((item) => item.product.id),
        ms: Math.round((performance.now() - startedAt) * 100) / 100,
      });
    }
    return answers;
  });
};

function catalogProduct(line: JsonLine): Product {
  const attributes = record(line['attributes']);
  const gtins = Array.isArray(line['gtin']) ? line['gtin'] : [];
  return {
    id: String(line['id']),
    title: textOf(line, 'title') ?? '',
    brand: textOf(line, 'brand'),
    gtins: gtins.flatMap((code) => toGtin14(String(code)) ?? []),
    mpn: textOf(line, 'model'),
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)])),
    category: textOf(attributes, 'product type'),
    description: textOf(line, 'description'),
    imageUrl: textOf(line, 'image'),
  };
}

/** The catalog's one price as an offer, so that ranking has offers as in production. */
function catalogOffer(line: JsonLine): readonly { readonly productId: string; readonly offer: Offer }[] {
  const cents = line['price_cents'];
  const price = typeof cents === 'number' ? moneyFromDecimal(String(cents / 100), 'USD') : null;
  if (price === null) return [];
  const { id, title, brand, gtins, mpn } = catalogProduct(line);
  return [
    {
      productId: id,
      offer: {
        id: `offer-${id}`,
        source: 'catalog',
        retailer: { name: 'Catalog', domain: 'catalog.example' },
        seller: null,
        sku: id,
        link: `https://catalog.example/p/${id}`,
        affiliateLink: null,
        imageUrl: null,
        title,
        brand,
        gtins,
        mpn,
        attributes: {},
        price,
        listPrice: null,
        shipping: { kind: 'unknown' },
        shippingRates: [],
        availability: 'unknown',
        condition: 'new',
        checkedAt: '2026-01-01T00:00:00.000Z',
      },
    },
  ];
}
