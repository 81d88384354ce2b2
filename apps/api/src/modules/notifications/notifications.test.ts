import { notificationServicesMax } from '@pricehunt/api-contract/notifications';
import { createSafeFetch } from '@pricehunt/safe-fetch';
import { sampleAlert } from '@pricehunt/storage/testing';
import webPush from 'web-push';
import { outboundHeaderNames } from '../../outbound/outbound-headers';
import {
  doubleKeys,
  startNotificationServices,
} from '../../outbound/notification-services/testing-notification-services';
import type { NotificationServicesDouble } from '../../outbound/notification-services/testing-notification-services';
import { startPushService } from '../../outbound/testing-push-service';
import type { Services } from '../../services';
import { buildTestApp, openTestServices } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestShopper } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { removeService } from './connect-service';

let double: NotificationServicesDouble;
let api: TestApi;
let jo: SignedInCaller;
async function start(world: Partial<Pick<Services, 'mail' | 'push'>> = {}, ...allowed: readonly string[]) {
  const safeFetch = createSafeFetch({
    userAgent: 'PriceHunt/test',
    respectRobots: false,
    allow: [double.hostAndPort, ...allowed],
    headerNames: outboundHeaderNames,
  });
  const opened = await openTestServices();
  const services = { ...opened.services, ...world, safeFetch };
  const { app, startDraining } = await buildTestApp(services);
  const close = async () => {
    await app.close();
    await safeFetch.close();
    await opened.close();
  };
  api = { ...opened, services, app, startDraining, close };
  jo = await signInTestShopper(api);
}

async function restart(...world: Parameters<typeof start>): Promise<void> {
  await api.close();
  await start(...world);
}

beforeEach(async () => {
  double = await startNotificationServices();
  await start();
});
afterEach(async () => {
  await api.close();
  await double.stop();
});

const url = '/api/shopper/notification-services';
const ntfy = () => ({
  kind: 'ntfy',
  server: double.origin,
  topic: 'drops',
  accessToken: doubleKeys.ntfy,
});
const connect = async (settings: object, who = jo) =>
  (await who.inject({ method: 'POST', url, payload: { name: 'My phone', settings } })).json();
const list = async (who = jo) => (await who.inject({ method: 'GET', url })).json().items;
const test = async (id: string, who = jo) =>
  (await who.inject({ method: 'POST', url: `${url}/${id}/test` })).json();

it('a service is connected, tested and removed, and its secrets are never returned', async () => {
  const { service, secret } = await connect(ntfy());
  const tested = await test(service.id);
  const listed = await list();
  await jo.inject({ method: 'DELETE', url: `${url}/${service.id}` });

  expect([secret, listed]).toEqual([null, [service]]);
  expect(service).toMatchObject({ kind: 'ntfy', name: 'My phone', place: `${double.hostAndPort}/drops` });
  expect(JSON.stringify(listed)).not.toContain(doubleKeys.ntfy);
  expect(tested).toEqual({ success: true, isDelivered: true, status: 200, answer: null });
  expect(double.shown).toMatchObject([{ title: 'Test notification' }]);
  expect(await list()).toEqual([]);
});

it('a failed test returns the answer of the service', async () => {
  const { service } = await connect({ ...ntfy(), accessToken: 'tk_wrong' });

  expect(await test(service.id)).toMatchObject({ isDelivered: false, status: 403, answer: 'forbidden' });
});

describe('a test', () => {
  const testOf = async (channel: 'email' | 'push', who = jo) =>
    (await who.inject({ method: 'POST', url: `/api/shopper/notification-channels/${channel}/test` })).json();

  it('by e-mail reaches the account’s address, in its language', async () => {
    const di = await signInTestShopper(api, { locale: 'de' });

    const answers = [await testOf('email'), await testOf('email', di)];

    expect(answers).toEqual(answers.map(() => ({ success: true, receivers: 1, delivered: 1 })));
    const mails = await api.readMailbox();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [jo.email, 'Test notification'],
      [di.email, 'Testbenachrichtigung'],
    ]);
    expect(mails[0]?.text).toContain('https://pricehunt.example/alerts');
  });

  it('by e-mail says that the mail server refused it', async () => {
    const mail = { send: () => Promise.reject(new Error('mailbox full')), close: () => Promise.resolve() };
    await restart({ mail });

    expect(await testOf('email')).toEqual({ success: true, receivers: 1, delivered: 0 });
  });

  it('by e-mail isn’t sent to an address that nobody has verified', async () => {
    const stranger = await signInTestShopper(api, { isVerified: false });

    expect(await testOf('email', stranger)).toMatchObject({ code: 'auth.email-unverified' });
    expect(await api.readMailbox()).toEqual([]);
  });

  it('by push reaches every browser of the shopper, and an ended subscription is deleted', async () => {
    const keys = webPush.generateVAPIDKeys();
    const browsers = await startPushService(keys.publicKey);
    await restart({ push: { ...keys, subject: 'mailto:op@pricehunt.example' } }, browsers.hostAndPort);
    browsers.answerWith('/gone', 410);
    const { pushSubscriptions } = api.services.storage;
    for (const [who, path] of [
      [jo, '/phone'],
      [jo, '/laptop'],
      [jo, '/gone'],
      [await signInTestShopper(api), '/another-shopper'],
    ] as const) {
      const createdAt = new Date().toISOString();
      const endpoint = `${browsers.origin}${path}`;
      const row = { id: path, shopperId: who.accountId, endpoint, ...browsers.keys, createdAt };
      await pushSubscriptions.savePushSubscription(row, { max: 9 });
    }

    const [first, second] = [await testOf('push'), await testOf('push')];
    await browsers.stop();

    expect([first, second]).toMatchObject([
      { receivers: 3, delivered: 2 },
      { receivers: 2, delivered: 2 },
    ]);
    expect(browsers.accepted.slice(0, 2).map(({ path, words }) => [path, words])).toEqual(
      expect.arrayContaining(
        ['/phone', '/laptop'].map((path) => [
          path,
          {
            title: 'Test notification',
            body: 'Your price alerts will arrive here.',
            path: '/alerts',
            tag: 'test',
          },
        ]),
      ),
    );
    expect(browsers.accepted).toHaveLength(4);
  });

  it('by push is refused by a site that doesn’t send any', async () => {
    expect(await testOf('push')).toMatchObject({ code: 'push.not-offered' });
  });

  it('can be sent twenty times an hour', async () => {
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 21; count += 1) codes.push((await testOf('email')).code);

    expect(codes).toEqual([...Array(20).fill(undefined), 'auth.too-many-attempts']);
  });
});

