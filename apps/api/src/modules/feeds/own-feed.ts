import type { Authorized } from '@pricehunt/access-policy';
import type { FeedImportRow, FeedRow } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { ownRow } from '../../merchant-domains/own-business';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';

export async function ownFeed(
  services: Services,
  request: FastifyRequest,
  feedId: string,
): Promise<Authorized<FeedRow>> {
  return ownRow(request, await services.storage.feeds.findFeed(feedId), 'feed.not-found');
}

export async function runOf(
  services: Services,
  feed: { readonly id: string },
  importId: string,
): Promise<FeedImportRow> {
  const run = await services.storage.feeds.findImport(importId);
  if (run === null || run.feedId !== feed.id) throw new Refusal('feed.import-not-found');
  return run;
}
