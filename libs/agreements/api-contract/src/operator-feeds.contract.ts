import * as z from 'zod/mini';
import { adminErrors, adminIdSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { columnMappingSchema, feedColumnsSchema, feedImportSchema, feedIssueSchema } from './feeds.contract';
import { countrySchema, currencySchema, instantSchema, moneySchema } from './offers.schema';

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

/** Networks update their files a few times a day. */
export const operatorFeedSchedules = ['manual', 'six-hourly', 'daily'] as const;
export const operatorFeedFileBytesMax = 5 * 1024 ** 3;
const shopsOfFeedMax = 500;
export const operatorFeedsMax = 100;

const presetSchema = z.enum(networkPresets);
const scheduleSchema = z.enum(operatorFeedSchedules);
const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const linkSchema = z.string().check(z.trim(), z.minLength(8), z.maxLength(2_000));
const shopNameSchema = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));
/** A shop the feed may provide offers for, with the network's id of it for links without a visible target. */
const shopSchema = z.object({
  domain: z.string().check(z.trim(), z.minLength(3), z.maxLength(253)),
  advertiserId: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
});
const shopsSchema = z.array(shopSchema).check(z.minLength(1), z.maxLength(shopsOfFeedMax));
const retentionDaysSchema = z.nullable(z.int().check(z.minimum(1), z.maximum(3_650)));

const reading = {
  preset: presetSchema,
  currency: z.optional(z.nullable(currencySchema)),
  country: z.optional(z.nullable(countrySchema)),
  columnMapping: z.optional(columnMappingSchema),
  shopName: z.optional(shopNameSchema),
};

const terms = {
  /** Days after which an offer missing from the feed is deleted; null for never. */
  retentionDays: retentionDaysSchema,
  mayShowHistory: z.boolean(),
  /** Whether all data, including price history, is deleted with the feed. */
  endsWithMembership: z.boolean(),
};

const countsSchema = z.object({
  shown: z.int(),
  /** Visible offers of products with other offers. */
  matched: z.int(),
  products: z.int(),
  held: z.int(),
  /** Also listed by the shop itself or another feed. */
  listedElsewhere: z.int(),
  /** Excluded for another reason, such as expiry or disapproval. */
  keptOut: z.int(),
});

const operatorFeedSchema = z.object({
  id: z.string(),
  name: z.string(),
  preset: presetSchema,
  shownLink: z.nullable(z.string()),
  schedule: scheduleSchema,
  currency: z.nullable(currencySchema),
  country: z.nullable(countrySchema),
  columnMapping: columnMappingSchema,
  shopName: z.nullable(z.string()),
  /** Rows of other shops are left out. */
  shops: z.array(shopSchema),
  ...terms,
  isPaused: z.boolean(),
  /** When it was deleted. Its data is being removed. */
  endedAt: z.nullable(instantSchema),
  createdAt: instantSchema,
  nextRunAt: z.nullable(instantSchema),
  latestImport: z.nullable(feedImportSchema),
  counts: countsSchema,
});
export type OperatorFeed = z.infer<typeof operatorFeedSchema>;

const triedItemSchema = z.object({
  title: z.string(),
  shop: z.string(),
  price: moneySchema,
  gtin: z.nullable(z.string()),
  isTracked: z.boolean(),
  pricedAt: z.nullable(instantSchema),
});

/** A preview of the beginning of a file. */
const feedTrialSchema = z.object({
  failure: z.nullable(z.string()),
  format: z.nullable(z.string()),
  exportName: feedColumnsSchema.shape.exportName,
  columns: feedColumnsSchema.shape.items,
  rowCount: z.int(),
  refusedCount: z.int(),
  items: z.array(triedItemSchema),
  /** Shops in the file, most frequent first, for the operator to choose from. */
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
    /** Empty allows every shop. */
    shops: z.optional(z.array(shopSchema).check(z.maxLength(shopsOfFeedMax))),
  }),
  answers: { 200: z.object({ success: z.literal(true), trial: feedTrialSchema }) },
  errors: [...adminErrors, 'feed.bad-link', 'feed.bad-currency', 'feed.bad-shop'],
});

/** Without a link, the feed is for uploads. */
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

/** Removes every offer, and its data if the terms require that. */
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
