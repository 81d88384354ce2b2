import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { currencySchema, instantSchema } from './offers.schema';
import { problemReasonSchema } from './problem-reason';

/**
 * Where a feed's content comes from: a link that is fetched, a file that is uploaded, a Shopify store by its public list or by
 * its Admin API, or calls with an API key.
 */
const feedKinds = ['link', 'upload', 'shopify', 'shopify-admin', 'api'] as const;
/** How often a feed is fetched by itself. */
export const feedSchedules = ['manual', 'hourly', 'six-hourly', 'daily'] as const;
/**
 * queued, reading (fetching and counting), awaiting-confirmation, applying; then applied, unchanged (nothing new in the
 * file), cancelled or failed.
 */
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
/** How many of an import's issues are kept one by one. */
export const feedIssuesKeptMax = 2_000;
/** The largest file that may be uploaded or fetched. */
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

/** What a column of a file can hold, in Google's spelling where Google has it. */
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
/** What columns of a feed of many shops can hold besides: the network's link, the shop's name, and when the price was taken. */
export const networkColumnUses = ['tracked_link', 'shop_name', 'price_date'] as const;
const columnUseSchema = z.nullable(z.enum([...feedColumnUses, ...networkColumnUses]));
const columnNameSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** What a person chose for columns; null for one that is not used. Columns that are left out count by their names. */
export const columnMappingSchema = z
  .array(z.strictObject({ column: columnNameSchema, attribute: columnUseSchema }))
  .check(z.maxLength(500));

/** One issue of one row, or of the file. */
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

/** All issues of one code. */
export const feedIssueGroupSchema = z.object({
  code: z.string(),
  severity: severitySchema,
  sentence: z.string(),
  hint: z.string(),
  count: z.int(),
  samples: z.array(feedIssueSchema),
});

/** One run of a feed. */
export const feedImportSchema = z.object({
  id: z.string(),
  feedId: z.string(),
  state: z.enum(feedImportStates),
  startedBy: z.enum(['person', 'schedule', 'upload']),
  requestedAt: instantSchema,
  startedAt: z.nullable(instantSchema),
  finishedAt: z.nullable(instantSchema),
  /** How many rows were read so far, in the step it is in. */
  rowsRead: z.int(),
  /** What the file would do, counted before anything is written; null until it was read. */
  preview: z.nullable(
    z.object({
      ...counts,
      /** How the file was read, such as "delimited" or "google-xml"; null when it is no feed. */
      format: z.nullable(z.string()),
      byteCount: z.int(),
      /** False: the file was not read to its end, and nothing is removed because of it. */
      isComplete: z.boolean(),
      issueCounts: z.object({ error: z.int(), warning: z.int(), notice: z.int() }),
      issues: z.array(feedIssueGroupSchema),
    }),
  ),
  /** What was written so far. */
  applied: z.object({
    createdCount: z.int(),
    updatedCount: z.int(),
    unchangedCount: z.int(),
    removedCount: z.int(),
  }),
  /** Why products that the file does not show stay, in a sentence; null when nothing was held back. */
  removalHeldBack: z.nullable(z.string()),
  /** What has to happen before it can be applied; null when nothing. */
  waitsFor: z.nullable(z.enum(['confirmation', 'removal-confirmation', 'verified-domain'])),
  /** Why it failed, in a sentence; null otherwise. */
  failure: z.nullable(z.string()),
  /** The same to be worded by the client; none for runs of before there were codes. */
  failureReasons: z.array(problemReasonSchema),
});
export type FeedImport = z.infer<typeof feedImportSchema>;

/** A feed as its business sees it. */
export const feedSchema = z.object({
  id: z.string(),
  kind: z.enum(feedKinds),
  name: z.string(),
  link: z.nullable(z.string()),
  schedule: feedScheduleSchema,
  /** What prices without a currency are in. */
  currency: z.nullable(currencySchema),
  /** The country that shipping is taken for. */
  country: z.nullable(countrySchema),
  columnMapping: columnMappingSchema,
  /** Whether runs are applied without a person looking, as far as they do not remove too much. */
  isAutoConfirmed: z.boolean(),
  isPaused: z.boolean(),
  createdAt: instantSchema,
  /** When it is fetched next by itself; null for never. */
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
  rateClass: 'read',
  answers: { 200: z.object({ success: z.literal(true), items: z.array(feedSchema), nextCursor: z.null() }) },
  errors: ['auth.signed-out', 'auth.not-allowed'],
});