it('a service is tested and removed only by its owner', async () => {
  const mo = await signInTestShopper(api);
  const { service } = await connect(ntfy());

  const tested = await test(service.id, mo);
  await mo.inject({ method: 'DELETE', url: `${url}/${service.id}` });

  expect(tested.code).toBe('notification.service-not-found');
  expect(await list()).toHaveLength(1);
  expect(double.shown).toEqual([]);
});

it('alerts that used only a removed service are sent by e-mail', async () => {
  const { service } = await connect(ntfy());
  const { alerts } = api.services.storage;
  const own = { shopperId: jo.accountId, channels: [`service:${service.id}`] as const };
  await alerts.createAlert(sampleAlert({ id: 'a1', ...own }));
  await alerts.createAlert(
    sampleAlert({ id: 'a2', ...own, productId: 'p2', channels: ['push', ...own.channels] }),
  );

  await jo.inject({ method: 'DELETE', url: `${url}/${service.id}` });

  expect((await alerts.listAlerts(jo.accountId)).map(({ channels }) => channels)).toEqual([
    ['push'],
    ['email'],
  ]);
});

it('an alert that is judged while a service is removed loses the service too', async () => {
  const { service } = await connect(ntfy());
  const { storage } = api.services;
  const channels = [`service:${service.id}`] as const;
  await storage.alerts.createAlert(sampleAlert({ id: 'a1', shopperId: jo.accountId, channels }));
  const listed = await storage.alerts.listAlerts(jo.accountId);
  for (const alert of listed) await storage.alerts.changeAlert({ ...alert, firingCount: 7 });
  const listedBefore: typeof storage = {
    ...storage,
    atomically: (work) =>
      storage.atomically((stores) =>
        work({ ...stores, alerts: { ...stores.alerts, listAlerts: () => Promise.resolve(listed) } }),
      ),
  };

  await removeService({ storage: listedBefore }, jo.accountId, service.id);

  expect(await storage.alerts.listAlerts(jo.accountId)).toMatchObject([
    { channels: ['email'], firingCount: 7 },
  ]);
});

it('the secret of a webhook is returned once', async () => {
  const { secret } = await connect({ kind: 'webhook', url: `${double.origin}/hook` });

  expect(secret).toMatch(/^whsec_.{44}$/);
  expect(JSON.stringify(await list())).not.toContain(secret);
});

it.each([
  'http://hooks.example/x',
  'http://93.184.216.34/x',
  'http://[2606:4700::1111]/x',
  'https://jo:secret@hooks.example/x',
  'ftp://hooks.example/x',
])('messages are not sent to %s', async (address) => {
  const { code } = await connect({ kind: 'webhook', url: address });

  expect(['notification.bad-address', 'request.invalid']).toContain(code);
  expect(await list()).toEqual([]);
});

it.each(['http://192.168.1.4:8080/x', 'http://[fd00::4]/x', 'http://nas.local/x', 'http://ntfy/x'])(
  'a service in the operator’s own network needs no https: %s',
  async (address) => {
    await connect({ kind: 'webhook', url: address });

    expect(await list()).toHaveLength(1);
  },
);

it('a shopper connects a limited number of services', async () => {
  for (let count = 0; count < notificationServicesMax; count += 1) await connect(ntfy());

  expect((await connect(ntfy())).code).toBe('notification.too-many');
});

it('times are saved and returned; an unknown time zone is refused', async () => {
  const times = {
    timeZone: 'Europe/Berlin',
    quietHours: { from: '22:00', until: '07:00' },
    digestAt: null,
  };
  const path = '/api/shopper/notification-times';
  const before = (await jo.inject({ method: 'GET', url: path })).json();

  const refused = await jo.inject({
    method: 'PUT',
    url: path,
    payload: { ...times, timeZone: 'Mars/North' },
  });
  await jo.inject({ method: 'PUT', url: path, payload: times });

  expect(before.times).toBeNull();
  expect(refused.json()).toMatchObject({ code: 'request.invalid', fields: [{ path: 'timeZone' }] });
  expect((await jo.inject({ method: 'GET', url: path })).json().times).toEqual(times);
});

it('services and times are exported without secrets, and deleted with the account', async () => {
  await connect(ntfy());

  const exported = (await jo.inject({ method: 'GET', url: '/api/shopper/export' })).json();

  expect(exported.data.alerts.notificationServices).toMatchObject([{ kind: 'ntfy', name: 'My phone' }]);
  expect(JSON.stringify(exported)).not.toContain(doubleKeys.ntfy);
});
