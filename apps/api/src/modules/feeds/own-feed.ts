import type { Authorized } from '@pricehunt/access-policy';
import type { FeedImportRow, FeedRow } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { ownRow } from '../../merchant-domains/own-business';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

export async function ownFeed(
  { storage }: Needs<'storage'>,
  request: FastifyRequest,
  feedId: string,
): Promise<Authorized<FeedRow>> {
  return ownRow(request, await storage.feeds.findFeed(feedId), 'feed.not-found');
}

export async function runOf(
  { storage }: Needs<'storage'>,
  feed: { readonly id: string },
  importId: string,
): Promise<FeedImportRow> {
  const run = await storage.feeds.findImport(importId);
  if (run === null || run.feedId !== feed.id) throw new Refusal('feed.import-not-found');
  return run;
}
