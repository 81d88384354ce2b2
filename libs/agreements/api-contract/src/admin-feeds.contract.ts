import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, businessNameSchema, cursorSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { feedImportSchema, feedImportStates, feedSchema } from './feeds.contract';

/** A feed with the business that it belongs to. */
const adminFeedSchema = z.object({ feed: feedSchema, business: businessNameSchema });

/** A run with the feed and the business that it belongs to. */
const adminFeedImportSchema = z.object({
  import: feedImportSchema,
  feedName: z.string(),
  business: businessNameSchema,
});

/** The newest feeds first. */
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

/** The latest runs first. */
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

/** Begins a run of a feed again. While one is under way, asking again answers that one. */
export const rerunFeed = defineEndpoint({
  name: 'rerunFeed',
  method: 'POST',
  path: '/api/admin/feeds/:feedId/imports',
  summary: 'Rerun a feed import',
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject({ feedId: adminIdSchema }),
  answers: { 202: z.object({ success: z.literal(true), import: feedImportSchema }) },
  errors: ['switch.off', ...adminErrors, 'feed.not-found', 'feed.ended', 'feed.nothing-to-fetch'],
});
