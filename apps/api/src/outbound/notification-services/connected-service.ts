import { notificationSettingsSchema } from '@pricehunt/api-contract/notifications';
import type { NotificationServiceRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../../services';
import type { ConnectedService } from './notification-service';

const storedSchema = z.object({ settings: notificationSettingsSchema, secret: z.nullable(z.string()) });

/** The settings with their secrets, as they are stored. */
export function sealService(
  { secretBox }: Needs<'secretBox'>,
  id: string,
  service: ConnectedService,
): string {
  return secretBox.seal(JSON.stringify(service), purposeOf(id));
}

export function openService(
  { secretBox }: Needs<'secretBox'>,
  { id, settings }: Pick<NotificationServiceRow, 'id' | 'settings'>,
): ConnectedService {
  return storedSchema.parse(JSON.parse(secretBox.open(settings, purposeOf(id))));
}

function purposeOf(id: string): string {
  return `notification-service:${id}`;
}
