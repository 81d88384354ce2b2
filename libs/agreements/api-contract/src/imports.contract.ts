import { isCurrency } from '@pricehunt/offers';
import * as z from 'zod/mini';
import { newAlertSchema } from './alerts.contract';
import { defineEndpoint } from './endpoint';
import { currencySchema, moneySchema, placeQuery, statedTotalSchema } from './offers.schema';

export const importLimits = {
  textLengthMax: 2_000_000,
  entriesMax: 500,
  rejectedShownMax: 100,
  /** Price alerts of one product. */
  alertsMax: 4,
} as const;

/** `table` is any table or JSON list with a column of links; `links` is one link per line. */
const importFormats = [
  'pricebuddy',
  'price-ghost',
  'discount-bandit',
  'changedetection',
  'keepa',
  'table',
  'links',
] as const;
export type ImportFormat = (typeof importFormats)[number];

/** Why a row can't be imported. */
const importRejections = ['no-link', 'unknown-code', 'repeated', 'too-many', 'broken'] as const;
export type ImportRejection = (typeof importRejections)[number];

/** What to check about a row. */
const importNotices = [
  'currency-assumed',
  'target-unreadable',
  'alerts-unreadable',
  'service-missing',
] as const;
export type ImportNotice = (typeof importNotices)[number];

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const webLink = text(4096).check(z.regex(/^https?:\/\//i));
const knownCurrency = currencySchema.check(
  z.refine(isCurrency, { message: 'is not an ISO 4217 currency in use' }),
);
const importedAlertsSchema = z.array(newAlertSchema).check(z.maxLength(importLimits.alertsMax));

const importedEntrySchema = z.object({
  /** The line of a table or list, the number of an element in JSON; from 1. */
  line: z.int(),
  title: z.string(),
  link: z.nullable(z.string()),
  /** Null if the catalog doesn't have it: its alerts start once its page was read. */
  product: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      imageUrl: z.nullable(z.string()),
      lowestPrice: z.nullable(moneySchema),
      priceHolds: z.exactOptional(statedTotalSchema),
    }),
  ),
  isFavorite: z.boolean(),
  /** Amounts are minor units of `currency`. */
  alerts: z.array(newAlertSchema),
  currency: currencySchema,
  notices: z.array(z.enum(importNotices)),
});
export type ImportedEntry = z.infer<typeof importedEntrySchema>;

/** Recognises the exports of other price trackers, tables and lists of links. Stores nothing. */
export const previewImport = defineEndpoint({
  name: 'previewImport',
  method: 'POST',
  path: '/api/shopper/imports/preview',
  summary: 'Read an export of another price tracker or a list of links',
  audience: 'shopper',
  rateClass: 'search',
  query: z.strictObject({ country: placeQuery.country }),
  body: z.strictObject({
    text: text(importLimits.textLengthMax),
    /** Of target prices without one. */
    currency: knownCurrency,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      /** Null if nothing was recognised. */
      format: z.nullable(z.enum(importFormats)),
      entries: z.array(importedEntrySchema),
      rejectedCount: z.int(),
      /** The first of them. */
      rejected: z.array(z.object({ line: z.int(), text: z.string(), reason: z.enum(importRejections) })),
    }),
  },
  errors: ['auth.signed-out', 'auth.too-many-attempts'],
});

/** Why an imported product has no alert, or not all. */
export const alertsMissing = ['too-many-alerts', 'no-exchange-rate'] as const;

/** Saves favourites, then sets their alerts. Repeating it changes nothing. */
export const saveImport = defineEndpoint({
  name: 'saveImport',
  method: 'POST',
  path: '/api/shopper/imports',
  summary: 'Save imported products as favourites with their price alerts',
  audience: 'shopper',
  rateClass: 'write',
  query: z.strictObject({ country: placeQuery.country }),
  body: z.strictObject({
    entries: z
      .array(
        z
          .strictObject({
            productId: z._default(z.nullable(text(120)), null),
            link: z._default(z.nullable(webLink), null),
            title: text(500),
            alerts: z._default(importedAlertsSchema, []),
            currency: knownCurrency,
          })
          .check(
            z.refine(({ productId, link }) => productId !== null || link !== null, {
              message: 'must name the product or the link',
              path: ['productId'],
            }),
          ),
      )
      .check(z.minLength(1), z.maxLength(importLimits.entriesMax)),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      saved: z.int(),
      /** Were favourites before; unchanged. */
      alreadySaved: z.int(),
      /** Had no room. */
      refused: z.int(),
      alertsSet: z.int(),
      /** Products without their alerts, or without some. */
      withoutAlert: z.array(
        z.object({
          title: z.string(),
          link: z.nullable(z.string()),
          productId: z.nullable(z.string()),
          reason: z.enum(alertsMissing),
        }),
      ),
      /** Links that the catalog doesn't have yet. Their pages are read in the background; the alerts start once the product is known. */
      startsLater: z.array(z.object({ title: z.string(), link: z.string() })),
    }),
  },
  errors: ['auth.signed-out', 'auth.too-many-attempts'],
});
