import {
  availabilities,
  conditionClasses,
  conditions,
  isCountry,
  paymentMethods,
  priceTaxes,
  shippingOrigins,
} from '@pricehunt/offers';
import * as z from 'zod/mini';

export const moneySchema = z.object({
  amountMinor: z.int(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));

/** ISO 3166, two capitals. */
export const countrySchema = z
  .string()
  .check(z.refine(isCountry, { message: 'must be an ISO 3166 country code in capitals' }));

/** Without `currency`, the shop's. Without `country`, the proxy's; without either, no shipping is added. */
export const placeQuery = { currency: z.optional(currencySchema), country: z.optional(countrySchema) };

/** Neither PostgreSQL nor the calendar has a year 0. */
const hasYear = z.refine<string>((text) => !text.startsWith('0000'), {
  message: 'must be in the year 1 or later',
});

/** ISO 8601 in UTC with seconds. */
export const instantSchema = z.iso
  .datetime()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/), hasYear);

/** ISO 8601 in UTC or with an offset such as +01:00, as other programs write it. Its year in UTC has four digits. */
export const offsetInstantSchema = z.iso.datetime({ offset: true }).check(
  z.refine<string>(
    (text) => {
      const year = new Date(text).getUTCFullYear();
      return year >= 1 && year <= 9999;
    },
    { message: 'must be in the years 1 to 9999' },
  ),
);

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

const shippingOriginSchema = z.enum([...shippingOrigins, 'feed']);

/** Unknown values are left out. */
const shippingDetailsSchema = z.object({
  origin: z.exactOptional(shippingOriginSchema),
  /** The item price from which shipping is free. */
  freeFrom: z.exactOptional(moneySchema),
  /** Days from order to delivery. */
  deliveryDays: z.exactOptional(z.object({ min: z.int(), max: z.int() })),
  /** Such as a surcharge for islands. */
  note: z.exactOptional(z.string()),
});

/** "excluded": sales tax or VAT is added. */
export const priceTaxSchema = z.enum(priceTaxes);

/** Refurbished and damaged count as used. */
export const conditionClassSchema = z.enum(conditionClasses);

/** "not-shipped": no shop ships there. */
export const priceKindSchema = z.enum(['delivered', 'item-only', 'not-shipped']);

export const statedTotalSchema = z.object({
  kind: priceKindSchema,
  tax: priceTaxSchema,
  /** The currency of the shop's own price. */
  currency: z.string(),
});

/** What the shop states about the product and its terms, as read from its page. */
const shopFactsSchema = z.object({
  rating: z.exactOptional(
    z.object({
      value: z.number(),
      /** The highest possible value. */
      best: z.number(),
      count: z.int(),
    }),
  ),
  /** From the requested country. */
  returns: z.exactOptional(
    z.object({
      /** Days after delivery; 0 without returns, null without a limit. */
      days: z.nullable(z.int()),
      /** Whether the shop pays for the return; left out if not stated. */
      isFree: z.exactOptional(z.boolean()),
    }),
  ),
  payments: z.exactOptional(z.array(z.enum(paymentMethods))),
});

export const availabilitySchema = z.enum(availabilities);
export const conditionSchema = z.enum(conditions);

/** An offer without the source's affiliate link, which stays on the server. */
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
  shipping: shippingSchema,
  shippingDetails: z.exactOptional(shippingDetailsSchema),
  /** Applies to the price and all totals. Left out if tax is included. */
  tax: z.exactOptional(priceTaxSchema),
  facts: z.exactOptional(shopFactsSchema),
  availability: availabilitySchema,
  condition: conditionSchema,
  checkedAt: instantSchema,
  /** Whether a merchant connected this Shopify store: clicks to it are referrals (S§5). */
  isShopifyStore: z.exactOptional(z.boolean()),
});
export type OfferView = z.infer<typeof offerSchema>;

export const categoryNameSchema = z.object({ en: z.string(), de: z.string() });

/** The slug is its URL under /browse. */
export const categorySchema = z.object({ slug: z.string(), name: categoryNameSchema });
export type CategoryView = z.infer<typeof categorySchema>;

export const productSchema = z.object({
  ...identity,
  id: z.string(),
  category: z.nullable(categorySchema),
  description: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
});
export type ProductView = z.infer<typeof productSchema>;

export const outboundSchema = z.object({ to: z.string(), offer: z.string(), signature: z.string() });
export type Outbound = z.infer<typeof outboundSchema>;

export const pricedOfferSchema = z.object({
  offer: offerSchema,
  outbound: outboundSchema,
  /** Item and shipping in the requested currency; null if shipping is unknown or unavailable. */
  deliveredTotal: z.nullable(moneySchema),
  /** In the requested currency; null without an exchange rate. */
  itemPrice: z.nullable(moneySchema),
});
export type PricedOffer = z.infer<typeof pricedOfferSchema>;
