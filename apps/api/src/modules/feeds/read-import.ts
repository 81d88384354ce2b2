import { readNetworkLink } from '@pricehunt/affiliate-tagging';
import type { FeedReading, ReadFeedOptions } from '@pricehunt/merchant-feeds';
import { formatOfPreset, readFeed } from '@pricehunt/merchant-feeds';
import { shopOfRow } from '../../item-owners/item-shop';
import { countryOfDomain } from '@pricehunt/offers';
import type { FeedImportRow, FeedRow, OperatorFeedRow } from '@pricehunt/storage';
import type { ItemOwner } from '../../item-owners/item-owner';
import type { Needs } from '../../services';
import { openFeedFiles } from '../../merchant-items/feed-files';

/** Returns the same rows each time, since its time and domains are given. */
export function readImport(
  { feedFolder }: Needs<'feedFolder'>,
  feed: FeedRow,
  run: FeedImportRow & { readonly fileKey: string },
  { verifiedDomains, feed: ofOperator }: Pick<ItemOwner, 'verifiedDomains' | 'feed'>,
): AsyncIterable<FeedReading> {
  const { hints, mapping, nowMs } = {
    hints: { contentType: run.contentType, fileName: run.fileName ?? fileNameOf(feed.link) },
    mapping: feed.columnMapping,
    nowMs: Date.parse(run.startedAt ?? run.requestedAt),
  };
  const file = openFeedFiles(feedFolder).read(run.fileKey);
  if (ofOperator !== null) {
    const { currency, country } = feed;
    return readFeed(file, {
      hints,
      mapping,
      nowMs,
      limits: networkLimits,
      defaults: { currency, country },
      ...networkReading(ofOperator),
    });
  }
  const options: ReadFeedOptions = {
    hints,
    mapping,
    nowMs,
    // Exports of shop systems state no currency, so the shop's country decides.
    defaults: { currency: feed.currency, country: feed.country ?? countryOfDomain(verifiedDomains[0] ?? '') },
    storeDomains: storeDomainsOf(feed, verifiedDomains),
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
  return readFeed(file, options);
}

/** Affiliate networks' files hold the products of many shops. */
const networkLimits = { bytesMax: 32 * 1024 ** 3, rowsMax: 5_000_000 };

export function networkReading({
  preset,
  shops,
}: Pick<OperatorFeedRow, 'preset' | 'shops'>): Required<Pick<ReadFeedOptions, 'shops'>> &
  Pick<ReadFeedOptions, 'format'> {
  const format = formatOfPreset(preset);
  return {
    shops: { readDeepLink: readNetworkLink, shopOf: (links) => shopOfRow(shops, links) },
    ...(format === null ? {} : { format }),
  };
}

/** A Shopify store's own domain comes first, to complete its product links. */
function storeDomainsOf(feed: FeedRow, verifiedDomains: readonly string[]): readonly string[] {
  if (feed.kind !== 'shopify' || feed.link === null) return verifiedDomains;
  const { host } = new URL(feed.link);
  return [host, ...verifiedDomains];
}

export function fileNameOf(link: string | null): string | null {
  if (link === null || !URL.canParse(link)) return null;
  return new URL(link).pathname.split('/').at(-1) ?? null;
}
