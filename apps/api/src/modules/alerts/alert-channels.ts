import type { AlertChannel, Stores } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';

const prefix = 'service:';

/** The ids of the notification services among the channels. */
export function serviceIdsOf(channels: readonly AlertChannel[]): readonly string[] {
  return channels
    .filter((channel) => channel.startsWith(prefix))
    .map((channel) => channel.slice(prefix.length));
}

/** Throws alert.unknown-service if one of the services isn't the shopper's. */
export async function requireOwnServices(
  { notificationServices }: Pick<Stores, 'notificationServices'>,
  shopperId: string,
  channels: readonly AlertChannel[],
): Promise<void> {
  const wanted = serviceIdsOf(channels);
  if (wanted.length === 0) return;
  const own = await notificationServices.listNotificationServices(shopperId);
  if (wanted.some((id) => own.every((service) => service.id !== id)))
    throw new Refusal('alert.unknown-service');
}
