import type { ActivityEntry } from '@pricehunt/api-contract/activity';
import type { ActivityEntryRow } from '@pricehunt/storage';

export function activityView(row: ActivityEntryRow): ActivityEntry {
  const { sequence, kind, at, visit, botReason, exclusion, source, medium, campaign } = row;
  const { country, device, link, referenceId, eventType } = row;
  return {
    sequence,
    kind,
    id: row.recordId,
    at,
    visit,
    botReason,
    exclusion,
    source,
    medium,
    campaign,
    country,
    device,
    link,
    referenceId,
    eventType,
    product: row.productTitle === null ? null : { offerId: row.offerId, title: row.productTitle },
    pricePosition:
      row.position === null || row.offersShown === null
        ? null
        : { position: row.position, offersShown: row.offersShown },
    order:
      row.orderId === null
        ? null
        : { orderId: row.orderId, name: row.orderName ?? row.orderId, isCredited: row.isCredited },
    amount:
      row.amountMinor === null || row.currency === null
        ? null
        : { amountMinor: row.amountMinor, currency: row.currency },
  };
}
