import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { favoriteKeyOf } from './favorite-key';
import { instantSchema, moneySchema, placeQuery, statedTotalSchema } from './offers.schema';

/** How much a shopper's lists hold, and how much of them one call may carry. */
export const shopperListLimits = { entriesMax: 1000, entriesOfOneCallMax: 200 } as const;

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const keySchema = text(4200);
const nullableText = (max: number) => z._default(z.nullable(text(max)), null);
const webLink = text(4096).check(z.regex(/^https?:\/\//i));
const nullableLink = z._default(z.nullable(webLink), null);
const pageQuery = z.strictObject({
  cursor: z.optional(text(5000)),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/)),
      z.transform((value) => Number(value)),
    ),
  ),
});

/** What is no longer in a list, and when it was taken out: older news of the same key do not bring it back. */
const removedSchema = z.strictObject({ key: keySchema, at: instantSchema });

/** One thing a shopper looked at. The key is the canonical link, the words searched for, or the product's id. */
export const historyEntrySchema = z.strictObject({
  key: keySchema,
  kind: z.enum(['comparison', 'product', 'search']),
  title: text(500),
  link: nullableLink,
  requestId: nullableText(64),
  imageUrl: nullableLink,
  at: instantSchema,
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const historyAnswer = z.object({
  success: z.literal(true),
  /** The latest first. */
  items: z.array(historyEntrySchema),
  nextCursor: z.nullable(z.string()),
});

export const listHistory = defineEndpoint({
  name: 'listHistory',
  method: 'GET',
  path: '/api/shopper/history',
  summary: 'List recently viewed items, newest first',
  audience: 'shopper',
  rateClass: 'read',
  query: pageQuery,
  answers: { 200: historyAnswer },
  errors: ['auth.signed-out'],
});

/** Adds an entry, or moves the one with this key to its new time. Of two times for one key the later one stays. */
export const keepHistoryEntry = defineEndpoint({
  name: 'keepHistoryEntry',
  method: 'PUT',
  path: '/api/shopper/history',
  summary: 'Add a recently viewed item',
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({ entry: historyEntrySchema }),
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['auth.signed-out'],
});

/** Takes out the entry with this key; without a key, all of them. */
export const forgetHistory = defineEndpoint({
  name: 'forgetHistory',
  method: 'DELETE',
  path: '/api/shopper/history',
  summary: 'Delete one or all recently viewed items',
  audience: 'shopper',
  rateClass: 'write',
  query: z.strictObject({ key: z.optional(keySchema) }),
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['auth.signed-out'],
});

/**
 * Brings a device's list into the account: each key once, its latest time wins, what was taken out later than it was put
 * in stays out. Sending the same again changes nothing. The oldest entries over the limit drop.
 */
export const mergeHistory = defineEndpoint({
  name: 'mergeHistory',
  method: 'POST',
  path: '/api/shopper/history/merge',
  summary: "Merge a device's history into the account",
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({
    entries: z.array(historyEntrySchema).check(z.maxLength(shopperListLimits.entriesOfOneCallMax)),
    removed: z._default(z.array(removedSchema).check(z.maxLength(shopperListLimits.entriesOfOneCallMax)), []),
    /** Everything up to this moment was forgotten on the device. */
    clearedAt: z._default(z.nullable(instantSchema), null),
  }),
  answers: { 200: historyAnswer },
  errors: ['auth.signed-out'],
});

/** A product or a link that a shopper follows; one of the two is named. */
export const favoriteSchema = z
  .strictObject({
    productId: nullableText(120),
    link: nullableLink,
    title: text(500),
    imageUrl: nullableLink,
    priceWhenSaved: z._default(z.nullable(moneySchema), null),
    /** What that price held; left out where it isn't known. */
    heldWhenSaved: z.exactOptional(statedTotalSchema),
    at: instantSchema,
    note: nullableText(1000),
  })
  .check(
    z.refine((favorite) => favoriteKeyOf(favorite) !== null, {
      message: 'name the product or the link',
      path: ['productId'],
    }),
  );
export type Favorite = z.infer<typeof favoriteSchema>;

/** A favourite with what it costs now. */
export const favoriteViewSchema = z.object({
  key: z.string(),
  productId: z.nullable(z.string()),
  link: z.nullable(z.string()),
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  priceWhenSaved: z.nullable(moneySchema),
  heldWhenSaved: z.exactOptional(statedTotalSchema),
  at: instantSchema,
  note: z.nullable(z.string()),
  today: z.object({
    /** The catalog product of the favourite, also where it was saved by its link; null when it is not in the catalog. */
    productId: z.nullable(z.string()),
    /** The lowest total of what can be bought, in the currency it was saved in where a rate leads there. */
    lowestPrice: z.nullable(moneySchema),
    /** What that price holds; left out where there is none. */
    priceHolds: z.exactOptional(statedTotalSchema),
    offerCount: z.int(),
    inStock: z.boolean(),
    /** Today's lowest price less the price when saved; null where one is not known or they cannot be compared. */
    change: z.nullable(z.object({ amount: moneySchema, percent: z.number() })),
  }),
});
export type FavoriteView = z.infer<typeof favoriteViewSchema>;

const favoritesAnswer = {
  success: z.literal(true),
  /** The latest first. */
  items: z.array(favoriteViewSchema),
  nextCursor: z.nullable(z.string()),
} as const;

export const listFavorites = defineEndpoint({
  name: 'listFavorites',
  method: 'GET',
  path: '/api/shopper/favorites',
  summary: "List favourites with today's prices, newest first",
  audience: 'shopper',
  rateClass: 'read',
  query: z.extend(pageQuery, placeQuery),
  answers: { 200: z.object(favoritesAnswer) },
  errors: ['auth.signed-out'],
});

/** Adds a favourite, or replaces the one of the same product or link. */
export const keepFavorite = defineEndpoint({
  name: 'keepFavorite',
  method: 'PUT',
  path: '/api/shopper/favorites',
  summary: 'Add a favourite',
  audience: 'shopper',
  rateClass: 'write',
  query: z.strictObject(placeQuery),
  body: z.strictObject({ favorite: favoriteSchema }),
  answers: { 200: z.object({ success: z.literal(true), favorite: favoriteViewSchema }) },
  errors: ['auth.signed-out', 'favorite.too-many'],
});

export const forgetFavorite = defineEndpoint({
  name: 'forgetFavorite',
  method: 'DELETE',
  path: '/api/shopper/favorites',
  summary: 'Delete one or all favourites',
  audience: 'shopper',
  rateClass: 'write',
  query: z.strictObject({ key: z.optional(keySchema) }),
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['auth.signed-out'],
});

/** Brings a device's favourites into the account, by the rules of the history; those over the limit are named, not lost silently. */
export const mergeFavorites = defineEndpoint({
  name: 'mergeFavorites',
  method: 'POST',
  path: '/api/shopper/favorites/merge',
  summary: "Merge a device's favourites into the account",
  audience: 'shopper',
  rateClass: 'write',
  query: z.strictObject(placeQuery),
  body: z.strictObject({
    favorites: z.array(favoriteSchema).check(z.maxLength(shopperListLimits.entriesOfOneCallMax)),
    removed: z._default(z.array(removedSchema).check(z.maxLength(shopperListLimits.entriesOfOneCallMax)), []),
    clearedAt: z._default(z.nullable(instantSchema), null),
  }),
  answers: {
    200: z.object({
      ...favoritesAnswer,
      /** The keys that found no room. */
      refused: z.array(z.string()),
    }),
  },
  errors: ['auth.signed-out'],
});
