import { moneySchema, offerSchema } from '@pricehunt/api-contract';
import {
  foundProductFacts,
  identificationSchema,
  matchSchema,
  plainComparisonEvents,
  variantChoiceSchema,
} from '@pricehunt/api-contract/comparisons';
import type { ComparisonEvent, FoundProduct, VariantChoice } from '@pricehunt/api-contract/comparisons';
import { convertMoney, rankingCurrency } from '@pricehunt/offers';
import type { ExchangeRates, Offer } from '@pricehunt/offers';
import type { SearchItem } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { PlaceOfRequest } from '../../access/country-of-request';
import type { OutboundSigner } from '../../outbound/outbound-signer';
import { pricedOffer } from '../../pricing/priced-offer';
import { shopFactsSchema } from '../../products/shop-facts-schema';
import type { SourceLicences } from '../../sources/source-licences';
import { arrangeOffers } from './arrange-offers';

const shipping = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free') }),
  z.object({ kind: z.literal('known'), cost: moneySchema }),
  z.object({ kind: z.literal('unknown') }),
]);

const deliveryDays = z.object({ min: z.number(), max: z.number() });
const bounds = <Value extends z.core.SomeType>(value: Value) =>
  z.nullable(z.object({ min: z.nullable(value), max: z.nullable(value) }));

const shippingCondition = z.object({
  countries: z.readonly(z.array(z.string())),
  orderValue: bounds(moneySchema),
  weightGrams: bounds(z.number()),
  itemCount: bounds(z.number()),
  charge: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('amount'), cost: moneySchema }),
    z.object({ kind: z.literal('share'), ofOrder: z.number() }),
    z.object({ kind: z.literal('not-shipped') }),
    z.object({ kind: z.literal('not-stated') }),
  ]),
  season: bounds(z.string()),
  deliveryDays: z.nullable(deliveryDays),
  asksForMore: z.exactOptional(z.literal(true)),
});

const shippingRate = z.object({
  country: z.string(),
  cost: z.nullable(moneySchema),
  freeFrom: z.nullable(moneySchema),
  weightClasses: z.exactOptional(z.readonly(z.array(z.object({ gramsMax: z.number(), cost: moneySchema })))),
  weightGramsAssumed: z.exactOptional(z.number()),
  note: z.exactOptional(z.string()),
  deliveryDays: z.exactOptional(deliveryDays),
});

/** With shipping to all countries and the affiliate link, which only the server may see. */
const storedOffer = z.extend(z.omit(offerSchema, { isShopifyStore: true, shippingDetails: true }), {
  shipping,
  shippingRates: z.readonly(z.array(shippingRate)),
  /** The shop's shipping rules and policy when the offer was found. */
  shopRates: z.exactOptional(
    z.readonly(z.array(z.extend(shippingRate, { enteredBy: z.exactOptional(z.literal('operator')) }))),
  ),
  shopPolicy: z.exactOptional(z.readonly(z.array(shippingCondition))),
  weightGrams: z.exactOptional(z.number()),
  facts: z.exactOptional(shopFactsSchema),
  gtins: z.readonly(z.array(z.string())),
  attributes: z.readonly(z.record(z.string(), z.string())),
  affiliateLink: z.nullable(z.string()),
});

const placed = { offer: storedOffer, match: matchSchema };

/** The page from the shopper's browser, read only for this comparison. */
const capturedEvent = z.object({
  kind: z.literal('captured'),
  identity: z.pick(storedOffer, { title: true, brand: true, gtins: true, mpn: true, attributes: true }),
  shopName: z.string(),
  category: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  offer: z.nullable(storedOffer),
  /** False if the price is the lowest of several variants. */
  isExactPrice: z.boolean(),
  sku: z.nullable(z.string()),
  links: z.array(z.string()),
  isOneItem: z.boolean(),
  choices: z.array(variantChoiceSchema),
});

