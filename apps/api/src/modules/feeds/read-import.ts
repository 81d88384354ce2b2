import type { FeedReading, ReadFeedOptions } from '@pricehunt/merchant-feeds';
import { readFeed } from '@pricehunt/merchant-feeds';
import { countryOfDomain } from '@pricehunt/offers';
import type { FeedImportRow, FeedRow } from '@pricehunt/storage';
import type { Services } from '../../services';
import { openFeedFiles } from './feed-files';

/** Reads the file of a run: the same rows each time, since its time and its domains are given. */
export function readImport(
  services: Pick<Services, 'feedFolder'>,
  feed: FeedRow,
  run: FeedImportRow & { readonly fileKey: string },
  verifiedDomains: readonly string[],
): AsyncIterable<FeedReading> {
  const options: ReadFeedOptions = {
    hints: { contentType: run.contentType, fileName: run.fileName ?? fileNameOf(feed.link) },
    mapping: feed.columnMapping,
    // Exports of shop systems state no currency; the shop's own country says it.
    defaults: { currency: feed.currency, country: feed.country ?? countryOfDomain(verifiedDomains[0] ?? '') },
    storeDomains: storeDomainsOf(feed, verifiedDomains),
    nowMs: Date.parse(run.startedAt ?? run.requestedAt),
    ...(feed.kind === 'shopify'
      ? {
          format: {
            kind: 'shopify-json' as const,
            encoding: 'utf-8' as const,
            shape: 'wrapped' as const,
            listKey: 'products',
          },
        }
      : {}),
  };
  return readFeed(openFeedFiles(services.feedFolder).read(run.fileKey), options);
}

/** Domains that links have to lie in. A Shopify store's own comes first: it completes the links of its products. */
function storeDomainsOf(feed: FeedRow, verifiedDomains: readonly string[]): readonly string[] {
  if (feed.kind !== 'shopify' || feed.link === null) return verifiedDomains;
  const { host } = new URL(feed.link);
  return [host, ...verifiedDomains];
}

/** The last part of a link's path, which often says what kind of file there is; null without a link. */
export function fileNameOf(link: string | null): string | null {
  if (link === null || !URL.canParse(link)) return null;
  return new URL(link).pathname.split('/').at(-1) ?? null;
}