/** Without a link the feed is one of uploads. */
export const createFeed = defineEndpoint({
  name: 'createFeed',
  method: 'POST',
  path: '/api/business/feeds',
  summary: 'Create a feed',
  audience: 'business',
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
  rateClass: 'write',
  params: ownFeed,
  body: z.strictObject({
    name: z.optional(name),
    /** For feeds that are fetched. */
    link: z.optional(link),
    schedule: z.optional(feedScheduleSchema),
    currency: z.optional(z.nullable(currencySchema)),
    country: z.optional(z.nullable(countrySchema)),
    /** Takes the place of the mapping of before; a run that waits is dropped. */
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

/** Deletes the feed with its imports, products and offers. */
export const deleteFeed = defineEndpoint({
  name: 'deleteFeed',
  method: 'DELETE',
  path: '/api/business/feeds/:feedId',
  summary: 'Delete a feed and its products',
  audience: 'business',
  rateClass: 'write',
  params: ownFeed,
  answers: { 200: done },
  errors: ['auth.signed-out', 'auth.not-allowed', 'business.suspended', 'feed.not-found'],
});

/**
 * Begins a run: fetches, reads and counts. A feed of uploads reads its last file again. While one is under way, asking again answers
 * that one.
 */
export const startFeedImport = defineEndpoint({
  name: 'startFeedImport',
  method: 'POST',
  path: '/api/business/feeds/:feedId/imports',
  summary: 'Start an import run',
  audience: 'business',
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

/** Takes one file as multipart/form-data, of 256 MiB at most, and begins a run of it. */
export const uploadFeedFile = defineEndpoint({
  name: 'uploadFeedFile',
  method: 'POST',
  path: '/api/business/feeds/:feedId/file',
  summary: 'Upload a feed file and start an import run',
  audience: 'business',
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
  rateClass: 'read',
  params: ownImport,
  answers: { 200: importAnswer },
  errors: ['auth.signed-out', 'auth.not-allowed', 'feed.not-found', 'feed.import-not-found'],
});

/** Applies what the preview showed. `isRemovalConfirmed` agrees to removing more than a run may remove unasked. */
export const confirmFeedImport = defineEndpoint({
  name: 'confirmFeedImport',
  method: 'POST',
  path: '/api/business/feeds/:feedId/imports/:importId/confirm',
  summary: 'Confirm an import run',
  audience: 'business',
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
  summary: 'Discard an import run that awaits confirmation',
  audience: 'business',
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

/** The first 2,000 issues of a run in the order of the file; counts by code are in the run's preview. */
export const listFeedImportIssues = defineEndpoint({
  name: 'listFeedImportIssues',
  method: 'GET',
  path: '/api/business/feeds/:feedId/imports/:importId/issues',
  summary: 'List the issues of an import run',
  audience: 'business',
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

/** The columns of a file, and the program or network whose export it is. */
export const feedColumnsSchema = z.object({
  success: z.literal(true),
  /** Null where it is no known one. */
  exportName: z.nullable(
    z.enum(['awin', 'cj', 'daisycon', 'idealo', 'impact', 'rakuten', 'shopify', 'webgains', 'woocommerce']),
  ),
  items: z.array(
    z.object({
      name: z.string(),
      samples: z.array(z.string()),
      /** What the column holds by its name, without the mapping. */
      attribute: columnUseSchema,
    }),
  ),
  nextCursor: z.null(),
});
export type FeedColumnsView = z.infer<typeof feedColumnsSchema>;

/** The columns of the file with samples, to be mapped; none for a file that is no table. */
export const listFeedImportColumns = defineEndpoint({
  name: 'listFeedImportColumns',
  method: 'GET',
  path: '/api/business/feeds/:feedId/imports/:importId/columns',
  summary: "List the columns of an import run's file",
  audience: 'business',
  rateClass: 'read',
  params: ownImport,
  answers: { 200: feedColumnsSchema },
  errors: fileErrors,
});

/** Every issue of the file, however many, as CSV. */
export const downloadFeedIssues = defineEndpoint({
  name: 'downloadFeedIssues',
  method: 'GET',
  path: '/api/business/feeds/:feedId/imports/:importId/issues.csv',
  summary: "Export an import run's issues as CSV",
  audience: 'business',
  rateClass: 'read',
  params: ownImport,
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/csv'],
  errors: fileErrors,
});

/** The file with everything repaired that can be, in Google's columns, tab-separated. */
export const downloadRepairedFeed = defineEndpoint({
  name: 'downloadRepairedFeed',
  method: 'GET',
  path: '/api/business/feeds/:feedId/imports/:importId/repaired.tsv',
  summary: 'Download the repaired file of an import run',
  audience: 'business',
  rateClass: 'read',
  params: ownImport,
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['text/tab-separated-values'],
  errors: fileErrors,
});
