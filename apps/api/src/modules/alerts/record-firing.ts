import type { AlertFiring } from '@pricehunt/offers';
import type { AlertFiringRow, AlertRow, Stores } from '@pricehunt/storage';
import { queueAlertFired } from '../../merchant-traffic/queue-alert-fired';
import type { Needs } from '../../services';
import { serviceIdsOf } from '../../outbound/notification-services/alert-channels';
import { nextDigest } from './delivery-times';

/** Records a firing and queues its messages. Call it in the transaction that saves the alert (OUTBOX-1). */
export async function recordFiring(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  alert: AlertRow,
  { at, ...amounts }: AlertFiring,
): Promise<void> {
  const holds = amounts.priceMinor === null ? null : (alert.sighting?.holds ?? null);
  const { productId, currency } = alert;
  await recordFirings(services, stores, alert, [
    { productId, kind: alert.rule.kind, currency, firedAt: at, ...amounts, holds },
  ]);
}

/** The same for all firings of an alert at one time; each recipient gets one message for all of them. */
export async function recordFirings(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  alert: Pick<AlertRow, 'id' | 'shopperId' | 'channels'>,
  firings: readonly Omit<AlertFiringRow, 'id' | 'alertId' | 'shopperId'>[],
): Promise<void> {
  const { newId } = services;
  const receivers = await receiversOf(stores, alert);
  const times = await stores.notificationServices.findNotificationTimes(alert.shopperId);
  for (const firing of firings) {
    const row = { ...firing, id: newId(), alertId: alert.id, shopperId: alert.shopperId };
    await stores.alerts.recordFiring(row);
    const digest = times === null ? null : nextDigest(times, new Date(row.firedAt));
    const nextAt = digest?.toISOString() ?? row.firedAt;
    const isDigest = digest !== null || firings.length > 1;
    await stores.alertMessages.queueMessages(
      receivers.map((receiver) => ({ id: newId(), firingId: row.id, nextAt, isDigest, ...receiver })),
    );
    await queueAlertFired(services, stores, row);
  }
}

async function receiversOf(
  { pushSubscriptions }: Pick<Stores, 'pushSubscriptions'>,
  { shopperId, channels }: Pick<AlertRow, 'shopperId' | 'channels'>,
) {
  const browsers = channels.includes('push') ? await pushSubscriptions.listPushSubscriptions(shopperId) : [];
  return [
    ...(channels.includes('email') ? [{ channel: 'email' as const, receiver: '' }] : []),
    ...browsers.map(({ id }) => ({ channel: 'push' as const, receiver: id })),
    ...serviceIdsOf(channels).map((id) => ({ channel: 'service' as const, receiver: id })),
  ];
}
