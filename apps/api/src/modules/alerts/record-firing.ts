import type { AlertFiring } from '@pricehunt/offers';
import type { AlertRow, Stores } from '@pricehunt/storage';
import { queueAlertFired } from '../../merchant-traffic/queue-alert-fired';
import type { Needs } from '../../services';
import { serviceIdsOf } from './alert-channels';
import { nextDigest } from './delivery-times';

/** Records a firing and queues its messages. Call it in the transaction that saves the alert (OUTBOX-1). */
export async function recordFiring(
  services: Needs<'now' | 'newId'>,
  stores: Stores,
  alert: AlertRow,
  firing: AlertFiring,
): Promise<void> {
  const { newId } = services;
  const { at, ...amounts } = firing;
  const firingId = newId();
  await stores.alerts.recordFiring({
    id: firingId,
    alertId: alert.id,
    shopperId: alert.shopperId,
    productId: alert.productId,
    kind: alert.rule.kind,
    currency: alert.currency,
    firedAt: at,
    ...amounts,
    holds: amounts.priceMinor === null ? null : (alert.sighting?.holds ?? null),
  });
  const browsers = alert.channels.includes('push')
    ? await stores.pushSubscriptions.listPushSubscriptions(alert.shopperId)
    : [];
  const receivers = [
    ...(alert.channels.includes('email') ? [{ channel: 'email' as const, receiver: '' }] : []),
    ...browsers.map(({ id }) => ({ channel: 'push' as const, receiver: id })),
    ...serviceIdsOf(alert.channels).map((id) => ({ channel: 'service' as const, receiver: id })),
  ];
  const times = await stores.notificationServices.findNotificationTimes(alert.shopperId);
  const digest = times === null ? null : nextDigest(times, new Date(at));
  const sending = { nextAt: digest?.toISOString() ?? at, isDigest: digest !== null };
  await stores.alertMessages.queueMessages(
    receivers.map((receiver) => ({ id: newId(), firingId, ...sending, ...receiver })),
  );
  await queueAlertFired(services, stores, firingId, alert, firing);
}
