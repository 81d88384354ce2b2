import {
  cancelFeedImport,
  changeFeed,
  confirmFeedImport,
  createFeed,
  deleteFeed,
  getFeed,
  getFeedImport,
  listFeedImportIssues,
  listFeedImports,
  listFeeds,
  startFeedImport,
} from '@pricehunt/api-contract/feeds';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../answers/list-page';
import { ownBusiness } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { registerFeedFiles } from './feed-files.routes';
import { feedView, importView, issueView } from './feed-views';
import { ownFeed, runOf } from './own-feed';
import { changeFeedOf, deleteFeedOf, makeFeed } from './save-feed';
import { cancelImport, confirmImport, startImport } from './start-import';

const importsOfAPage = 30;
const issuesOfAPage = 100;
const done = { success: true } as const;

export async function registerFeeds(context: FastifyInstance, services: Services): Promise<void> {
  registerOwnFeeds(context, services);
  registerImports(context, services);
  registerIssues(context, services);
  await registerFeedFiles(context, services);
}

function registerOwnFeeds(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(context, listFeeds, async (_input, request) => {
    const { businessId } = ownBusiness(request);
    const feeds = await storage.feeds.listFeeds(businessId);
    const items = await Promise.all(feeds.map((feed) => feedView(storage, feed)));
    return { ...done, items, nextCursor: null };
  });
  registerEndpoint(context, createFeed, async ({ body }, request) => {
    const business = ownBusiness(request);
    const link = body.link ?? null;
    const kind = link === null ? 'upload' : 'link';
    const feed = await makeFeed(services, memberOf(request), business, { ...body, kind, link });
    return { ...done, feed: await feedView(storage, feed) };
  });
  registerEndpoint(context, getFeed, async ({ params }, request) => {
    const feed = await ownFeed(services, request, params.feedId);
    return { ...done, feed: await feedView(storage, feed) };
  });
  registerEndpoint(context, changeFeed, async ({ params, body }, request) => {
    const feed = await ownFeed(services, request, params.feedId);
    const changed = await changeFeedOf(services, memberOf(request), feed, body);
    return { ...done, feed: await feedView(storage, changed) };
  });
  registerEndpoint(context, deleteFeed, async ({ params }, request) => {
    const feed = await ownFeed(services, request, params.feedId);
    if (feed.kind === 'woocommerce') throw new Refusal('woocommerce.part-of-store');
    await deleteFeedOf(services, memberOf(request), feed);
    return done;
  });
}

function registerImports(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, startFeedImport, async ({ params }, request) => {
    const feed = await ownFeed(services, request, params.feedId);
    return { ...done, import: importView(await startImport(services, feed, 'person')) };
  });
  registerEndpoint(context, listFeedImports, async ({ params, query }, request) => {
    const feed = await ownFeed(services, request, params.feedId);
    const runs = await services.storage.feeds.listImports(feed.id, query.cursor ?? null, importsOfAPage + 1);
    const { page, nextCursor } = pageOf(runs, ({ id }) => id, importsOfAPage);
    return { ...done, items: page.map(importView), nextCursor };
  });
  registerEndpoint(context, getFeedImport, async ({ params }, request) => {
    const feed = await ownFeed(services, request, params.feedId);
    return { ...done, import: importView(await runOf(services, feed, params.importId)) };
  });
  registerEndpoint(context, confirmFeedImport, async ({ params, body }, request) => {
    const feed = await ownFeed(services, request, params.feedId);
    const run = await runOf(services, feed, params.importId);
    const confirmed = await confirmImport(services, memberOf(request), feed, run, body.isRemovalConfirmed);
    return { ...done, import: importView(confirmed) };
  });
  registerEndpoint(context, cancelFeedImport, async ({ params }, request) => {
    const feed = await ownFeed(services, request, params.feedId);
    const run = await runOf(services, feed, params.importId);
    return { ...done, import: importView(await cancelImport(services, run)) };
  });
}

function registerIssues(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, listFeedImportIssues, async ({ params, query }, request) => {
    const feed = await ownFeed(services, request, params.feedId);
    const run = await runOf(services, feed, params.importId);
    const from = Number(query.cursor ?? '0');
    if (!Number.isSafeInteger(from) || from < 0) {
      throw new Refusal('request.invalid', {
        fields: [{ path: 'cursor', message: 'is not a cursor of this list' }],
      });
    }
    const issues = await services.storage.feeds.listIssues({
      importId: run.id,
      from,
      limit: issuesOfAPage + 1,
      code: query.code ?? null,
      severity: query.severity ?? null,
    });
    const next = issues[issuesOfAPage];
    return {
      ...done,
      items: issues.slice(0, issuesOfAPage).map(issueView),
      nextCursor: next === undefined ? null : String(next.number),
    };
  });
}
