import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { favoriteKeyOf } from './favorite-key';
import { basketLimits } from './baskets.contract';
import { instantSchema, moneySchema, placeQuery, statedTotalSchema } from './offers.schema';

export const shopperListLimits = {
  entriesMax: 1000,
  entriesOfOneCallMax: 200,
  shoppingListsMax: 100,
} as const;

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

/** When an entry was removed. Older additions of the same key are ignored. */
const removedSchema = z.strictObject({ key: keySchema, at: instantSchema });

/** The key is the canonical link, the search terms or the product id. */
export const historyEntrySchema = z.strictObject({
  key: keySchema,
  kind: z.enum(['comparison', 'product', 'search']),
  title: text(500),
  link: nullableLink,
  requestId: nullableText(64),
  imageUrl: nullableLink,
  /** A product's lowest price at that time; left out if it had none. */
  priceWhenSeen: z.exactOptional(moneySchema),
  heldWhenSeen: z.exactOptional(statedTotalSchema),
  at: instantSchema,
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const historyAnswer = z.object({
  success: z.literal(true),
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

/** Adds an entry or updates its time. The later time wins. */
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

/** Removes one entry, or all without a key. */
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

/** The latest time per key wins, and later removals stay. Repeating it has no effect. The oldest entries over the limit are dropped. */
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
    clearedAt: z._default(z.nullable(instantSchema), null),
  }),
  answers: { 200: historyAnswer },
  errors: ['auth.signed-out'],
});

/** Either a product or a link. */
export const favoriteSchema = z
  .strictObject({
    productId: nullableText(120),
    link: nullableLink,
    title: text(500),
    imageUrl: nullableLink,
    priceWhenSaved: z._default(z.nullable(moneySchema), null),
    heldWhenSaved: z.exactOptional(statedTotalSchema),
    at: instantSchema,
    note: nullableText(1000),
  })
  .check(
    z.refine((favorite) => favoriteKeyOf(favorite) !== null, {
      message: 'must name the product or the link',
      path: ['productId'],
    }),
  );
export type Favorite = z.infer<typeof favoriteSchema>;

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
    /** Also for favourites saved by link; null if not in the catalog. */
    productId: z.nullable(z.string()),
    /** The lowest available total, in the currency it was saved in if possible. */
    lowestPrice: z.nullable(moneySchema),
    priceHolds: z.exactOptional(statedTotalSchema),
    offerCount: z.int(),
    inStock: z.boolean(),
    /** Today's lowest price minus the saved price; null if not comparable. */
    change: z.nullable(z.object({ amount: moneySchema, percent: z.number() })),
  }),
});
export type FavoriteView = z.infer<typeof favoriteViewSchema>;

const favoritesAnswer = {
  success: z.literal(true),
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
  byKey: { path: '/api/v1/favorites', scope: 'favorites.read' },
  query: z.extend(pageQuery, placeQuery),
  answers: { 200: z.object(favoritesAnswer) },
  errors: ['auth.signed-out'],
});

/** Adds or replaces the favourite of a product or link. */
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

/** By the same rules as the history. Returns those over the limit. */
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
      /** Keys over the limit. */
      refused: z.array(z.string()),
    }),
  },
  errors: ['auth.signed-out'],
});

/** Products with quantities, under a name. The device chooses the key. */
export const shoppingListSchema = z.strictObject({
  key: text(64),
  name: z.string().check(z.maxLength(basketLimits.nameMax)),
  items: z
    .array(
      z.strictObject({
        productId: text(120).check(z.regex(/^[^,]*$/)),
        quantity: z.int().check(z.minimum(1), z.maximum(basketLimits.quantityMax)),
      }),
    )
    .check(z.minLength(1), z.maxLength(basketLimits.linesMax)),
  at: instantSchema,
});
export type ShoppingList = z.infer<typeof shoppingListSchema>;

const shoppingListsAnswer = {
  success: z.literal(true),
  items: z.array(shoppingListSchema),
  nextCursor: z.nullable(z.string()),
} as const;

export const listShoppingLists = defineEndpoint({
  name: 'listShoppingLists',
  method: 'GET',
  path: '/api/shopper/lists',
  summary: 'List shopping lists, latest change first',
  audience: 'shopper',
  rateClass: 'read',
  query: pageQuery,
  answers: { 200: z.object(shoppingListsAnswer) },
  errors: ['auth.signed-out'],
});

/** By the same rules as the history. Returns those over the limit. */
export const mergeShoppingLists = defineEndpoint({
  name: 'mergeShoppingLists',
  method: 'POST',
  path: '/api/shopper/lists/merge',
  summary: "Merge a device's shopping lists into the account",
  audience: 'shopper',
  rateClass: 'write',
  body: z.strictObject({
    entries: z.array(shoppingListSchema).check(z.maxLength(shopperListLimits.entriesOfOneCallMax)),
    removed: z._default(z.array(removedSchema).check(z.maxLength(shopperListLimits.entriesOfOneCallMax)), []),
    clearedAt: z._default(z.nullable(instantSchema), null),
  }),
  answers: {
    200: z.object({
      ...shoppingListsAnswer,
      /** Keys over the limit. */
      refused: z.array(z.string()),
    }),
  },
  errors: ['auth.signed-out'],
});
