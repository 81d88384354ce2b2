import type { FeedImportRow, FeedRow, MerchantItemRow, Stores } from '@pricehunt/storage';
import { mailNotice } from '../notices/business-notices';
import type { Needs } from '../services';
import { queueWebhookEvent } from '../notices/webhook-events';

export function queueFeedFailed(
  services: Needs<'now' | 'newId'>,
  stores: Pick<Stores, 'webhooks'>,
  feed: FeedRow,
  run: FeedImportRow,
  failure: string,
): Promise<void> {
  return queueWebhookEvent(services, stores, {
    businessId: feed.businessId,
    event: 'feed.failed',
    key: run.id,
    data: { feedId: feed.id, feedName: feed.name, importId: run.id, startedBy: run.startedBy, failure },
  });
}

type ImportResult = Pick<
  FeedImportRow,
  'id' | 'startedBy' | 'createdCount' | 'updatedCount' | 'unchangedCount' | 'removedCount'
>;

/** The run's counts are those at its end. */
export function queueFeedImported(
  services: Needs<'now' | 'newId'>,
  stores: Pick<Stores, 'webhooks'>,
  feed: FeedRow,
  run: ImportResult,
): Promise<void> {
  const { id: importId, startedBy, createdCount, updatedCount, unchangedCount, removedCount } = run;
  return queueWebhookEvent(services, stores, {
    businessId: feed.businessId,
    event: 'feed.imported',
    key: importId,
    data: {
      feedId: feed.id,
      feedName: feed.name,
      importId,
      startedBy,
      createdCount,
      updatedCount,
      unchangedCount,
      removedCount,
    },
  });
}

/** People see the result of a run they started on the screen, so only scheduled runs are mailed. */
export async function mailFeedFailed(
  services: Needs<'jobQueue' | 'origins' | 'now'>,
  stores: Stores,
  feed: FeedRow,
  run: FeedImportRow,
  failure: string,
): Promise<void> {
  if (run.startedBy !== 'schedule') return;
  await mailNotice(services, stores, {
    businessId: feed.businessId,
    notice: 'feed-failed',
    path: '/business/dashboard/products',
    // A feed that fails every hour sends one e-mail a day.
    key: `${feed.id} ${services.now().toISOString().slice(0, 10)}`,
    words: {
      en: {
        subject: `Feed “${feed.name}” couldn’t be imported`,
        paragraphs: [
          `The scheduled import of the feed “${feed.name}” failed. ${failure}`,
          'Your products stay unchanged until the next successful import.',
        ],
        label: 'View feed',
      },
      de: {
        subject: `Feed „${feed.name}“ konnte nicht importiert werden`,
        paragraphs: [
          `Der geplante Import des Feeds „${feed.name}“ ist fehlgeschlagen. Fehlermeldung: ${failure}`,
          'Ihre Produkte bleiben bis zum nächsten erfolgreichen Import unverändert.',
        ],
        label: 'Feed ansehen',
      },
    },
  });
}

export function queueDisapproved(
  services: Needs<'now' | 'newId'>,
  stores: Pick<Stores, 'webhooks'>,
  { businessId, itemId, offerId, item }: MerchantItemRow,
  reason: string,
): Promise<void> {
  return queueWebhookEvent(services, stores, {
    businessId,
    event: 'product.disapproved',
    key: `${itemId} ${services.now().toISOString()}`,
    data: { itemId, offerId, title: item.title, reason },
  });
}

export function mailDisapproved(
  services: Needs<'jobQueue' | 'origins' | 'now'>,
  stores: Stores,
  row: MerchantItemRow,
  reason: string,
): Promise<void> {
  const { title } = row.item;
  return mailNotice(services, stores, {
    businessId: row.businessId,
    notice: 'product-disapproved',
    path: '/business/dashboard/products',
    key: `${row.itemId} ${services.now().toISOString()}`,
    words: {
      en: {
        subject: `Product disapproved: ${title}`,
        paragraphs: [
          `Your product “${title}” (${row.itemId}) no longer appears on PriceHunt.`,
          `Reason: ${reason}`,
        ],
        label: 'View products',
      },
      de: {
        subject: `Produkt abgelehnt: ${title}`,
        paragraphs: [
          `Ihr Produkt „${title}“ (${row.itemId}) erscheint nicht mehr auf PriceHunt.`,
          `Grund: ${reason}`,
        ],
        label: 'Ihre Produkte ansehen',
      },
    },
  });
}
