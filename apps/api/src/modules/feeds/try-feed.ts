import type { FeedTrial } from '@pricehunt/api-contract';
import { problemSentence } from '@pricehunt/api-contract';
import type { FeedMapping, FeedReading, ReadFeedOptions } from '@pricehunt/merchant-feeds';
import { priceInEffect, readColumns, readFeed } from '@pricehunt/merchant-feeds';
import { StreamBroken } from '@pricehunt/safe-fetch';
import type { OperatorFeedRow } from '@pricehunt/storage';
import { siteOf } from '../../merchant-items/item-shop';
import type { Services } from '../../services';
import { networkReasonOf, openedOfNetwork } from './fetch-feed';
import type { NetworkAddress } from './fetch-feed';
import { issueView } from './feed-views';
import { fileNameOf, networkReading } from './read-import';

/** What of a file is read to show what it brings. */
const triedBytesMax = 1024 * 1024;
const triedRowsMax = 500;
const shownItemsMax = 10;
const tryingMs = 30_000;

/** How a file would be read. */
export interface TriedReading extends Pick<OperatorFeedRow, 'preset' | 'shopName' | 'shopDomain'> {
  readonly columnMapping: FeedMapping;
  readonly currency: string | null;
  readonly country: string | null;
}

/** Reads the beginning of a network's file and says what it would bring. Nothing is kept. */
export async function tryFeed(
  services: Pick<Services, 'safeFetch' | 'now'>,
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
  const options: ReadFeedOptions = {
    ...{ hints, mapping, limits: { rowsMax: triedRowsMax }, defaults: { currency, country } },
    ...{ nowMs: services.now().getTime(), ...networkReading(reading) },
  };
  const readings: FeedReading[] = [];
  for await (const each of readFeed(piecesOf(bytes), options)) readings.push(each);
  const columns = await readColumns(piecesOf(bytes), hints);
  return { ...trialOf(readings, reading, services.now().getTime()), ...columnsView(columns) };
}

const nothing: FeedTrial = {
  ...{ failure: null, format: null, exportName: null, columns: [], rowCount: 0, refusedCount: 0 },
  ...{ items: [], issues: [] },
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
  { shopName, shopDomain }: TriedReading,
  nowMs: number,
): FeedTrial {
  const items = readings.flatMap((reading) => (reading.kind === 'item' ? [reading.item] : []));
  const refused = readings.filter(({ kind }) => kind === 'rejected').length;
  // A file of which only the beginning was read ends in the middle.
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
      shop: item.shop?.name ?? shopName ?? shopDomain ?? siteOf(item.link) ?? '',
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
