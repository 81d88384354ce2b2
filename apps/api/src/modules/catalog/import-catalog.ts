import { availabilities, conditionClassOf, conditions, isCountry } from '@pricehunt/offers';
import type { Storage } from '@pricehunt/storage';
import * as z from 'zod';
import { shopFactsSchema } from '../../products/shop-facts-schema';

const money = z.object({ amountMinor: z.int().nonnegative(), currency: z.string().regex(/^[A-Z]{3}$/) });
const identity = {
  title: z.string().min(1),
  brand: z.string().nullable(),
  gtins: z.array(z.string().regex(/^\d{14}$/)),
  mpn: z.string().nullable(),
  attributes: z.record(z.string(), z.string()),
};
const productLine = z.object({
  type: z.literal('product'),
  product: z.object({
    ...identity,
    id: z.string().min(1),
    category: z.string().nullable(),
    description: z.string().nullable(),
    imageUrl: z.string().nullable(),
  }),
});
const offerLine = z.object({
  type: z.literal('offer'),
  productId: z.string().min(1),
  offer: z.object({
    ...identity,
    id: z.string().min(1),
    source: z.string(),
    retailer: z.object({ name: z.string(), domain: z.string() }),
    seller: z.string().nullable(),
    sku: z.string().nullable(),
    link: z.url({ protocol: /^https?$/ }),
    affiliateLink: z.url({ protocol: /^https?$/ }).nullable(),
    imageUrl: z.string().nullable(),
    price: money,
    listPrice: money.nullable(),
    shipping: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('free') }),
      z.object({ kind: z.literal('known'), cost: money }),
      z.object({ kind: z.literal('unknown') }),
    ]),
    shippingRates: z
      .array(
        z.object({
          country: z.string().refine(isCountry),
          cost: money.nullable(),
          freeFrom: money.nullable(),
          deliveryDays: z.exactOptional(z.object({ min: z.int().nonnegative(), max: z.int().nonnegative() })),
        }),
      )
      .default([]),
    availability: z.enum(availabilities),
    condition: z.enum(conditions),
    checkedAt: z.iso.datetime(),
    facts: z.exactOptional(shopFactsSchema),
  }),
});
const priceLine = z.object({
  type: z.literal('price'),
  offerId: z.string().min(1),
  retailerDomain: z.string().min(1),
  day: z.iso.date(),
  amountMinor: z.int().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** In stock if left out. */
  availability: z.exactOptional(z.enum(availabilities)),
});
const exampleLine = z.object({
  type: z.literal('examples'),
  links: z.array(z.object({ link: z.string(), title: z.string(), retailer: z.string() })),
});
const lineSchema = z.discriminatedUnion('type', [productLine, offerLine, priceLine, exampleLine]);
type Line = z.infer<typeof lineSchema>;

export interface CatalogImport {
  readonly products: number;
  readonly offers: number;
  readonly prices: number;
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
}

const batchSize = 500;

/** JSON lines: products, then offers, then earlier prices. Bad lines are reported, never thrown. Safe to run twice. */
export async function importCatalog(storage: Storage, lines: AsyncIterable<string>): Promise<CatalogImport> {
  const counts = { products: 0, offers: 0, prices: 0 };
  const refused: { line: number; reason: string }[] = [];
  let batch: Line[] = [];
  let number = 0;
  for await (const text of lines) {
    number += 1;
    if (text.trim() === '') continue;
    const read = readLine(text);
    if (typeof read === 'string') {
      refused.push({ line: number, reason: read });
      continue;
    }
    if (batch.length >= batchSize || (batch[0] !== undefined && batch[0].type !== read.type)) {
      await storeBatch(storage, batch, counts);
      batch = [];
    }
    batch.push(read);
  }
  await storeBatch(storage, batch, counts);
  return { ...counts, refused };
}

function readLine(text: string): Line | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'is not JSON';
  }
  const parsed = lineSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}

async function storeBatch(
  storage: Storage,
  batch: readonly Line[],
  counts: { products: number; offers: number; prices: number },
): Promise<void> {
  const products = batch.flatMap((line) => (line.type === 'product' ? [line.product] : []));
  const offers = batch.flatMap((line) => (line.type === 'offer' ? [line] : []));
  const prices = batch.flatMap((line) => (line.type === 'price' ? [line] : []));
  if (products.length > 0) await storage.products.saveProducts(products);
  if (offers.length > 0) {
    const merged = await underMergedProducts(storage, offers);
    await storage.offers.saveOffers(await underSplitProducts(storage, merged));
  }
  if (prices.length > 0) await storePrices(storage, prices);
  for (const line of batch) {
    if (line.type === 'examples') {
      const links = line.links.map(({ link, title, retailer }) => ({ link, title, shopName: retailer }));
      await storage.settings.saveSetting('example-links', links);
    }
  }
  counts.products += products.length;
  counts.offers += offers.length;
  counts.prices += prices.length;
}

/** Moves offers of merged products to the product they became part of, if it is stored. */
async function underMergedProducts<Each extends { readonly productId: string }>(
  storage: Storage,
  offers: readonly Each[],
): Promise<readonly Each[]> {
  const merged = await storage.productDecisions.findMerged([
    ...new Set(offers.map(({ productId }) => productId)),
  ]);
  if (merged.size === 0) return offers;
  const stored = new Set(
    (await storage.products.findProductsByIds([...merged.values()])).map((product) => product.id),
  );
  return offers.map((offer) => {
    const productId = merged.get(offer.productId);
    return productId !== undefined && stored.has(productId) ? { ...offer, productId } : offer;
  });
}

async function underSplitProducts<
  Each extends { readonly productId: string; readonly offer: { readonly id: string } },
>(storage: Storage, offers: readonly Each[]): Promise<readonly Each[]> {
  const productIds = [...new Set(offers.map(({ productId }) => productId))];
  const decisions = await storage.productDecisions.listDecisionsOn(productIds);
  const apart = new Set(
    decisions.flatMap(({ decision, productIds: [one, other] }) =>
      decision === 'apart' ? [`${one} ${other}`, `${other} ${one}`] : [],
    ),
  );
  if (apart.size === 0) return offers;
  const stored = await storage.offers.findOffersByIds(offers.map(({ offer }) => offer.id));
  const productOf = new Map(stored.map(({ offer, productId }) => [offer.id, productId]));
  return offers.map((each) => {
    const productId = productOf.get(each.offer.id);
    return productId !== undefined && apart.has(`${productId} ${each.productId}`)
      ? { ...each, productId }
      : each;
  });
}

/** Skips prices of offers that aren't stored. */
async function storePrices(storage: Storage, prices: readonly z.infer<typeof priceLine>[]): Promise<void> {
  const offers = await storage.offers.findOffersByIds([...new Set(prices.map((price) => price.offerId))]);
  const stored = new Map(offers.map((each) => [each.offer.id, each]));
  await storage.priceHistory.recordObservations(
    prices.flatMap(({ offerId, retailerDomain, day, amountMinor, currency, availability }) => {
      const known = stored.get(offerId);
      const observedAt = `${day}T00:00:00.000Z`;
      if (known === undefined) return [];
      const { productId, offer } = known;
      const conditionClass = conditionClassOf(offer.condition);
      const price = { amountMinor, currency };
      return [
        {
          offerId,
          productId,
          retailerDomain,
          day,
          price,
          conditionClass,
          observedAt,
          ...(availability === undefined ? {} : { availability }),
        },
      ];
    }),
  );
}
