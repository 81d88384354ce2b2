import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, businessNameSchema, cursorSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { feedImportSchema, feedImportStates, feedSchema } from './feeds.contract';

const adminFeedSchema = z.object({ feed: feedSchema, business: businessNameSchema });

const adminFeedImportSchema = z.object({
  import: feedImportSchema,
  feedName: z.string(),
  business: businessNameSchema,
});

/** Newest first. */
export const listAdminFeeds = defineEndpoint({
  name: 'listAdminFeeds',
  method: 'GET',
  path: '/api/admin/feeds',
  summary: 'List the feeds of all businesses',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({ businessId: z.optional(adminIdSchema), cursor: cursorSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(adminFeedSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: adminErrors,
});

/** Newest first. */
export const listAdminFeedImports = defineEndpoint({
  name: 'listAdminFeedImports',
  method: 'GET',
  path: '/api/admin/feed-imports',
  summary: 'List the import runs of all feeds',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({
    businessId: z.optional(adminIdSchema),
    feedId: z.optional(adminIdSchema),
    state: z.optional(z.enum(feedImportStates)),
    cursor: cursorSchema,
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(adminFeedImportSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: adminErrors,
});

/** Returns the current run if one is in progress. */
export const rerunFeed = defineEndpoint({
  name: 'rerunFeed',
  method: 'POST',
  path: '/api/admin/feeds/:feedId/imports',
  summary: 'Run a feed import again',
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject({ feedId: adminIdSchema }),
  answers: { 202: z.object({ success: z.literal(true), import: feedImportSchema }) },
  errors: ['switch.off', ...adminErrors, 'feed.not-found', 'feed.ended', 'feed.nothing-to-fetch'],
});
