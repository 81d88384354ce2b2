import type { FeedImportRow, FeedRow, MerchantItemRow, Stores } from '@pricehunt/storage';
import { mailNotice } from '../business-notices';
import type { Services } from '../services';
import { putOutWebhookEvent } from '../webhook-events';

/** Tells a merchant's systems that a run of a feed failed; call it within the transaction that ends the run. */
export function putOutFeedFailed(
  services: Pick<Services, 'now' | 'newId'>,
  stores: Pick<Stores, 'webhooks'>,
  feed: FeedRow,
  run: FeedImportRow,
  failure: string,
): Promise<void> {
  return putOutWebhookEvent(services, stores, {
    businessId: feed.businessId,
    event: 'feed.failed',
    key: run.id,
    data: { feedId: feed.id, feedName: feed.name, importId: run.id, startedBy: run.startedBy, failure },
  });
}

/** Mails the team that a scheduled run of a feed failed, in the transaction that ends it. People see on the screen what became of theirs. */
export async function mailFeedFailed(
  services: Services,
  stores: Stores,
  feed: FeedRow,
  run: FeedImportRow,
  failure: string,
): Promise<void> {
  if (run.startedBy !== 'schedule') return;
  await mailNotice(services, stores, {
    ...{ businessId: feed.businessId, notice: 'feed-failed', path: '/business/dashboard/products' },
    // One mail a day is enough for a feed that fails every hour.
    key: `${feed.id} ${services.now().toISOString().slice(0, 10)}`,
    words: {
      en: {
        subject: `The feed ${feed.name} could not be read`,
        paragraphs: [
          `PriceHunt tried to read the feed ${feed.name} and could not. ${failure}`,
          'Your products stay as they were until it can be read again.',
        ],
        label: 'See the feed',
      },
      de: {
        subject: `Der Feed ${feed.name} konnte nicht gelesen werden`,
        paragraphs: [
          `PriceHunt wollte den Feed ${feed.name} lesen und konnte es nicht. Die Meldung dazu: ${failure}`,
          'Ihre Produkte bleiben, wie sie waren, bis er wieder gelesen werden kann.',
        ],
        label: 'Feed ansehen',
      },
    },
  });
}

/** Tells a merchant's systems that a product was taken out; call it within the transaction that does it. */
export function putOutDisapproved(
  services: Pick<Services, 'now' | 'newId'>,
  stores: Pick<Stores, 'webhooks'>,
  { businessId, itemId, offerId, item }: MerchantItemRow,
  reason: string,
): Promise<void> {
  return putOutWebhookEvent(services, stores, {
    businessId,
    event: 'product.disapproved',
    key: `${itemId} ${services.now().toISOString()}`,
    data: { itemId, offerId, title: item.title, reason },
  });
}

/** Mails the team that a product was taken out, in the transaction that does it. */
export function mailDisapproved(
  services: Services,
  stores: Stores,
  row: MerchantItemRow,
  reason: string,
): Promise<void> {
  const { title } = row.item;
  return mailNotice(services, stores, {
    ...{ businessId: row.businessId, notice: 'product-disapproved', path: '/business/dashboard/products' },
    key: `${row.itemId} ${services.now().toISOString()}`,
    words: {
      en: {
        subject: `A product is not shown any more: ${title}`,
        paragraphs: [`PriceHunt took the product ${title} (${row.itemId}) out of its results.`, reason],
        label: 'See your products',
      },
      de: {
        subject: `Ein Produkt wird nicht mehr gezeigt: ${title}`,
        paragraphs: [
          `PriceHunt hat das Produkt ${title} (${row.itemId}) aus den Ergebnissen genommen.`,
          reason,
        ],
        label: 'Ihre Produkte ansehen',
      },
    },
  });
}
