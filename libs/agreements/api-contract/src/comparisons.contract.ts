import { visibleText } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { lastEventIdHeader, trackingRefusalHeaders } from './call-headers';
import { defineEndpoint } from './endpoint';
import {
  availabilitySchema,
  categoryNameSchema,
  countrySchema,
  daySchema,
  instantSchema,
  moneySchema,
  placeQuery,
  pricedOfferSchema,
} from './offers.schema';

export const requestIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/**
 * How the product was identified: the shop's page, the catalog, an item number, the link's or the search's words, or the chosen variant.
 */
const identifyingEvidence = [
  'page',
  'catalog-link',
  'item-number',
  'link-words',
  'search-words',
  'chosen-variant',
  'nothing',
] as const;

/** How the pasted page was read. Unless "read", the search uses the shopper's copy of the page ("captured") or the link. */
export const identificationSchema = z.object({
  state: z.enum(['pending', 'read', 'captured', 'from-words', 'from-link-only']),
  reason: z.nullable(z.enum(['blocked', 'gone', 'not-a-product', 'unreachable'])),
  shopName: z.nullable(z.string()),
  marketplace: z.nullable(z.string()),
  identifiedBy: z.exactOptional(
    z.object({
      kind: z.enum(identifyingEvidence),
      /** The words or item number; null for other kinds. */
      text: z.nullable(z.string()),
    }),
  ),
});

/** A variant of the page or the catalog, compared by its own link. */
export const variantChoiceSchema = z.object({
  /** In the shop's words, such as "Black / 256 GB". */
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  /** In the comparison's currency; null if not stated. For catalog products, the listed price. */
  price: z.nullable(moneySchema),
  availability: availabilitySchema,
  /** Only for variants from the catalog. */
  productId: z.exactOptional(z.string()),
  offerCount: z.exactOptional(z.int()),
  link: z.string(),
});

/** Product data that is the same for every reader. */
export const foundProductFacts = {
  title: z.string(),
  brand: z.nullable(z.string()),
  gtins: z.array(z.string()),
  mpn: z.nullable(z.string()),
  attributes: z.record(z.string(), z.string()),
  /** Null for none; absent in old comparisons. */
  categoryName: z.exactOptional(z.nullable(categoryNameSchema)),
  imageUrl: z.nullable(z.string()),
  /** The matching catalog product, for its history and page. */
  productId: z.nullable(z.string()),
  /** Variants to choose from. Nothing is compared until one is chosen. */
  choices: z.exactOptional(z.array(variantChoiceSchema)),
};

export const foundProductSchema = z.object({
  ...foundProductFacts,
  /** The pasted page's offer; null without a reliable price. */
  pastedOffer: z.nullable(pricedOfferSchema),
});

const sourceStates = ['waiting', 'searching', 'found', 'nothing', 'failed', 'timed-out', 'skipped'] as const;

const sourceProgressSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(sourceStates),
  found: z.int(),
});

/** Attributes that make two offers different variants. */
export const differingAttributes = ['pack', 'size', 'colour', 'capacity', 'condition', 'bundle'] as const;

export const matchSchema = z.object({
  level: z.enum(['pasted', 'same-gtin', 'same-model', 'same-product', 'probably-same']),
  confidence: z.number(),
  /** English. Other languages use the fields beside it. */
  sentence: z.string(),
  /** For another variant: the first difference and both values; null if not stated. */
  difference: z.exactOptional(
    z.object({
      attribute: z.enum(differingAttributes),
      asked: z.nullable(z.string()),
      other: z.nullable(z.string()),
    }),
  ),
});

export const comparedOfferSchema = z.extend(pricedOfferSchema, {
  match: matchSchema,
  /** This total minus the pasted total; negative is cheaper, null if not comparable. */
  difference: z.nullable(moneySchema),
});

export const unrankedOfferSchema = z.extend(comparedOfferSchema, { reason: z.enum(['no-exchange-rate']) });

/** Offers that differ in size, colour, capacity, pack or condition. The label is in English. */
export const variantGroupSchema = z.object({ label: z.string(), offers: z.array(comparedOfferSchema) });

export const foundGroupSchema = z.object({
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  productId: z.nullable(z.string()),
  offers: z.array(pricedOfferSchema),
});

const bestSchema = z.object({
  offerId: z.string(),
  /** Against the pasted offer; null if unknown or not positive. */
  saving: z.nullable(moneySchema),
  /** An offer with unknown shipping that is cheaper than this one up to that shipping cost. */
  breakEven: z.exactOptional(z.object({ offerId: z.string(), shippingMax: moneySchema })),
});

