import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { currencySchema, instantSchema } from './offers.schema';
import { problemReasonSchema } from './problem-reason';

/** Fetched from a URL, uploaded, a Shopify store (public list or Admin API), a WooCommerce store, or API requests. */
const feedKinds = ['link', 'upload', 'shopify', 'shopify-admin', 'woocommerce', 'api'] as const;
export const feedSchedules = ['manual', 'hourly', 'six-hourly', 'daily'] as const;
/** unchanged: the file had nothing new. */
export const feedImportStates = [
  'queued',
  'reading',
  'awaiting-confirmation',
  'applying',
  'applied',
  'unchanged',
  'cancelled',
  'failed',
] as const;
export const feedIssuesStoredMax = 2_000;
export const feedFileBytesMax = 256 * 1024 * 1024;

export const feedScheduleSchema = z.enum(feedSchedules);
const id = z.string().check(z.minLength(1), z.maxLength(64));
const ownFeed = z.strictObject({ feedId: id });
const ownImport = z.strictObject({ feedId: id, importId: id });
const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/));
const severitySchema = z.enum(['error', 'warning', 'notice']);
const counts = {
  rowCount: z.int(),
  createdCount: z.int(),
  updatedCount: z.int(),
  unchangedCount: z.int(),
  removedCount: z.int(),
  rejectedCount: z.int(),
};

/** Google's attribute names where they exist. */
export const feedColumnUses = [
  'id',
  'title',
  'link',
  'price',
  'currency',
  'sale_price',
  'list_price',
  'sale_price_effective_date',
  'availability',
  'quantity',
  'availability_date',
  'shipping',
  'free_shipping_threshold',
  'shipping_weight',
  'tax',
  'gtin',
  'brand',
  'mpn',
  'sku',
  'item_group_id',
  'description',
  'image_link',
  'additional_image_link',
  'condition',
  'product_type',
  'google_product_category',
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'age_group',
  'product_detail',
  'multipack',
  'is_bundle',
  'identifier_exists',
  'canonical_link',
  'cost_of_goods_sold',
  'expiration_date',
  'custom_label_0',
  'custom_label_1',
  'custom_label_2',
  'custom_label_3',
  'custom_label_4',
] as const;
export const networkColumnUses = ['tracked_link', 'shop_name', 'price_date'] as const;
const columnUseSchema = z.nullable(z.enum([...feedColumnUses, ...networkColumnUses]));
const columnNameSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** Null ignores a column. Columns that are left out are recognised by name. */
export const columnMappingSchema = z
  .array(z.strictObject({ column: columnNameSchema, attribute: columnUseSchema }))
  .check(z.maxLength(500));

export const feedIssueSchema = z.object({
  code: z.string(),
  severity: severitySchema,
  sentence: z.string(),
  hint: z.string(),
  row: z.nullable(z.int()),
  line: z.nullable(z.int()),
  itemId: z.nullable(z.string()),
  column: z.nullable(z.string()),
  given: z.nullable(z.string()),
});
export type FeedIssueView = z.infer<typeof feedIssueSchema>;

export const feedIssueGroupSchema = z.object({
  code: z.string(),
  severity: severitySchema,
  sentence: z.string(),
  hint: z.string(),
  count: z.int(),
  samples: z.array(feedIssueSchema),
});

export const feedImportSchema = z.object({
  id: z.string(),
  feedId: z.string(),
  state: z.enum(feedImportStates),
  startedBy: z.enum(['person', 'schedule', 'upload']),
  requestedAt: instantSchema,
  startedAt: z.nullable(instantSchema),
  finishedAt: z.nullable(instantSchema),
  rowsRead: z.int(),
  /** What applying the file would change; null until it is read. */
  preview: z.nullable(
    z.object({
      ...counts,
      /** Such as "delimited" or "xml"; null if it isn't a feed. */
      format: z.nullable(z.string()),
      byteCount: z.int(),
      /** False if the file was cut off. Nothing is removed then. */
      isComplete: z.boolean(),
      issueCounts: z.object({ error: z.int(), warning: z.int(), notice: z.int() }),
      issues: z.array(feedIssueGroupSchema),
    }),
  ),
  applied: z.object({
    createdCount: z.int(),
    updatedCount: z.int(),
    unchangedCount: z.int(),
    removedCount: z.int(),
  }),
  /** Why missing products were not removed; null if they were. */
  removalHeldBack: z.nullable(z.string()),
  /** What must happen before it can be applied; null for nothing. */
  waitsFor: z.nullable(z.enum(['confirmation', 'removal-confirmation', 'verified-domain'])),
  failure: z.nullable(z.string()),
  /** For clients to localise; empty for old runs. */
  failureReasons: z.array(problemReasonSchema),
});
export type FeedImport = z.infer<typeof feedImportSchema>;

