import * as z from 'zod/mini';
import { adminErrors, adminIdSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { columnMappingSchema, feedColumnsSchema, feedImportSchema, feedIssueSchema } from './feeds.contract';
import { countrySchema, currencySchema, instantSchema, moneySchema } from './offers.schema';

/** What a feed is read as: the files of an affiliate network, Google's format, or any table, XML or JSON. */
export const networkPresets = [
  'awin',
  'cj',
  'impact',
  'rakuten',
  'tradedoubler',
  'daisycon',
  'webgains',
  'google',
  'other',
] as const;

/** How often a feed of the operator is fetched by itself: networks renew their files a few times a day. */
export const operatorFeedSchedules = ['manual', 'six-hourly', 'daily'] as const;
/** The largest file of a feed of the operator, as it is sent. */
export const operatorFeedFileBytesMax = 5 * 1024 ** 3;
/** How many shops a feed of the operator may speak for. */
const shopsOfFeedMax = 500;
/** How many feeds of their own an operator may have. */
export const operatorFeedsMax = 100;

const presetSchema = z.enum(networkPresets);
const scheduleSchema = z.enum(operatorFeedSchedules);
const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const linkSchema = z.string().check(z.trim(), z.minLength(8), z.maxLength(2_000));
const shopNameSchema = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));
/** A shop that a feed may speak for, and the network's id of it, which tells links apart that hide where they lead. */
const shopSchema = z.object({
  domain: z.string().check(z.trim(), z.minLength(3), z.maxLength(253)),
  advertiserId: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
});
const shopsSchema = z.array(shopSchema).check(z.minLength(1), z.maxLength(shopsOfFeedMax));
const retentionDaysSchema = z.nullable(z.int().check(z.minimum(1), z.maximum(3_650)));

/** How a file is read. */
const reading = {
  preset: presetSchema,
  /** What prices without a currency are in. */
  currency: z.optional(z.nullable(currencySchema)),
  /** The country that the offers are for. */
  country: z.optional(z.nullable(countrySchema)),
  columnMapping: z.optional(columnMappingSchema),
  /** What the only shop of a feed is called. */
  shopName: z.optional(shopNameSchema),
};

/** What the programme's licence says. */
const terms = {
  /** After so many days without the feed's word an offer goes; null for never. */
  retentionDays: retentionDaysSchema,
  mayShowHistory: z.boolean(),
  /** Whether all of its data goes when the feed ends, its price history too. */
  endsWithMembership: z.boolean(),
};

/** What became of a feed's products. */
const countsSchema = z.object({
  shown: z.int(),
  /** Of those shown, how many another offer is compared with. */
  matched: z.int(),
  products: z.int(),
  held: z.int(),
  /** The shop itself or another feed lists the same. */
  listedElsewhere: z.int(),
  /** Kept out for another reason, such as an expiry or an admin's decision. */
  keptOut: z.int(),
});

/** A feed of the operator. */
const operatorFeedSchema = z.object({
  id: z.string(),
  name: z.string(),
  preset: presetSchema,
  /** The address with its credentials taken out; null for a feed of uploads. */
  shownLink: z.nullable(z.string()),
  schedule: scheduleSchema,
  currency: z.nullable(currencySchema),
  country: z.nullable(countrySchema),
  columnMapping: columnMappingSchema,
  shopName: z.nullable(z.string()),
  /** The shops that the feed may speak for: rows of others are left out. */
  shops: z.array(shopSchema),
  ...terms,
  isPaused: z.boolean(),
  /** When it was ended; what it brought is being removed then. */
  endedAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  nextRunAt: z.nullable(instantSchema),
  latestImport: z.nullable(feedImportSchema),
  counts: countsSchema,
});
export type OperatorFeed = z.infer<typeof operatorFeedSchema>;

/** An offer that a feed would bring. */
const triedItemSchema = z.object({
  title: z.string(),
  shop: z.string(),
  price: moneySchema,
  gtin: z.nullable(z.string()),
  /** Whether its link earns commission. */
  isTracked: z.boolean(),
  pricedAt: z.nullable(instantSchema),
});

/** What the beginning of a file brings. */
const feedTrialSchema = z.object({
  /** Why the file can't be read, in a sentence; null where it can. */
  failure: z.nullable(z.string()),
  format: z.nullable(z.string()),
  exportName: feedColumnsSchema.shape.exportName,
  columns: feedColumnsSchema.shape.items,
  rowCount: z.int(),
  refusedCount: z.int(),
  items: z.array(triedItemSchema),
  /** The shops that rows claim, the most frequent first, for the operator to choose from. */
  shops: z.array(z.object({ domain: z.string(), advertiserId: z.nullable(z.string()), rowCount: z.int() })),
  /** The first issue of each kind. */
  issues: z.array(feedIssueSchema),
});
export type FeedTrial = z.infer<typeof feedTrialSchema>;

