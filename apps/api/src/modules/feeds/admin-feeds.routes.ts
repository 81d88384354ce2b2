import { listAdminFeedImports, listAdminFeeds, rerunFeed } from '@pricehunt/api-contract/admin-feeds';
import type { FastifyInstance } from 'fastify';
import { recordAdminAct } from '../../operations/admin-acts';
import { adminPageSize, pageOf } from '../../answers/list-page';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { businessNames } from '../../notices/business-names';
import { feedView, importView } from './feed-views';
import { startImport } from './start-import';

const done = { success: true } as const;

export function registerAdminFeeds(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(app, listAdminFeeds, async ({ query: { businessId, cursor } }) => {
    const found = await storage.feeds.searchFeeds({
      businessId: businessId ?? null,
      after: cursor ?? null,
      limit: adminPageSize + 1,
    });
    const { page, nextCursor } = pageOf(found, ({ id }) => id);
    const nameOf = await businessNames(storage, page);
    const items = await Promise.all(
      page.map(async (feed) => ({
        feed: await feedView(storage, feed),
        business: nameOf(feed.businessId),
      })),
    );
    return { ...done, items, nextCursor };
  });
  registerEndpoint(app, listAdminFeedImports, async ({ query }) => {
    const found = await storage.feeds.searchImports({
      businessId: query.businessId ?? null,
      feedId: query.feedId ?? null,
      state: query.state ?? null,
      after: query.cursor ?? null,
      limit: adminPageSize + 1,
    });
    const { page, nextCursor } = pageOf(found, ({ id }) => id);
    const nameOf = await businessNames(storage, page);
    const feedIds = [...new Set(page.map(({ feedId }) => feedId))];
    const feeds = await Promise.all(feedIds.map((id) => storage.feeds.findFeed(id)));
    const items = page.map((run) => ({
      import: importView(run),
      feedName: feeds.find((feed) => feed?.id === run.feedId)?.name ?? '',
      business: nameOf(run.businessId),
    }));
    return { ...done, items, nextCursor };
  });
  registerEndpoint(app, rerunFeed, async ({ params: { feedId } }, request) => {
    const feed = await storage.feeds.findFeed(feedId);
    if (feed === null) throw new Refusal('feed.not-found');
    const ended = (await storage.operatorFeeds.findFeed(feedId))?.endedAt ?? null;
    if (ended !== null) throw new Refusal('feed.ended');
    const run = await startImport(services, feed, 'person');
    await storage.atomically((stores) =>
      recordAdminAct(services, stores, request, {
        action: 'feed.rerun',
        subject: { kind: 'feed', id: feed.id },
        businessId: feed.businessId,
        details: { importId: run.id },
      }),
    );
    return { ...done, import: importView(run) };
  });
}
