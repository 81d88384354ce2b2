import { Refusal } from '../../answers/refusal';
import { countTry } from '../../access/throttle';
import { openService } from '../../outbound/notification-services/connected-service';
import type { Notification } from '../../outbound/notification-services/notification-service';
import { sendNotification } from '../../outbound/notification-services/send-notification';
import type { NotificationOutcome } from '../../outbound/notification-services/send-notification';
import type { Needs } from '../../services';

const words = {
  en: {
    title: 'Test notification',
    body: 'Your price alerts will arrive here.',
  },
  de: {
    title: 'Testbenachrichtigung',
    body: 'Preisalarme kommen ab jetzt hier an.',
  },
} as const;

/** Sends a test at once, without retries. Throws notification.service-not-found and auth.too-many-attempts. */
export async function testService(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'sessions' | 'origins' | 'now' | 'newId'>,
  shopperId: string,
  id: string,
): Promise<NotificationOutcome> {
  const row = await services.storage.notificationServices.findNotificationService(id, shopperId);
  if (row === null) throw new Refusal('notification.service-not-found');
  await countTry(services, 'testNotifications', shopperId);
  const account = await services.storage.accounts.findAccount(shopperId);
  const test: Notification = {
    id: services.newId(),
    at: services.now(),
    kind: 'test',
    firings: [],
    ...words[account?.locale === 'de' ? 'de' : 'en'],
    link: `${services.origins.shopper}/alerts`,
  };
  return sendNotification(services.safeFetch, openService(services, row), test);
}
