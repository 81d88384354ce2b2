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
 * What tells which product is meant: the shop's page, the link's own entry in the catalog, an item number that the catalog knows,
 * the words in the link, the words of a search, the variant that was chosen, or nothing.
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

/**
 * How the pasted page was read. Anything but "read" still searches: from the page as the shopper's browser shows it ("captured"), or
 * from what the link itself says.
 */
export const identificationSchema = z.object({
  state: z.enum(['pending', 'read', 'captured', 'from-words', 'from-link-only']),
  /** Why the page could not be read, for people: blocked, gone, not a product page, or not reachable. */
  reason: z.nullable(z.enum(['blocked', 'gone', 'not-a-product', 'unreachable'])),
  shopName: z.nullable(z.string()),
  /** The marketplace of S§5, or null. */
  marketplace: z.nullable(z.string()),
  /** What told which product it is; left out while that is pending. */
  identifiedBy: z.exactOptional(
    z.object({
      kind: z.enum(identifyingEvidence),
      /** The words or the item number that the product was identified by; null for the other kinds. */
      text: z.nullable(z.string()),
    }),
  ),
});

/** A variant that a page offers, or that the catalog knows where the page can't be read, to be chosen by comparing its own link. */
export const variantChoiceSchema = z.object({
  /** What sets it apart, in the shop's words: "Black / 256 GB". */
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  /**
   * What the shop asks for it, in the currency that prices are given in; null where it states none. For a product of the catalog, the
   * price that lists show.
   */
  price: z.nullable(moneySchema),
  availability: availabilitySchema,
  /** The catalog's product, where it is the catalog that knows the variant. */
  productId: z.exactOptional(z.string()),
  /** How many offers that product has. */
  offerCount: z.exactOptional(z.int()),
  /** The link to compare for this variant. */
  link: z.string(),
});

/** What is known of the product, whoever looks at it. */
export const foundProductFacts = {
  title: z.string(),
  brand: z.nullable(z.string()),
  gtins: z.array(z.string()),
  mpn: z.nullable(z.string()),
  attributes: z.record(z.string(), z.string()),
  /** What the category is called; null for none, absent in comparisons from before there were categories. */
  categoryName: z.exactOptional(z.nullable(categoryNameSchema)),
  imageUrl: z.nullable(z.string()),
  /** The catalog product that the link is an offer of, or that it was recognised as, for its history and its page. */
  productId: z.nullable(z.string()),
  /** The variants of the page, or of the catalog, where the link chooses none: nothing is compared until one is chosen. */
  choices: z.exactOptional(z.array(variantChoiceSchema)),
};

/** The product as found at the pasted shop. */
export const foundProductSchema = z.object({
  ...foundProductFacts,
  /** The offer that the pasted page itself makes; null where no price could be read for certain. */
  pastedOffer: z.nullable(pricedOfferSchema),
});

const sourceStates = ['waiting', 'searching', 'found', 'nothing', 'failed', 'timed-out', 'skipped'] as const;

/** Where one offer source stands. */
const sourceProgressSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(sourceStates),
  found: z.int(),
});

/** What versions of one product differ in. */
export const differingAttributes = ['pack', 'size', 'colour', 'capacity', 'condition', 'bundle'] as const;

/** Why an offer is held to be the same product. */
export const matchSchema = z.object({
  level: z.enum(['pasted', 'same-gtin', 'same-model', 'same-product', 'probably-same']),
  /** From 0 to 1. */
  confidence: z.number(),
  /** In English; what another language says, it takes from the fields beside it. */
  sentence: z.string(),
  /** Of another version: the first thing that differs, with what each offer says of it; null where one says nothing. */
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
  /** This total less the pasted total: below zero is cheaper; null where they cannot be compared. */
  difference: z.nullable(moneySchema),
});

export const unrankedOfferSchema = z.extend(comparedOfferSchema, { reason: z.enum(['no-exchange-rate']) });

/**
 * Offers of another size, colour, capacity, pack or condition: never passed off as the same product. The label is in English; all of
 * a group's offers have the same difference.
 */
export const variantGroupSchema = z.object({ label: z.string(), offers: z.array(comparedOfferSchema) });

/** Finds of one product. */
export const foundGroupSchema = z.object({
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  /** The catalog's product; null where the catalog doesn't list it. */
  productId: z.nullable(z.string()),
  offers: z.array(pricedOfferSchema),
});

export const offersStateSchema = z.object({
  /** The currency of totals and differences. */
  currency: z.nullable(z.string()),
  /** Where things are delivered to; null for nowhere in particular. */
  country: z.exactOptional(z.nullable(countrySchema)),
  /** The day of the exchange rates that were used; null where none were needed. */
  ratesDate: z.exactOptional(z.nullable(daySchema)),
  /** How many offers of the same product could not be converted. */
  unconverted: z.exactOptional(z.int()),
  ranked: z.array(comparedOfferSchema),
  unranked: z.array(unrankedOfferSchema),
  variants: z.array(variantGroupSchema),
  similar: z.array(pricedOfferSchema),
  /** What answers the words of a search that no product fits, by product, the cheapest offer of each first. */
  found: z.exactOptional(z.array(foundGroupSchema)),
  /** Sentences that sources of these offers want on the page, in English, by the id of the source; left out where there are none. */
  notices: z.exactOptional(z.array(z.object({ source: z.string(), sentence: z.string() }))),
  /** The best offer and what it saves against the pasted one; saving is null where it cannot be told or is not positive. */
  best: z.nullable(z.object({ offerId: z.string(), saving: z.nullable(moneySchema) })),
});

/**
 * Whether what was found can be tracked, and else why not: only a shopper's browser has read it, no source of it may be read again, shops
 * contradict it, its prices are too old, or nobody offers it.
 */
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

/** A comparison as a whole: what its events add up to. */
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
  /** Once it is settled. */
  tracking: z.exactOptional(trackingSchema),
  /** The number of the last event that is in here. */
  sequence: z.int(),
});

/** Where a source stands, and that no more comes: events that are the same for everybody. */
export const plainComparisonEvents = [
  z.object({ kind: z.literal('source'), source: sourceProgressSchema }),
  z.object({
    kind: z.literal('settled'),
    settledAt: instantSchema,
    tracking: z.exactOptional(trackingSchema),
  }),
] as const;

/** What is told as it happens. Each event's number is its `id` in the stream. */
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

/** Starts a search by link or by words. The same request id twice is one search. */
export const startComparison = defineEndpoint({
  name: 'startComparison',
  method: 'POST',
  path: '/api/comparisons',
  summary: 'Start a comparison from a link or search terms',
  audience: 'public',
  rateClass: 'compare',
  body: z.strictObject({
    requestId: requestIdSchema,
    /** A user name or password in it is left out. */
    url: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
    query: z.optional(z.string().check(z.overwrite(visibleText), z.minLength(1), z.maxLength(300))),
    /** For totals and differences; without a currency, that of the pasted offer, or of most offers. */
    ...placeQuery,
  }),
  headers: trackingRefusalHeaders,
  answers: { 202: answer },
  errors: ['link.not-a-url', 'comparison.taken'],
});

/** Whose prices are given: without a currency or country, those that the comparison was started with. */
const priceReader = z.strictObject(placeQuery);

/** The record as it stands, priced for whoever reads it. */
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

/** The events from the first, or after the Last-Event-ID, until it is settled. */
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
