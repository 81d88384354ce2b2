import type { FeedTrial } from '@pricehunt/api-contract/operator-feeds';
import { problemSentence } from '@pricehunt/api-contract';
import type { FeedMapping, FeedReading, ReadFeedOptions, RowLinks } from '@pricehunt/merchant-feeds';
import { priceInEffect, readColumns, readFeed } from '@pricehunt/merchant-feeds';
import { StreamBroken } from '@pricehunt/safe-fetch';
import type { OperatorFeedRow } from '@pricehunt/storage';
import { readNetworkLink } from '@pricehunt/affiliate-tagging';
import { siteOf } from '../../item-owners/item-shop';
import type { Needs } from '../../services';
import { networkReasonOf, openedOfNetwork } from './fetch-feed';
import type { NetworkAddress } from './fetch-feed';
import { issueView } from './feed-views';
import { fileNameOf, networkReading } from './read-import';

const triedBytesMax = 1024 * 1024;
const triedRowsMax = 500;
const shownShopsMax = 50;
const shownItemsMax = 10;
const tryingMs = 30_000;

export interface TriedReading extends Pick<OperatorFeedRow, 'preset' | 'shopName' | 'shops'> {
  readonly columnMapping: FeedMapping;
  readonly currency: string | null;
  readonly country: string | null;
}

/** Reads the start of an affiliate network's file and previews it; stores nothing. */
export async function tryFeed(
  services: Needs<'safeFetch' | 'now'>,
  address: NetworkAddress,
  reading: TriedReading,
): Promise<FeedTrial> {
  const answer = await openedOfNetwork(services, address, null, AbortSignal.timeout(tryingMs));
  if (answer.kind === 'unchanged') return failed('feed.unreachable');
  if (answer.kind !== 'open') return { ...nothing, failure: problemSentence(networkReasonOf(answer)) };
  let bytes: Uint8Array;
  try {
    if (answer.status === 204) return failed('feed.not-approved');
    bytes = await beginningOf(answer.bytes);
  } catch (failure) {
    if (failure instanceof StreamBroken) return failed('feed.broke-off');
    throw failure;
  } finally {
    answer.close();
  }
  const { columnMapping: mapping, currency, country } = reading;
  const hints = { contentType: answer.contentType || null, fileName: fileNameOf(address.link) };
  const { shops, format } = networkReading(reading);
  const found = new Map<string, FoundShop>();
  const options: ReadFeedOptions = {
    hints,
    mapping,
    limits: { rowsMax: triedRowsMax },
    defaults: { currency, country },
    nowMs: services.now().getTime(),
    shops: {
      ...shops,
      shopOf: (links) => {
        countShop(found, links);
        // Before a shop is chosen, the preview shows what the file holds.
        if (reading.shops.length > 0 || links.shown === null) return shops.shopOf(links);
        return { domain: siteOf(links.shown) ?? '' };
      },
    },
    ...(format === undefined ? {} : { format }),
  };
  const readings: FeedReading[] = [];
  for await (const each of readFeed(piecesOf(bytes), options)) readings.push(each);
  const columns = await readColumns(piecesOf(bytes), hints);
  const trial = trialOf(readings, reading, services.now().getTime());
  return { ...trial, ...columnsView(columns), shops: shopsView(found) };
}

type FoundShop = FeedTrial['shops'][number];

/** Counts a row for its claimed shop, with the link's advertiser id when it hides its target. */
function countShop(found: Map<string, FoundShop>, { shown, hidden }: RowLinks): void {
  const domain = shown === null ? null : siteOf(shown);
  if (domain === null) return;
  const advertiserId = hidden === null ? null : (readNetworkLink(hidden)?.advertiserId ?? null);
  const key = JSON.stringify([domain, advertiserId]);
  found.set(key, { domain, advertiserId, rowCount: (found.get(key)?.rowCount ?? 0) + 1 });
}

function shopsView(found: ReadonlyMap<string, FoundShop>): FoundShop[] {
  return [...found.values()].toSorted((one, other) => other.rowCount - one.rowCount).slice(0, shownShopsMax);
}

const nothing: FeedTrial = {
  failure: null,
  format: null,
  exportName: null,
  columns: [],
  rowCount: 0,
  refusedCount: 0,
  items: [],
  issues: [],
  shops: [],
};

function failed(code: 'feed.unreachable' | 'feed.not-approved' | 'feed.broke-off'): FeedTrial {
  return { ...nothing, failure: problemSentence({ code, values: {} }) };
}

async function beginningOf(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let byteCount = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    byteCount += piece.byteLength;
    if (byteCount >= triedBytesMax) break;
  }
  return Buffer.concat(pieces);
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.byteLength > 0) yield bytes;
}

function trialOf(
  readings: readonly FeedReading[],
  { shopName, shops }: TriedReading,
  nowMs: number,
): FeedTrial {
  const items = readings.flatMap((reading) => (reading.kind === 'item' ? [reading.item] : []));
  const refused = readings.filter(({ kind }) => kind === 'rejected').length;
  // The part of the file that was read may end in the middle of a row.
  const issues = readings.flatMap((reading) => {
    if (reading.kind === 'end' || (reading.kind === 'file-issue' && items.length > 0)) return [];
    return reading.kind === 'file-issue' ? [reading.issue] : reading.issues;
  });
  const firstOfKind = [...new Map(issues.toReversed().map((issue) => [issue.code, issue])).values()];
  const end = readings.at(-1);
  return {
    ...nothing,
    failure: items.length + refused > 0 ? null : problemSentence({ code: 'feed.unreadable', values: {} }),
    format: end?.kind === 'end' ? (end.format?.kind ?? null) : null,
    rowCount: items.length + refused,
    refusedCount: refused,
    items: items.slice(0, shownItemsMax).map((item) => ({
      title: item.title,
      shop:
        (shops.length === 1 ? shopName : null) ??
        item.shop?.name ??
        shops[0]?.domain ??
        siteOf(item.link) ??
        '',
      price: priceInEffect(item, nowMs),
      gtin: item.gtins[0] ?? null,
      isTracked: (item.shop?.trackedLink ?? null) !== null,
      pricedAt: item.shop?.pricedAt ?? null,
    })),
    issues: firstOfKind.map(({ code, severity, row, line, column, given }) =>
      issueView({ importId: '', number: 0, itemId: null, code, severity, row, line, column, given }),
    ),
  };
}

function columnsView({
  exportName,
  columns,
}: Awaited<ReturnType<typeof readColumns>>): Pick<FeedTrial, 'exportName' | 'columns'> {
  return { exportName, columns: columns.map((column) => ({ ...column, samples: [...column.samples] })) };
}