export const feedSchema = z.object({
  id: z.string(),
  kind: z.enum(feedKinds),
  name: z.string(),
  link: z.nullable(z.string()),
  schedule: feedScheduleSchema,
  /** For prices without a currency. */
  currency: z.nullable(currencySchema),
  /** Whose shipping cost is used. */
  country: z.nullable(countrySchema),
  columnMapping: columnMappingSchema,
  isAutoConfirmed: z.boolean(),
  isPaused: z.boolean(),
  createdAt: instantSchema,
  nextRunAt: z.nullable(instantSchema),
  itemCount: z.int(),
  latestImport: z.nullable(feedImportSchema),
});
export type Feed = z.infer<typeof feedSchema>;

const feedAnswer = z.object({ success: z.literal(true), feed: feedSchema });
const importAnswer = z.object({ success: z.literal(true), import: feedImportSchema });
const done = z.object({ success: z.literal(true) });
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const link = z.string().check(z.minLength(8), z.maxLength(2_000));

export const listFeeds = defineEndpoint({
  name: 'listFeeds',
  method: 'GET',
  path: '/api/business/feeds',
  summary: 'List feeds',
  audience: 'business',
  right: 'feeds.read',
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), items: z.array(feedSchema), nextCursor: z.null() }) },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Without a link, the feed is for uploads. */
export const createFeed = defineEndpoint({
  name: 'createFeed',
  method: 'POST',
  path: '/api/business/feeds',
  summary: 'Create a feed',
  audience: 'business',
  right: 'feeds.edit',
  rateClass: 'write',
  body: z.strictObject({
    name,
    link: z.optional(z.nullable(link)),
    schedule: z._default(feedScheduleSchema, 'daily'),
    currency: z.optional(z.nullable(currencySchema)),
    country: z.optional(z.nullable(countrySchema)),
    isAutoConfirmed: z._default(z.boolean(), false),
  }),
  answers: { 201: feedAnswer },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'feed.bad-link',
    'feed.bad-currency',
    'feed.too-many',
  ],
});

export const getFeed = defineEndpoint({
  name: 'getFeed',
  method: 'GET',
  path: '/api/business/feeds/:feedId',
  summary: 'Get a feed',
  audience: 'business',
  right: 'feeds.read',
  rateClass: 'read',
  params: ownFeed,
  answers: { 200: feedAnswer },
  errors: ['auth.signed-out', 'auth.not-allowed', 'feed.not-found'],
});

export const changeFeed = defineEndpoint({
  name: 'changeFeed',
  method: 'PUT',
  path: '/api/business/feeds/:feedId',
  summary: 'Update a feed',
  audience: 'business',
  right: 'feeds.edit',
  rateClass: 'write',
  params: ownFeed,
  body: z.strictObject({
    name: z.optional(name),
    link: z.optional(link),
    schedule: z.optional(feedScheduleSchema),
    currency: z.optional(z.nullable(currencySchema)),
    country: z.optional(z.nullable(countrySchema)),
    /** Replaces the mapping and discards a waiting run. */
    columnMapping: z.optional(columnMappingSchema),
    isAutoConfirmed: z.optional(z.boolean()),
    isPaused: z.optional(z.boolean()),
  }),
  answers: { 200: feedAnswer },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'feed.not-found',
    'feed.bad-link',
    'feed.bad-currency',
  ],
});

/** Also deletes its imports, products and offers. */
export const deleteFeed = defineEndpoint({
  name: 'deleteFeed',
  method: 'DELETE',
  path: '/api/business/feeds/:feedId',
  summary: 'Delete a feed and its products',
  audience: 'business',
  right: 'feeds.edit',
  rateClass: 'write',
  params: ownFeed,
  answers: { 200: done },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'feed.not-found',
    'woocommerce.part-of-store',
  ],
});

/** Fetches and reads the feed, or its last uploaded file. Returns the current run if one is in progress. */
export const startFeedImport = defineEndpoint({
  name: 'startFeedImport',
  method: 'POST',
  path: '/api/business/feeds/:feedId/imports',
  summary: 'Start an import run',
  audience: 'business',
  right: 'feeds.edit',
  rateClass: 'write',
  params: ownFeed,
  answers: { 202: importAnswer },
  errors: [
    'switch.off',
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'feed.not-found',
    'feed.nothing-to-fetch',
  ],
});

/** One multipart/form-data file of at most 256 MiB. */
export const uploadFeedFile = defineEndpoint({
  name: 'uploadFeedFile',
  method: 'POST',
  path: '/api/business/feeds/:feedId/file',
  summary: 'Upload a feed file and start an import run',
  audience: 'business',
  right: 'feeds.edit',
  rateClass: 'write',
  params: ownFeed,
  bodyTypes: ['multipart/form-data'],
  answers: { 202: importAnswer },
  errors: [
    'switch.off',
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'feed.not-found',
    'feed.no-file',
    'feed.too-large',
    'feed.busy',
  ],
});