export const offersStateSchema = z.object({
  currency: z.nullable(z.string()),
  /** Deliver to; null for anywhere. */
  country: z.exactOptional(z.nullable(countrySchema)),
  /** The date of the exchange rates; null if none were needed. */
  ratesDate: z.exactOptional(z.nullable(daySchema)),
  /** Offers of the same product that couldn't be converted. */
  unconverted: z.exactOptional(z.int()),
  ranked: z.array(comparedOfferSchema),
  unranked: z.array(unrankedOfferSchema),
  variants: z.array(variantGroupSchema),
  similar: z.array(pricedOfferSchema),
  /** Results by product for a search without a matching product, cheapest offer first. */
  found: z.exactOptional(z.array(foundGroupSchema)),
  /** Notices required by sources, in English, by source id. */
  notices: z.exactOptional(z.array(z.object({ source: z.string(), sentence: z.string() }))),
  /** Only among certain matches. */
  best: z.nullable(bestSchema),
  /** Likely matches that would change the best offer, cheapest first, with the best offer if each is the same product. */
  likely: z.exactOptional(z.array(z.object({ offerId: z.string(), best: bestSchema }))),
});

/** Whether the product can be tracked, and if not, why. */
const trackingStates = [
  'possible',
  'captured',
  'unreadable',
  'contradicted',
  'outdated',
  'nothing-found',
] as const;
const trackingSchema = z.enum(trackingStates);
export type TrackingState = z.infer<typeof trackingSchema>;

export const comparisonSchema = z.object({
  requestId: requestIdSchema,
  startedAt: instantSchema,
  settledAt: z.nullable(instantSchema),
  link: z.nullable(z.string()),
  query: z.nullable(z.string()),
  identification: identificationSchema,
  product: z.nullable(foundProductSchema),
  sources: z.array(sourceProgressSchema),
  offers: offersStateSchema,
  tracking: z.exactOptional(trackingSchema),
  sequence: z.int(),
});

/** Events that are the same for every reader. */
export const plainComparisonEvents = [
  z.object({ kind: z.literal('source'), source: sourceProgressSchema }),
  z.object({
    kind: z.literal('settled'),
    settledAt: instantSchema,
    tracking: z.exactOptional(trackingSchema),
  }),
] as const;

/** The event number is the `id` in the stream. */
export const comparisonEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('product'),
    identification: identificationSchema,
    product: z.nullable(foundProductSchema),
  }),
  z.object({ kind: z.literal('offers'), offers: offersStateSchema }),
  ...plainComparisonEvents,
]);

export type Identification = z.infer<typeof identificationSchema>;
export type FoundProduct = z.infer<typeof foundProductSchema>;
export type VariantChoice = z.infer<typeof variantChoiceSchema>;
export type SourceProgress = z.infer<typeof sourceProgressSchema>;
export type ComparedOffer = z.infer<typeof comparedOfferSchema>;
export type VariantGroup = z.infer<typeof variantGroupSchema>;
export type FoundGroup = z.infer<typeof foundGroupSchema>;
export type OffersState = z.infer<typeof offersStateSchema>;
export type Comparison = z.infer<typeof comparisonSchema>;
export type ComparisonEvent = z.infer<typeof comparisonEventSchema>;
export type OfferMatch = z.infer<typeof matchSchema>;

const answer = z.object({ success: z.literal(true), comparison: comparisonSchema });

/** Repeating a request id returns the same search. */
export const startComparison = defineEndpoint({
  name: 'startComparison',
  method: 'POST',
  path: '/api/comparisons',
  summary: 'Start a comparison from a link or search terms',
  audience: 'public',
  rateClass: 'compare',
  body: z.strictObject({
    requestId: requestIdSchema,
    /** User names and passwords are removed. */
    url: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
    query: z.optional(z.string().check(z.overwrite(visibleText), z.minLength(1), z.maxLength(300))),
    /** Without a currency, uses that of the pasted offer or of most offers. */
    ...placeQuery,
  }),
  headers: trackingRefusalHeaders,
  answers: { 202: answer },
  errors: ['link.not-a-url', 'comparison.taken'],
});

/** Without a currency or country, uses the ones the comparison started with. */
const priceReader = z.strictObject(placeQuery);

/** Priced for the reader. */
export const getComparison = defineEndpoint({
  name: 'getComparison',
  method: 'GET',
  path: '/api/comparisons/:requestId',
  summary: 'Get a comparison',
  audience: 'public',
  rateClass: 'read',
  params: z.strictObject({ requestId: requestIdSchema }),
  query: priceReader,
  answers: { 200: answer },
  errors: ['comparison.not-found'],
});

/** From the first event or after Last-Event-ID until the comparison is complete. */
export const followComparison = defineEndpoint({
  name: 'followComparison',
  method: 'GET',
  path: '/api/comparisons/:requestId/events',
  summary: 'Stream a comparison as server-sent events',
  audience: 'public',
  rateClass: 'read',
  params: z.strictObject({ requestId: requestIdSchema }),
  query: priceReader,
  headers: [lastEventIdHeader],
  answers: { 200: comparisonEventSchema },
  answerKind: 'event-stream',
  errors: ['comparison.not-found'],
});
