import type { NotificationServiceKind } from '@pricehunt/api-contract/notifications';
import { notificationServiceKinds } from '@pricehunt/api-contract/notifications';
import { createSafeFetch } from '@pricehunt/safe-fetch';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { outboundHeaderNames } from '../outbound-headers';
import type { ConnectedService, Notification } from './notification-service';
import { placeOfService, sendNotification } from './send-notification';
import { doubleKeys, startNotificationServices, webhookSecret } from './testing-notification-services';
import type { NotificationServicesDouble, Situation } from './testing-notification-services';

let double: NotificationServicesDouble;
let safeFetch: SafeFetch;
beforeEach(async () => {
  double = await startNotificationServices();
  safeFetch = fetchAllowing([double.hostAndPort]);
});
afterEach(async () => {
  await safeFetch.close();
  await double.stop();
});

const fetchAllowing = (allow: readonly string[]) =>
  createSafeFetch({
    userAgent: 'PriceHunt/test',
    respectRobots: false,
    allow,
    headerNames: outboundHeaderNames,
  });

function serviceAt(kind: NotificationServiceKind, server: string): ConnectedService {
  switch (kind) {
    case 'ntfy':
      return { settings: { kind, server, topic: 'drops', accessToken: doubleKeys.ntfy }, secret: null };
    case 'gotify':
      return { settings: { kind, server: `${server}/`, appToken: doubleKeys.gotify }, secret: null };
    case 'telegram':
      return { settings: { kind, server, botToken: doubleKeys.telegram, chatId: '42' }, secret: null };
    case 'discord':
      return { settings: { kind, webhookUrl: `${server}${doubleKeys.discord}` }, secret: null };
    case 'slack':
      return { settings: { kind, webhookUrl: `${server}${doubleKeys.slack}` }, secret: null };
    case 'webhook':
      return { settings: { kind, url: `${server}/hook` }, secret: webhookSecret };
    case 'apprise':
      return { settings: { kind, server, configKey: doubleKeys.apprise }, secret: null };
  }
}

const message: Notification = {
  id: 'message-1',
  kind: 'alert',
  firings: [],
  at: new Date(),
  title: 'Kettle: now €24.00',
  body: 'Kettle has reached your target price: now €24.00 (was €30.00).',
  link: 'https://pricehunt.example/product/p1',
};

describe.each(notificationServiceKinds)('%s', (kind) => {
  const send = (notification: Notification = message, situation: Situation = 'works') => {
    double.situation = situation;
    return sendNotification(safeFetch, serviceAt(kind, double.origin), notification);
  };

  it('shows title, text and link', async () => {
    const outcome = await send();

    expect(outcome.kind).toBe('sent');
    expect(double.shown).toEqual([{ kind, title: message.title, text: message.body, link: message.link }]);
  });

  it('shows a shop’s markup and mentions as plain text, without invisible characters', async () => {
    const title = '<!channel> *@everyone* [x](http://evil.example) &lt; _b_';

    await send({ ...message, title: `${title}\u202e`, body: `${title}\u200b` });

    expect(double.shown).toMatchObject([{ title, text: title }]);
  });

  it('accepts the longest texts that we send', async () => {
    const outcome = await send({ ...message, title: '漢'.repeat(3_000), body: '漢'.repeat(9_000) });

    expect(outcome.kind).toBe('sent');
  });

  it('is not tried again with a wrong key', async () => {
    const outcome = await send(message, 'wrong-key');

    expect(outcome).toMatchObject({ kind: 'unwanted', answer: refusalWords[kind] });
    expect(outcome.status).toBeGreaterThanOrEqual(400);
  });

  it('is not tried again after a success with a long response', async () => {
    expect(await send(message, 'wordy')).toMatchObject({ kind: 'sent', answer: null });
  });

  it('is tried again after the wait that it requests', async () => {
    const outcome = await send(message, 'busy');

    expect(outcome).toMatchObject({ kind: 'later', waitMs: 7_000 });
  });

  it('is not sent on to where it redirects', async () => {
    const outcome = await send(message, 'moved');

    expect(outcome.kind).toBe(outcome.status === null ? 'later' : 'unwanted');
    expect(double.shown).toEqual([]);
  });

  it('reveals nothing of another site at its address', async () => {
    const outcome = await send(message, 'another-site');

    expect(outcome.answer).toBeNull();
  });

  it('is not reached on a private address that the operator has not allowed', async () => {
    const strict = fetchAllowing([]);

    const outcome = await sendNotification(strict, serviceAt(kind, double.origin), message);

    expect(outcome).toEqual({ kind: 'unwanted', status: null, answer: null, waitMs: null });
    expect(double.requests()).toBe(0);
    await strict.close();
  });

  it('is shown without its secrets', () => {
    const { settings } = serviceAt(kind, 'https://service.example');
    const secrets = Object.values(doubleKeys).filter((key) => key !== doubleKeys.apprise);

    const place = placeOfService(settings);

    expect(place).toContain('service.example');
    expect(secrets.filter((secret) => place.includes(secret))).toEqual([]);
  });
});

it('Telegram says why it does not know a chat', async () => {
  const { telegram: botToken } = doubleKeys;
  const settings = { kind: 'telegram', server: double.origin, botToken, chatId: '7' } as const;

  const outcome = await sendNotification(safeFetch, { settings, secret: null }, message);

  expect(outcome).toMatchObject({ kind: 'unwanted', status: 400, answer: 'Bad Request: chat not found' });
});

const refusalWords: Readonly<Record<NotificationServiceKind, string | null>> = {
  ntfy: 'forbidden',
  gotify: 'you need to provide a valid access token',
  telegram: 'Unauthorized',
  discord: 'Unknown Webhook',
  slack: 'no_service',
  webhook: null,
  apprise: 'The configuration key is invalid',
};
