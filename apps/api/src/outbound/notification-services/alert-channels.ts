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
  stores: Pick<Stores, 'notificationServices'>,
  shopperId: string,
  channels: readonly AlertChannel[],
): Promise<void> {
  const unknown = await unknownServices(stores, shopperId, channels);
  if (unknown.length > 0) throw new Refusal('alert.unknown-service');
}

/** The channels without services that aren't the shopper's; e-mail if none is left. */
export async function ownChannels(
  stores: Pick<Stores, 'notificationServices'>,
  shopperId: string,
  channels: readonly AlertChannel[],
): Promise<AlertChannel[]> {
  const unknown = await unknownServices(stores, shopperId, channels);
  const own = channels.filter((channel) => !unknown.includes(channel));
  return own.length === 0 ? ['email'] : own;
}

async function unknownServices(
  { notificationServices }: Pick<Stores, 'notificationServices'>,
  shopperId: string,
  channels: readonly AlertChannel[],
): Promise<readonly AlertChannel[]> {
  const wanted = channels.filter((channel) => channel.startsWith(prefix));
  if (wanted.length === 0) return [];
  const own = await notificationServices.listNotificationServices(shopperId);
  return wanted.filter((channel) => own.every(({ id }) => channel !== `${prefix}${id}`));
}
