import { conditions } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { alertSchema, channelsSchema, ownAlert } from './alerts.contract';
import { defineEndpoint } from './endpoint';
import { listPartQuery } from './list-part';
import { emailSchema, mailLocales } from './identity.schema';
import {
  categorySchema,
  countrySchema,
  currencySchema,
  daySchema,
  instantSchema,
  moneySchema,
} from './offers.schema';

export const searchAlertsMax = 50;
/** A search with more products is too broad to follow. */
export const searchMatchesMax = 500;

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const choice = (max: number) => z._default(z.array(text(max)).check(z.maxLength(20)), []);
const bound = z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000_000))), null);

/** As in `searchProducts`; amounts are minor units of the alert's currency. */
export const alertedSearchSchema = z.strictObject({
  words: z._default(z.string().check(z.maxLength(300)), ''),
  /** A slug. Includes subcategories. */
  category: z._default(z.nullable(text(120)), null),
  brands: choice(120),
  /** Domains of the shops whose prices count. */
  shops: choice(253),
  conditions: z._default(z.array(z.enum(conditions)).check(z.maxLength(conditions.length)), []),
  isInStock: z._default(z.boolean(), false),
  shipsFree: z._default(z.boolean(), false),
  minMinor: bound,
  /** Fires for products that cost this much or less, shipping included if it is known. */
  maxMinor: bound,
  /** Only products that recently dropped by at least this many percent of their 90-day median. */
  dropPercent: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(95))), null),
});
export type AlertedSearchView = z.infer<typeof alertedSearchSchema>;

export const searchAlertSchema = z.object({
  id: z.string(),
  search: alertedSearchSchema,
  /** The category by name; null for any. */
  category: z.nullable(categorySchema),
  currency: currencySchema,
  /** Deliver to; null for anywhere. */
  country: z.nullable(countrySchema),
  channels: channelsSchema,
  /**
   * too-broad: more products fit than an alert can follow; nothing is sent until there are fewer. awaiting-rate: the price limit's
   * currency has no exchange rate; nothing is sent until it has.
   */
  state: z.enum(['active', 'paused', 'too-broad', 'awaiting-rate']),
  createdAt: instantSchema,
  /** How many products fit already; null if there are too many, or if their prices can't be compared. */
  matchCount: z.nullable(z.int()),
  lastFiredAt: z.nullable(instantSchema),
  firingCount: z.int(),
});
export type SearchAlertView = z.infer<typeof searchAlertSchema>;

const savedAlert = z.object({ success: z.literal(true), alert: searchAlertSchema });

export const listSearchAlerts = defineEndpoint({
  name: 'listSearchAlerts',
  method: 'GET',
  path: '/api/shopper/search-alerts',
  summary: "List the shopper's search alerts, newest first",
  audience: 'shopper',
  rateClass: 'read',
  byKey: { path: '/api/v1/search-alerts', scope: 'alerts.read' },
  query: z.strictObject(listPartQuery),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(searchAlertSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: ['auth.signed-out'],
});

/** Products that fit already are counted, not sent. The same search again returns the existing alert unchanged. */
export const createSearchAlert = defineEndpoint({
  name: 'createSearchAlert',
  method: 'POST',
  path: '/api/shopper/search-alerts',
  summary: 'Create an alert for new products in a search, a category, a brand or a shop',
  audience: 'shopper',
  rateClass: 'search',
  byKey: { path: '/api/v1/search-alerts', scope: 'alerts.write' },
  body: z.strictObject({
    search: alertedSearchSchema,
    currency: currencySchema,
    country: z.optional(countrySchema),
    channels: z._default(channelsSchema, ['email']),
  }),
  answers: { 200: savedAlert },
  errors: [
    'auth.signed-out',
    'alert.too-many',
    'alert.too-broad',
    'alert.no-exchange-rate',
    'alert.unknown-service',
    'category.not-found',
  ],
});

/** Missing fields are unchanged. After a change of the search, products that fit already are counted again, not sent. */
export const changeSearchAlert = defineEndpoint({
  name: 'changeSearchAlert',
  method: 'PUT',
  path: '/api/shopper/search-alerts/:id',
  summary: 'Update, pause or resume a search alert',
  audience: 'shopper',
  rateClass: 'search',
  params: ownAlert,
  body: z.strictObject({
    search: z.optional(alertedSearchSchema),
    channels: z.optional(channelsSchema),
    isPaused: z.optional(z.boolean()),
  }),
  answers: { 200: savedAlert },
  errors: [
    'auth.signed-out',
    'alert.not-found',
    'alert.taken',
    'alert.too-broad',
    'alert.no-exchange-rate',
    'alert.unknown-service',
    'category.not-found',
  ],
});

export const deleteSearchAlert = defineEndpoint({
  name: 'deleteSearchAlert',
  method: 'DELETE',
  path: '/api/shopper/search-alerts/:id',
  summary: 'Delete a search alert (succeeds if it is already deleted)',
  audience: 'shopper',
  rateClass: 'write',
  byKey: { path: '/api/v1/search-alerts/:id', scope: 'alerts.write' },
  params: ownAlert,
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['auth.signed-out'],
});

const pricedProduct = z.object({ day: daySchema, product: alertSchema.shape.product, price: moneySchema });

/** Based on the products' price histories. */
export const searchAlertSimulationSchema = z.object({
  days: z.int(),
  daysOfData: z.int(),
  /** On how many of these days at least one product matched. */
  daysMatched: z.int(),
  /** Oldest first: the cheapest product that newly matched on the day, and how many did. */
  firings: z.array(z.object({ ...pricedProduct.shape, productCount: z.int() })),
  /** The lowest price of the days, whatever the alert's price limit. */
  lowest: z.nullable(pricedProduct),
  /** How many products it is based on. */
  productCount: z.int(),
  /** Whether more match apart from their price; it is based on the cheapest ones. */
  isCut: z.boolean(),
});
export type SearchAlertSimulation = z.infer<typeof searchAlertSimulationSchema>;

/** Without an account too. */
export const simulateSearchAlert = defineEndpoint({
  name: 'simulateSearchAlert',
  method: 'POST',
  path: '/api/search-alerts/simulate',
  summary: 'Preview how often a search alert would have fired in the last 90 days',
  audience: 'public',
  rateClass: 'search',
  body: z.strictObject({
    search: alertedSearchSchema,
    currency: currencySchema,
    country: z.optional(countrySchema),
  }),
  answers: { 200: z.object({ success: z.literal(true), simulation: searchAlertSimulationSchema }) },
  errors: ['category.not-found'],
});

/** A search alert by e-mail alone. `locale` is the language of the e-mails. */
export const searchAlertRequestSchema = z.strictObject({
  email: emailSchema,
  locale: z._default(z.enum(mailLocales), 'en'),
  search: alertedSearchSchema,
  currency: currencySchema,
  country: z.optional(countrySchema),
});
export type SearchAlertRequest = z.infer<typeof searchAlertRequestSchema>;

/** Nothing is stored before the address is confirmed. The answer doesn't reveal whether it has an account. */
export const requestSearchAlertByEmail = defineEndpoint({
  name: 'requestSearchAlertByEmail',
  method: 'POST',
  path: '/api/search-alerts/by-email',
  summary: 'Request a search alert without an account; a link in an e-mail starts it',
  audience: 'public',
  rateClass: 'write',
  body: searchAlertRequestSchema,
  answers: { 200: z.object({ success: z.literal(true), email: z.string() }) },
  errors: [
    'alert.too-broad',
    'alert.no-exchange-rate',
    'category.not-found',
    'auth.too-many-attempts',
    'switch.off',
  ],
});
