import type { ShopperActor } from '@pricehunt/access-policy';
import { writeMail } from '@pricehunt/mail';
import { Refusal } from '../../answers/refusal';
import { countTry } from '../../access/throttle';
import { openService } from '../../outbound/notification-services/connected-service';
import { sendNotification } from '../../outbound/notification-services/send-notification';
import type { NotificationOutcome } from '../../outbound/notification-services/send-notification';
import { sendPush } from '../../outbound/push-message';
import type { Needs } from '../../services';

const words = {
  en: {
    title: 'Test notification',
    body: 'Your price alerts will arrive here.',
    manage: 'View my price alerts',
    why: 'You’re receiving this e-mail because you requested a test in your PriceHunt account.',
  },
  de: {
    title: 'Testbenachrichtigung',
    body: 'Preisalarme kommen ab jetzt hier an.',
    manage: 'Meine Preisalarme ansehen',
    why: 'Diese Test-E-Mail wurde im PriceHunt-Konto mit dieser Adresse angefordert.',
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
  const { locale } = await receiverOf(services, shopperId);
  const { title, body } = words[locale];
  return sendNotification(services.safeFetch, openService(services, row), {
    id: services.newId(),
    at: services.now(),
    kind: 'test',
    firings: [],
    title,
    body,
    link: `${services.origins.shopper}/alerts`,
  });
}

interface TestedChannel {
  readonly receivers: number;
  readonly delivered: number;
}

/** Like `testService`. Throws auth.email-unverified and auth.too-many-attempts. */
export async function testEmail(
  services: Needs<'storage' | 'mail' | 'sessions' | 'origins' | 'now' | 'report'>,
  { accountId, isEmailVerified }: ShopperActor,
): Promise<TestedChannel> {
  if (!isEmailVerified) throw new Refusal('auth.email-unverified');
  await countTry(services, 'testNotifications', accountId);
  const { email, locale } = await receiverOf(services, accountId);
  const { title, body, manage, why } = words[locale];
  const mail = writeMail({
    subject: title,
    language: locale,
    paragraphs: [body],
    link: { label: manage, href: `${services.origins.shopper}/alerts` },
    notes: [why],
  });
  const delivered = await services.mail.send({ to: email, ...mail }).then(
    () => 1,
    (failure: unknown) => {
      services.report(failure, 'could not send a test e-mail');
      return 0;
    },
  );
  return { receivers: 1, delivered };
}

/** Like `testService`; subscriptions that have ended are deleted. Throws push.not-offered and auth.too-many-attempts. */
export async function testPush(
  services: Needs<'storage' | 'safeFetch' | 'push' | 'sessions' | 'now'>,
  { accountId }: ShopperActor,
): Promise<TestedChannel> {
  const { push, safeFetch, storage } = services;
  if (push === null) throw new Refusal('push.not-offered');
  await countTry(services, 'testNotifications', accountId);
  const { title, body } = words[(await receiverOf(services, accountId)).locale];
  const browsers = await storage.pushSubscriptions.listPushSubscriptions(accountId);
  const outcomes = await Promise.all(
    browsers.map(async (browser) => {
      const { kind } = await sendPush(safeFetch, push, browser, {
        title,
        body,
        path: '/alerts',
        tag: 'test',
      });
      if (kind === 'gone' || kind === 'unsafe')
        await storage.pushSubscriptions.deletePushSubscription({ id: browser.id });
      return kind;
    }),
  );
  return { receivers: browsers.length, delivered: outcomes.filter((kind) => kind === 'sent').length };
}

async function receiverOf(
  { storage }: Needs<'storage'>,
  accountId: string,
): Promise<{ readonly email: string; readonly locale: 'en' | 'de' }> {
  const account = await storage.accounts.findAccount(accountId);
  if (account === null) throw new Refusal('auth.signed-out');
  return { email: account.email, locale: account.locale === 'de' ? 'de' : 'en' };
}
