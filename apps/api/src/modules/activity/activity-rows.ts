import { decimalFromMoney } from '@pricehunt/offers';
import type { BusinessDays } from '@pricehunt/order-attribution';
import type { ActivityEntryRow, ActivityPlace, Storage } from '@pricehunt/storage';
import type { CsvValue } from '../../answers/send-csv';

type Selection = Omit<Parameters<Storage['activity']['listEntries']>[0], 'before' | 'limit'>;

const pageSize = 1_000;
const head = [
  ...['at', 'kind', 'id', 'visit', 'bot_reason', 'exclusion', 'source', 'medium', 'campaign', 'country'],
  ...['device', 'product', 'offer_id', 'link', 'reference_id', 'event_type', 'price_position'],
  ...['offers_shown', 'order', 'credited', 'amount', 'currency'],
];

export async function* activityRows(
  storage: Storage,
  days: BusinessDays,
  selection: Selection,
): AsyncGenerator<readonly CsvValue[]> {
  yield head;
  for (let before: ActivityPlace | null = null; ;) {
    const page: readonly ActivityEntryRow[] = await storage.activity.listEntries({
      ...selection,
      before,
      limit: pageSize,
    });
    for (const row of page) yield rowOf(row, days);
    before = page.at(-1) ?? null;
    if (page.length < pageSize || before === null) return;
  }
}

function rowOf(row: ActivityEntryRow, days: BusinessDays): readonly CsvValue[] {
  return [
    ...[days.written(new Date(row.at)), row.kind, row.recordId, row.visit, row.botReason, row.exclusion],
    ...[
      row.source,
      row.medium,
      row.campaign,
      row.country,
      row.device,
      row.productTitle,
      row.offerId,
      row.link,
      row.referenceId,
    ],
    ...[row.eventType, row.position, row.offersShown, row.orderName],
    row.orderId === null ? null : row.isCredited ? 'yes' : 'no',
    amountOf(row),
    row.currency,
  ];
}

function amountOf({ amountMinor, currency }: ActivityEntryRow): string | null {
  return amountMinor === null || currency === null ? null : decimalFromMoney({ amountMinor, currency });
}