export const listFeedImports = defineEndpoint({
  name: 'listFeedImports',
  method: 'GET',
  path: '/api/business/feeds/:feedId/imports',
  summary: "List a feed's import runs, newest first",
  audience: 'business',
  right: 'feeds.read',
  rateClass: 'read',
  params: ownFeed,
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(feedImportSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed', 'feed.not-found'],
});

export const getFeedImport = defineEndpoint({
  name: 'getFeedImport',
  method: 'GET',
  path: '/api/business/feeds/:feedId/imports/:importId',
  summary: 'Get an import run',
  audience: 'business',
  right: 'feeds.read',
  rateClass: 'read',
  params: ownImport,
  answers: { 200: importAnswer },
  errors: ['auth.signed-out', 'auth.not-allowed', 'feed.not-found', 'feed.import-not-found'],
});

/** `isRemovalConfirmed` allows removing more products than usual. */
export const confirmFeedImport = defineEndpoint({
  name: 'confirmFeedImport',
  method: 'POST',
  path: '/api/business/feeds/:feedId/imports/:importId/confirm',
  summary: 'Confirm an import run',
  audience: 'business',
  right: 'feeds.edit',
  rateClass: 'write',
  params: ownImport,
  body: z.strictObject({ isRemovalConfirmed: z._default(z.boolean(), false) }),
  answers: { 202: importAnswer },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'feed.not-found',
    'feed.import-not-found',
    'feed.not-waiting',
    'domain.unverified',
  ],
});

export const cancelFeedImport = defineEndpoint({
  name: 'cancelFeedImport',
  method: 'POST',
  path: '/api/business/feeds/:feedId/imports/:importId/cancel',
  summary: 'Discard an import run that needs review',
  audience: 'business',
  right: 'feeds.edit',
  rateClass: 'write',
  params: ownImport,
  answers: { 200: importAnswer },
  errors: [
    'auth.signed-out',
    'auth.not-allowed',
    'business.suspended',
    'feed.not-found',
    'feed.import-not-found',
    'feed.not-waiting',
  ],
});

/** The first 2,000 issues. Counts are in the run's preview. */
export const listFeedImportIssues = defineEndpoint({
  name: 'listFeedImportIssues',
  method: 'GET',
  path: '/api/business/feeds/:feedId/imports/:importId/issues',
  summary: 'List the issues of an import run',
  audience: 'business',
  right: 'feeds.read',
  rateClass: 'read',
  params: ownImport,
  query: z.strictObject({
    code: z.optional(z.string().check(z.maxLength(80))),
    severity: z.optional(severitySchema),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(feedIssueSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: ['auth.signed-out', 'auth.not-allowed', 'feed.not-found', 'feed.import-not-found'],
});

const fileErrors = [
  'auth.signed-out',
  'auth.not-allowed',
  'feed.not-found',
  'feed.import-not-found',
  'feed.file-gone',
] as const;

/** The columns and the program or network the file comes from. */
export const feedColumnsSchema = z.object({
  success: z.literal(true),
  exportName: z.nullable(
    z.enum([
      'awin',
      'ceneo',
      'cj',
      'daisycon',
      'heureka',
      'idealo',
      'impact',
      'rakuten',
      'shopify',
      'skroutz',
      'webgains',
      'woocommerce',
      'yandex',
    ]),
  ),
  items: z.array(
    z.object({
      name: z.string(),
      samples: z.array(z.string()),
      /** By its name, without the mapping. */
      attribute: columnUseSchema,
    }),
  ),
  nextCursor: z.null(),
});
export type FeedColumnsView = z.infer<typeof feedColumnsSchema>;

/** With sample values; none if the file isn't a table. */
export const listFeedImportColumns = defineEndpoint({
  name: 'listFeedImportColumns',
  method: 'GET',
  path: '/api/business/feeds/:feedId/imports/:importId/columns',
  summary: "List the columns of an import run's file",
  audience: 'business',
  right: 'feeds.read',
  rateClass: 'read',
  params: ownImport,
  answers: { 200: feedColumnsSchema },
  errors: fileErrors,
});

export const downloadFeedIssues = defineEndpoint({
  name: 'downloadFeedIssues',
  method: 'GET',
  path: '/api/business/feeds/:feedId/imports/:importId/issues.csv',
  summary: "Export an import run's issues as CSV",
  audience: 'business',
  right: 'feeds.read',
  rateClass: 'read',
  params: ownImport,
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: fileErrors,
});

/** With all possible repairs, tab-separated in Google's columns. */
export const downloadRepairedFeed = defineEndpoint({
  name: 'downloadRepairedFeed',
  method: 'GET',
  path: '/api/business/feeds/:feedId/imports/:importId/repaired.tsv',
  summary: 'Download the repaired file of an import run',
  audience: 'business',
  right: 'feeds.read',
  rateClass: 'read',
  params: ownImport,
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/tab-separated-values'],
  errors: fileErrors,
});
