import type { FeedChange } from '@pricehunt/merchant-feeds';
import { readFeed } from '@pricehunt/merchant-feeds';
import type { FeedRow } from '@pricehunt/storage';
import { itemOwnerOf } from '../../item-owners/item-owner';
import { unreadFeed } from '../../merchant-items/add-feed';
import { writeItems } from '../../merchant-items/store-items';
import { removeNamedItems } from '../../merchant-items/remove-items';
import { planReadings } from '../../merchant-items/plan-readings';
import type { RowReading } from '../../merchant-items/plan-readings';
import { queueRanking } from '../../merchant-traffic/rank-prices.job';
import type { merchantKeyOf } from '../../plugins/machine-keys';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';

export interface PushResult {
  readonly itemId: string | null;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'deleted' | 'not-there' | 'refused';
  readonly issues: readonly {
    readonly code: string;
    readonly severity: 'error' | 'warning' | 'notice';
    readonly sentence: string;
    readonly hint: string;
    readonly column: string | null;
    readonly given: string | null;
  }[];
}

export interface PushedRows {
  readonly upserts: readonly Readonly<Record<string, unknown>>[];
  readonly deletes: readonly string[];
}

const rowsMax = 500;

/** Creates, replaces and deletes products in one transaction. Returns one result per row, in order. */
export async function pushRows(
  services: Needs<'storage' | 'tokenRarity' | 'jobQueue' | 'now' | 'newId'>,
  { business, key }: ReturnType<typeof merchantKeyOf>,
  rows: PushedRows,
): Promise<readonly PushResult[]> {
  if (rows.upserts.length + rows.deletes.length > rowsMax) throw new Refusal('push.too-many-rows');
  const { storage } = services;
  const owner = await itemOwnerOf(storage, business.id);
  if (owner === null || owner.verifiedDomains.length === 0) throw new Refusal('domain.unverified');
  const now = services.now();
  const readings = await readRows(rows.upserts, owner.verifiedDomains, now);
  const feed = await pushFeedOf(services, business.id);
  const into = { feed, importId: key.id, at: now };
  const { planned, changes, unchangedOfferIds } = await planReadings(services, owner, into, readings);
  const gone = await storage.atomically(async (stores) => {
    await writeItems(services, stores, planned);
    if (unchangedOfferIds.length > 0) {
      await stores.offers.confirmOffers(unchangedOfferIds, now.toISOString());
    }
    const removed = await removeNamedItems(stores, business.id, rows.deletes, now);
    if (planned.rows.length + removed.size > 0) await queueRanking(services, stores, business.id);
    return removed;
  });
  const held = new Set(
    planned.rows.filter(({ standing }) => standing === 'held').map(({ itemId }) => itemId),
  );
  return [
    ...readings.map((reading) => resultOf(reading, changes, held)),
    ...rows.deletes.map((itemId): PushResult => {
      return { itemId, outcome: gone.has(itemId) ? 'deleted' : 'not-there', issues: [] };
    }),
  ];
}

/** Uses the same reader as feed files. */
async function readRows(
  upserts: PushedRows['upserts'],
  storeDomains: readonly string[],
  now: Date,
): Promise<readonly RowReading[]> {
  async function* bytes() {
    yield Buffer.from(JSON.stringify(upserts));
  }
  const readings: RowReading[] = [];
  if (upserts.length === 0) return readings;
  for await (const reading of readFeed(bytes(), {
    format: { kind: 'json', encoding: 'utf-8', shape: 'array', listKey: null },
    storeDomains,
    nowMs: now.getTime(),
  })) {
    if (reading.kind === 'item' || reading.kind === 'rejected') readings.push(reading);
  }
  return readings;
}

async function pushFeedOf(
  { storage, now, newId }: Needs<'storage' | 'now' | 'newId'>,
  businessId: string,
): Promise<FeedRow> {
  return storage.atomically(async (stores) => {
    const feeds = await stores.feeds.listFeeds(businessId);
    const before = feeds.find(({ kind }) => kind === 'api');
    if (before !== undefined) return before;
    const feed: FeedRow = {
      ...unreadFeed,
      id: newId(),
      businessId,
      kind: 'api',
      name: 'API',
      link: null,
      schedule: 'manual',
      currency: null,
      country: null,
      isAutoConfirmed: true,
      createdAt: now().toISOString(),
      nextRunAt: null,
    };
    await stores.feeds.createFeed(feed);
    return feed;
  });
}

const heldIssue = {
  code: 'offer.held',
  severity: 'warning',
  sentence: 'The title, brand or price conflicts with other shops’ data for this product, so it’s on hold.',
  hint: 'Open the product in the dashboard to see what differs and how to publish it.',
  column: null,
  given: null,
} as const;

function resultOf(
  reading: RowReading,
  changes: ReadonlyMap<string, FeedChange>,
  held: ReadonlySet<string>,
): PushResult {
  const issues = reading.issues.map(({ code, severity, sentence, hint, column, given }) => ({
    code,
    severity,
    sentence,
    hint,
    column,
    given,
  }));
  if (reading.kind === 'rejected') return { itemId: reading.itemId, outcome: 'refused', issues };
  const kind = changes.get(reading.item.itemId)?.kind ?? 'unchanged';
  const outcome = ({ create: 'created', update: 'updated', unchanged: 'unchanged' } as const)[kind];
  const { itemId } = reading.item;
  return { itemId, outcome, issues: held.has(itemId) ? [...issues, heldIssue] : issues };
}
