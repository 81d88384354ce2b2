import type { FeedChange, FeedReading } from '@pricehunt/merchant-feeds';
import { feedChange } from '@pricehunt/merchant-feeds';
import type { FeedRow } from '@pricehunt/storage';
import type { Needs } from '../services';
import type { ItemOwner } from '../item-owners/item-owner';
import { planItems } from './store-items';
import type { PlannedItems } from './store-items';

export type RowReading = Extract<FeedReading, { kind: 'item' | 'rejected' }>;

export interface PlannedReadings {
  readonly planned: PlannedItems;
  readonly changes: ReadonlyMap<string, FeedChange>;
  readonly unchangedOfferIds: readonly string[];
}

export async function planReadings(
  services: Needs<'storage' | 'tokenRarity'>,
  owner: ItemOwner,
  into: { readonly feed: FeedRow; readonly importId: string; readonly at: Date },
  readings: readonly RowReading[],
): Promise<PlannedReadings> {
  const { feed, importId, at } = into;
  const itemIds = readings.flatMap((reading) => (reading.kind === 'item' ? [reading.item.itemId] : []));
  const known = new Map(
    (await services.storage.merchantItems.findKnown(owner.business.id, itemIds)).map((row) => [
      row.itemId,
      row,
    ]),
  );
  const changes = new Map<string, FeedChange>();
  const toKeep = readings.flatMap((reading) => {
    if (reading.kind !== 'item') return [];
    const { item } = reading;
    const before = known.get(item.itemId);
    const change = feedChange(item, before?.feedId === feed.id ? before.digest : before ? '' : null);
    changes.set(item.itemId, change);
    if (change.kind === 'unchanged') return [];
    const issues = reading.issues.map(({ code, severity, column, given }) => ({
      code,
      severity,
      column,
      given,
    }));
    return [
      {
        item,
        issues,
        digest: change.digest,
        feedId: feed.id,
        importId,
        country: feed.country,
        productId: before?.productId ?? null,
      },
    ];
  });
  const unchangedOfferIds = [...changes.values()].flatMap((change) =>
    change.kind === 'unchanged' ? (known.get(change.itemId)?.offerId ?? []) : [],
  );
  return { planned: await planItems(services, owner, toKeep, at), changes, unchangedOfferIds };
}