/** Results are stored unpriced; each reader gets prices for their place. */
const storedEventSchema = z.discriminatedUnion('kind', [
  capturedEvent,
  z.object({
    kind: z.literal('product'),
    identification: identificationSchema,
    found: z.nullable(z.object({ ...foundProductFacts, pastedOffer: z.nullable(storedOffer) })),
  }),
  z.object({
    kind: z.literal('offers'),
    placements: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('same'), ...placed }),
        z.object({ kind: z.literal('variant'), ...placed, label: z.string() }),
        z.object({ kind: z.literal('similar'), ...placed }),
        z.object({
          kind: z.literal('found'),
          ...placed,
          fit: z.number(),
          group: z.string(),
          productId: z.nullable(z.string()),
        }),
      ]),
    ),
  }),
  ...plainComparisonEvents,
]);

export type StoredEvent = z.infer<typeof storedEventSchema>;

/** Null for an event in another version's format, which is skipped. */
export function readStoredEvent(data: unknown): StoredEvent | null {
  return storedEventSchema.safeParse(data).data ?? null;
}

export type CapturedPage = Omit<z.infer<typeof capturedEvent>, 'kind'>;

export interface Reader {
  readonly place: PlaceOfRequest;
  readonly rates: ExchangeRates;
  readonly signer: OutboundSigner;
  readonly listItems: (productIds: readonly string[]) => Promise<readonly SearchItem[]>;
  readonly noticesFor: SourceLicences['noticesFor'];
  readonly mayShow: (offer: Pick<Offer, 'source' | 'checkedAt' | 'retailer'>) => boolean;
}

/** The only place that prices results for a reader. Null for an event that readers don't see. */
export async function eventFor(event: StoredEvent, reader: Reader): Promise<ComparisonEvent | null> {
  switch (event.kind) {
    case 'captured':
      return null;
    case 'product': {
      const { kind, identification, found } = event;
      return { kind, identification, product: found && (await productFor(found, reader)) };
    }
    case 'offers': {
      const { rates, signer, place } = reader;
      const offers = arrangeOffers({
        placements: event.placements,
        rates,
        signer,
        wantedCurrency: place.currency,
        country: place.country,
      });
      const notices = reader.noticesFor(event.placements.map(({ offer }) => offer.source));
      return { kind: 'offers', offers: notices.length === 0 ? offers : { ...offers, notices: [...notices] } };
    }
    case 'source':
    case 'settled':
      return event;
  }
}

export type StoredProduct = NonNullable<Extract<StoredEvent, { readonly kind: 'product' }>['found']>;

async function productFor(
  { pastedOffer, choices, ...facts }: StoredProduct,
  reader: Reader,
): Promise<FoundProduct> {
  const { place, rates, signer } = reader;
  return {
    ...facts,
    ...(choices === undefined ? {} : { choices: await choicesFor(choices, reader) }),
    pastedOffer:
      pastedOffer &&
      pricedOffer(pastedOffer, {
        currency: rankingCurrency([pastedOffer], place.currency, rates) ?? pastedOffer.price.currency,
        country: place.country,
        rates,
        signer,
      }),
  };
}

async function choicesFor(
  choices: readonly VariantChoice[],
  { place, rates, listItems }: Reader,
): Promise<VariantChoice[]> {
  const productIds = choices.flatMap(({ productId }) => productId ?? []);
  const items = productIds.length === 0 ? [] : await listItems(productIds);
  const listed = new Map(items.map((item) => [item.product.id, item]));
  const stated = choices.flatMap(({ price }) => (price === null ? [] : [{ price }]));
  const currency = rankingCurrency(stated, place.currency, rates);
  return choices.map((choice) => {
    const item = choice.productId === undefined ? undefined : listed.get(choice.productId);
    if (item !== undefined) return { ...choice, ...shownInLists(item) };
    const { price } = choice;
    return { ...choice, price: price && currency ? (convertMoney(price, currency, rates) ?? price) : price };
  });
}

function shownInLists({
  lowestPrice,
  inStock,
  isObtainable,
  offerCount,
}: SearchItem): Pick<VariantChoice, 'price' | 'availability' | 'offerCount'> {
  const price = lowestPrice;
  if (inStock) return { price, availability: 'in_stock', offerCount };
  return { price, availability: isObtainable ? 'unknown' : 'out_of_stock', offerCount };
}
