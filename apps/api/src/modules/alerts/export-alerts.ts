import type { AlertFiringView, AlertView, NewAlert } from '@pricehunt/api-contract/alerts';
import type { SearchAlertView } from '@pricehunt/api-contract/search-alerts';
import { decimalFromMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import type { AlertFiringRow, Stores } from '@pricehunt/storage';
import type { ShopperDataPart } from '../../access/shopper-data';
import { alertViews, firingViews } from './alert-view';
import { searchAlertView, searchName } from './search-alert-view';

const stretch = 200;

export async function* alertsAsJson(
  stores: Stores,
  shopperId: string,
  exportedAt: string,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"alerts":[`;
  yield (await ownAlerts(stores, shopperId)).map((alert) => JSON.stringify(alert)).join(',\n');
  yield '],"searchAlerts":[';
  yield (await ownSearchAlerts(stores, shopperId)).map((alert) => JSON.stringify(alert)).join(',\n');
  yield '],"firings":[';
  let isFirst = true;
  for await (const firings of ownFirings(stores, shopperId)) {
    yield (isFirst ? '' : ',\n') + firings.map((firing) => JSON.stringify(firing)).join(',\n');
    isFirst = false;
  }
  yield ']}\n';
}

const columns = [
  'record',
  'id',
  'alert_id',
  'product_id',
  'product',
  'kind',
  'rule',
  'at',
  'price',
  'threshold',
  'currency',
  'state',
  'tax',
] as const;

/** CSV (RFC 4180): a row for each alert, then for each search alert, then for each firing. */
export async function* alertsAsCsv(stores: Stores, shopperId: string): AsyncGenerator<string> {
  yield csvRow(columns);
  for (const alert of await ownAlerts(stores, shopperId)) yield csvRow(alertCells(alert));
  for (const alert of await ownSearchAlerts(stores, shopperId)) yield csvRow(searchAlertCells(alert));
  for await (const firings of ownFirings(stores, shopperId)) {
    yield firings.map((firing) => csvRow(firingCells(firing))).join('');
  }
}

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe (VAL-11). */
export function csvRow(cells: readonly string[]): string {
  const written = cells.map((cell) => {
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(',')}\r\n`;
}

/** Alerts and firings for the full account export (PRIV-6). */
export async function exportAlertsOf(stores: Stores, shopperId: string) {
  const firings: AlertFiringView[] = [];
  for await (const part of ownFirings(stores, shopperId)) firings.push(...part);
  const searchAlerts = await ownSearchAlerts(stores, shopperId);
  return { alerts: await ownAlerts(stores, shopperId), searchAlerts, firings };
}

async function readAlertsData(stores: Stores, shopperId: string) {
  return {
    ...(await exportAlertsOf(stores, shopperId)),
    browsers: await stores.pushSubscriptions
      .listPushSubscriptions(shopperId)
      .then((browsers) => browsers.map(({ endpoint, createdAt }) => ({ endpoint, createdAt }))),
    notificationServices: (await stores.notificationServices.listNotificationServices(shopperId)).map(
      ({ kind, name, place, createdAt }) => ({ kind, name, place, createdAt }),
    ),
    notificationTimes: await stores.notificationServices
      .findNotificationTimes(shopperId)
      .then((times) => times && { ...times }),
  };
}

export const alertsData: ShopperDataPart = {
  name: 'alerts',
  read: readAlertsData,
  rows: async (stores, shopperId) => {
    const data = await readAlertsData(stores, shopperId);
    const { alerts, searchAlerts, firings, browsers, notificationServices, notificationTimes } = data;
    return [
      ...alerts.map((alert) => ({
        record: 'price-alert',
        title: alert.product.title,
        productId: alert.product.id,
        price: alert.threshold,
        at: alert.createdAt,
        detail: JSON.stringify({
          alerts: [newAlertOf(alert)],
          currency: alert.currency,
          state: alert.state,
        }),
      })),
      ...searchAlerts.map(({ search, state, currency, createdAt }) => ({
        record: 'search-alert',
        title: searchName(search, 'en'),
        at: createdAt,
        detail: `${state}: ${JSON.stringify(search)} ${currency}`,
      })),
      ...firings.map(({ product, kind, price, firedAt }) => ({
        record: 'sent-alert',
        title: product.title,
        productId: product.id,
        price,
        at: firedAt,
        detail: kind,
      })),
      ...browsers.map(({ endpoint, createdAt }) => ({
        record: 'push-browser',
        link: endpoint,
        at: createdAt,
      })),
      ...notificationServices.map(({ kind, name, place, createdAt }) => ({
        record: 'notification-service',
        title: name,
        at: createdAt,
        detail: `${kind}: ${place}`,
      })),
      ...(notificationTimes === null
        ? []
        : [{ record: 'notification-times', detail: JSON.stringify(notificationTimes) }]),
    ];
  },
  erase: async (stores, shopperId) => {
    await stores.alerts.deleteAlerts(shopperId);
    await stores.searchAlerts.deleteSearchAlerts(shopperId);
    await stores.pushSubscriptions.deletePushSubscriptions(shopperId);
    await stores.notificationServices.deleteNotificationSettings(shopperId);
  },
};

async function ownAlerts(stores: Stores, shopperId: string): Promise<readonly AlertView[]> {
  return alertViews(stores, await stores.alerts.listAlerts(shopperId));
}

async function ownSearchAlerts(stores: Stores, shopperId: string): Promise<readonly SearchAlertView[]> {
  return (await stores.searchAlerts.listSearchAlerts(shopperId)).map(searchAlertView);
}

async function* ownFirings(stores: Stores, shopperId: string): AsyncGenerator<readonly AlertFiringView[]> {
  for (let before: string | null = null; ;) {
    const rows: readonly AlertFiringRow[] = await stores.alerts.listFirings({
      shopperId,
      alertId: null,
      before,
      limit: stretch,
    });
    if (rows.length > 0) yield await firingViews(stores, rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < stretch) return;
    before = last.id;
  }
}

/** What an import sets again. */
function newAlertOf({ rule, condition, shippingCounted, shops, channels }: AlertView): NewAlert {
  return { rule, condition, shippingCounted, shops, channels };
}

function alertCells(alert: AlertView): readonly string[] {
  const { id, product, rule, createdAt, current, threshold, currency, state } = alert;
  const { kind, ...rest } = rule;
  return [
    ...['alert', id, id, product.id, product.title, kind, JSON.stringify(rest), createdAt],
    ...[decimal(current?.price ?? null), decimal(threshold), currency, state],
    current?.priceHolds?.tax ?? '',
  ];
}

function searchAlertCells({ id, search, createdAt, currency, state }: SearchAlertView): readonly string[] {
  const { maxMinor } = search;
  const threshold = maxMinor === null ? null : { amountMinor: maxMinor, currency };
  return [
    ...[
      'search-alert',
      id,
      id,
      '',
      searchName(search, 'en'),
      'search-match',
      JSON.stringify(search),
      createdAt,
    ],
    ...['', decimal(threshold), currency, state, ''],
  ];
}

function firingCells(firing: AlertFiringView): readonly string[] {
  const { id, alertId, product, kind, firedAt, price, priceHolds, threshold } = firing;
  const currency = (price ?? threshold)?.currency ?? '';
  return [
    ...['firing', id, alertId, product.id, product.title, kind, '', firedAt],
    ...[decimal(price), decimal(threshold), currency, '', priceHolds?.tax ?? ''],
  ];
}

function decimal(money: Money | null): string {
  return money === null ? '' : decimalFromMoney(money);
}