const feedAnswer = z.object({ success: z.literal(true), feed: operatorFeedSchema });
const one = z.strictObject({ feedId: adminIdSchema });

export const listOperatorFeeds = defineEndpoint({
  name: 'listOperatorFeeds',
  method: 'GET',
  path: '/api/admin/operator-feeds',
  summary: "List the operator's feeds",
  audience: 'admin',
  rateClass: 'read',
  answers: {
    200: z.object({ success: z.literal(true), items: z.array(operatorFeedSchema), nextCursor: z.null() }),
  },
  errors: adminErrors,
});

export const getOperatorFeed = defineEndpoint({
  name: 'getOperatorFeed',
  method: 'GET',
  path: '/api/admin/operator-feeds/:feedId',
  summary: 'Get an operator feed',
  audience: 'admin',
  rateClass: 'read',
  params: one,
  answers: { 200: feedAnswer },
  errors: [...adminErrors, 'feed.not-found'],
});

/** Reads the beginning of the file at an address, and keeps nothing. */
export const tryOperatorFeed = defineEndpoint({
  name: 'tryOperatorFeed',
  method: 'POST',
  path: '/api/admin/feed-trials',
  summary: 'Preview a feed without saving it',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    link: linkSchema,
    ...reading,
    /** With none, rows of every shop are shown. */
    shops: z.optional(z.array(shopSchema).check(z.maxLength(shopsOfFeedMax))),
  }),
  answers: { 200: z.object({ success: z.literal(true), trial: feedTrialSchema }) },
  errors: [...adminErrors, 'feed.bad-link', 'feed.bad-currency', 'feed.bad-shop'],
});

/** Without a link the feed is one of uploads. */
export const createOperatorFeed = defineEndpoint({
  name: 'createOperatorFeed',
  method: 'POST',
  path: '/api/admin/operator-feeds',
  summary: 'Add an operator feed',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({
    name: nameSchema,
    link: z.optional(z.nullable(linkSchema)),
    schedule: z._default(scheduleSchema, 'daily'),
    ...reading,
    shops: shopsSchema,
    ...terms,
  }),
  answers: { 201: feedAnswer },
  errors: [...adminErrors, 'feed.bad-link', 'feed.bad-currency', 'feed.bad-shop', 'feed.too-many'],
});

export const changeOperatorFeed = defineEndpoint({
  name: 'changeOperatorFeed',
  method: 'PUT',
  path: '/api/admin/operator-feeds/:feedId',
  summary: 'Update an operator feed',
  audience: 'admin',
  rateClass: 'write',
  params: one,
  body: z.strictObject({
    name: z.optional(nameSchema),
    /** Takes the place of the address of before, for feeds that are fetched. */
    link: z.optional(linkSchema),
    schedule: z.optional(scheduleSchema),
    preset: z.optional(presetSchema),
    currency: reading.currency,
    country: reading.country,
    columnMapping: reading.columnMapping,
    shopName: reading.shopName,
    shops: z.optional(shopsSchema),
    retentionDays: z.optional(retentionDaysSchema),
    mayShowHistory: z.optional(z.boolean()),
    endsWithMembership: z.optional(z.boolean()),
    isPaused: z.optional(z.boolean()),
  }),
  answers: { 200: feedAnswer },
  errors: [
    ...adminErrors,
    'feed.not-found',
    'feed.ended',
    'feed.bad-link',
    'feed.bad-currency',
    'feed.bad-shop',
  ],
});

/** Takes one file as multipart/form-data and begins a run of it. */
export const uploadOperatorFeedFile = defineEndpoint({
  name: 'uploadOperatorFeedFile',
  method: 'POST',
  path: '/api/admin/operator-feeds/:feedId/file',
  summary: 'Upload a file for an operator feed',
  audience: 'admin',
  rateClass: 'write',
  params: one,
  bodyTypes: ['multipart/form-data'],
  answers: { 202: z.object({ success: z.literal(true), import: feedImportSchema }) },
  errors: [
    'switch.off',
    ...adminErrors,
    'feed.not-found',
    'feed.ended',
    'feed.no-file',
    'feed.too-large',
    'feed.busy',
  ],
});

/** Withdraws every offer of the feed, and deletes its data where its terms ask for that. */
export const endOperatorFeed = defineEndpoint({
  name: 'endOperatorFeed',
  method: 'DELETE',
  path: '/api/admin/operator-feeds/:feedId',
  summary: 'Delete an operator feed',
  audience: 'admin',
  rateClass: 'write',
  params: one,
  answers: { 202: feedAnswer },
  errors: [...adminErrors, 'feed.not-found'],
});
