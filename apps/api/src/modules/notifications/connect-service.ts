import { notificationServicesMax } from '@pricehunt/api-contract/notifications';
import type { NotificationServiceView, NotificationSettings } from '@pricehunt/api-contract/notifications';
import { readWebUrl } from '@pricehunt/product-links';
import { isPublicAddress, literalAddressOf } from '@pricehunt/safe-fetch';
import type { AlertChannel, AlertRow, NotificationServiceRow, Stores } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import { Refusal } from '../../answers/refusal';
import { sealService } from '../../outbound/notification-services/connected-service';
import { addressOfService, placeOfService } from '../../outbound/notification-services/send-notification';
import type { Needs } from '../../services';

type ConnectingServices = Needs<'storage' | 'secretBox' | 'now' | 'newId'>;

/** `secret` verifies a webhook's signatures. Throws notification.bad-address and notification.too-many. */
export async function connectService(
  services: ConnectingServices,
  shopperId: string,
  { name, settings }: { readonly name: string; readonly settings: NotificationSettings },
): Promise<{ readonly service: NotificationServiceView; readonly secret: string | null }> {
  requireAddress(addressOfService(settings));
  const id = services.newId();
  const secret = settings.kind === 'webhook' ? `whsec_${randomBytes(32).toString('base64')}` : null;
  const row: NotificationServiceRow = {
    id,
    shopperId,
    kind: settings.kind,
    name,
    place: placeOfService(settings),
    settings: sealService(services, id, { settings, secret }),
    createdAt: services.now().toISOString(),
  };
  await services.storage.atomically(async ({ notificationServices }) => {
    const connected = await notificationServices.countNotificationServices(shopperId);
    if (connected >= notificationServicesMax) throw new Refusal('notification.too-many');
    await notificationServices.createNotificationService(row);
  });
  return { service: serviceView(row), secret };
}

/** Alerts that used only this service are sent by e-mail from then on, as are their messages that wait for it. */
export async function removeService(
  { storage }: Needs<'storage'>,
  shopperId: string,
  id: string,
): Promise<void> {
  const channel = `service:${id}` as const;
  await storage.atomically(async ({ alerts, alertMessages, notificationServices }) => {
    if ((await notificationServices.findNotificationService(id, shopperId)) === null) return;
    await notificationServices.deleteNotificationService(id, shopperId);
    await alertMessages.sendByEmail({ channel: 'service', receiver: id });
    for (const alert of await alerts.listAlerts(shopperId)) {
      await removeChannel(alerts, alert, channel);
    }
  });
}

/** Reads the alert again whenever it was changed meanwhile, such as judged. */
async function removeChannel(
  alerts: Stores['alerts'],
  listed: AlertRow,
  channel: AlertChannel,
): Promise<void> {
  let alert: AlertRow | null = listed;
  while (alert?.channels.includes(channel) === true) {
    const rest = alert.channels.filter((each) => each !== channel);
    if (await alerts.changeAlert({ ...alert, channels: rest.length === 0 ? ['email'] : rest })) return;
    alert = await alerts.findAlert(alert.id);
  }
}

export function serviceView({
  id,
  kind,
  name,
  place,
  createdAt,
}: NotificationServiceRow): NotificationServiceView {
  return { id, kind, name, place, createdAt };
}

/** Secrets go over https, except within the operator's own network, whose addresses OUTBOUND_ALLOW must list. */
function requireAddress(typed: string): void {
  const read = readWebUrl(typed);
  if (read === null) throw new Refusal('notification.bad-address');
  const { protocol, hostname, username, password } = new URL(read.href);
  const literal = literalAddressOf(hostname);
  const isOwnNetwork = literal === null ? isLocalName(hostname) : !isPublicAddress(literal);
  if (username !== '' || password !== '' || (protocol !== 'https:' && !isOwnNetwork)) {
    throw new Refusal('notification.bad-address');
  }
}

function isLocalName(hostname: string): boolean {
  return !hostname.includes('.') || /\.(?:local|lan|internal|home\.arpa)$/.test(hostname);
}
