import {
  availabilities,
  conditionClasses,
  conditions,
  isCountry,
  priceTaxes,
  shippingOrigins,
} from '@pricehunt/offers';
import * as z from 'zod/mini';

/** Money on the wire: an integer number of minor units and an ISO 4217 code. */
export const moneySchema = z.object({
  amountMinor: z.int(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

/** An ISO 4217 code. */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));

/** An ISO 3166 code of a country, two capitals. */
export const countrySchema = z
  .string()
  .check(z.refine(isCountry, { message: 'is no ISO 3166 country code in capitals' }));

/**
 * Whose prices an answer gives. Without `currency`, prices are in that of the shop or of most shops. Without `country`, it is the one that
 * the operator's proxy says the call comes from, else nowhere in particular: then no shipping is added.
 */
export const placeQuery = { currency: z.optional(currencySchema), country: z.optional(countrySchema) };

/** Neither PostgreSQL nor a calendar that people use has a year 0. */
const hasYear = z.refine<string>((text) => !text.startsWith('0000'), {
  message: 'is in a year that never was',
});

/** A moment that there was or will be: ISO 8601 in UTC, with seconds. */
export const instantSchema = z.iso
  .datetime()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/), hasYear);

/** A day of the calendar, YYYY-MM-DD. */
export const daySchema = z.iso.date().check(hasYear);

const identity = {
  title: z.string(),
  brand: z.nullable(z.string()),
  gtins: z.array(z.string()),
  mpn: z.nullable(z.string()),
  attributes: z.record(z.string(), z.string()),
};

export const retailerSchema = z.object({ name: z.string(), domain: z.string() });

export const shippingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free') }),
  z.object({ kind: z.literal('known'), cost: moneySchema }),
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('not-shipped') }),
]);

/** Who says what shipping costs: the offer's page, a merchant's feed, the shop's rules, its published policy, or the operator. */
const shippingOriginSchema = z.enum([...shippingOrigins, 'feed']);

/** What is known of an offer's shipping beside its cost. What is not known is left out. */
const shippingDetailsSchema = z.object({
  origin: z.exactOptional(shippingOriginSchema),
  /** The item price from which shipping is free. */
  freeFrom: z.exactOptional(moneySchema),
  /** From order to delivery, in days. */
  deliveryDays: z.exactOptional(z.object({ min: z.int(), max: z.int() })),
  /** What else a shopper should know, such as that islands cost more. */
  note: z.exactOptional(z.string()),
});

/** Whether a price has tax in it; "excluded": sales tax or VAT comes on top. */
export const priceTaxSchema = z.enum(priceTaxes);

/** Whether a price is of new things or of used ones; refurbished and damaged ones are used. */
export const conditionClassSchema = z.enum(conditionClasses);

/** Whether a price has shipping in it, and to where; no shop ships there where it is "not-shipped". */
export const priceKindSchema = z.enum(['delivered', 'item-only', 'not-shipped']);

/** What a price of a list holds. */
export const statedTotalSchema = z.object({
  kind: priceKindSchema,
  tax: priceTaxSchema,
  /** Of the shop's own price. */
  currency: z.string(),
});

export const availabilitySchema = z.enum(availabilities);
export const conditionSchema = z.enum(conditions);

/** What a person sees of an offer: everything but the source's ready affiliate link, which stays on the server. */
export const offerSchema = z.object({
  ...identity,
  id: z.string(),
  source: z.string(),
  retailer: retailerSchema,
  seller: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  link: z.string(),
  imageUrl: z.nullable(z.string()),
  price: moneySchema,
  listPrice: z.nullable(moneySchema),
  /** To the country that was asked for. */
  shipping: shippingSchema,
  shippingDetails: z.exactOptional(shippingDetailsSchema),
  /** Of the price and of everything that is added up from it. Left out where it is included. */
  tax: z.exactOptional(priceTaxSchema),
  availability: availabilitySchema,
  condition: conditionSchema,
  checkedAt: instantSchema,
  /** True for a shop that a merchant has connected as its Shopify store: going there is a referral (S§5). */
  isShopifyStore: z.exactOptional(z.boolean()),
});
export type OfferView = z.infer<typeof offerSchema>;

/** What a category is called. */
export const categoryNameSchema = z.object({ en: z.string(), de: z.string() });

/** A category of the taxonomy: its slug is its address under /browse. */
export const categorySchema = z.object({ slug: z.string(), name: categoryNameSchema });
export type CategoryView = z.infer<typeof categorySchema>;

export const productSchema = z.object({
  ...identity,
  id: z.string(),
  /** Null for what no category is known for. */
  category: z.nullable(categorySchema),
  description: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
});
export type ProductView = z.infer<typeof productSchema>;

/** What an outbound link is made of: the target as offered, the offer it belongs to, and our signature over both. */
export const outboundSchema = z.object({ to: z.string(), offer: z.string(), signature: z.string() });
export type Outbound = z.infer<typeof outboundSchema>;

/** One row of an offers table: an offer, where it goes out to, and its total. */
export const pricedOfferSchema = z.object({
  offer: offerSchema,
  outbound: outboundSchema,
  /** Item and shipping in the ranking's currency; null where shipping to the country is not known or the shop does not ship there. */
  deliveredTotal: z.nullable(moneySchema),
  /** The item's price in the ranking's currency; null where there is no exchange rate. */
  itemPrice: z.nullable(moneySchema),
});
export type PricedOffer = z.infer<typeof pricedOfferSchema>;
