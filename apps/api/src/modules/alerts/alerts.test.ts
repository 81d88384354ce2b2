import type { MailTransport, OutgoingMail } from '@pricehunt/mail';
import { UnsendableMail } from '@pricehunt/mail';
import { englishVerdict, verdictSentence } from '@pricehunt/offers';
import { createSafeFetch } from '@pricehunt/safe-fetch';
import type { AccountRow, AlertMessageRow } from '@pricehunt/storage';
import { sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import type { FastifyInstance } from 'fastify';
import webPush from 'web-push';
import { buildTestApp, openTestServices } from '../../testing/test-api';
import type { TestServices } from '../../testing/test-api';
import { deliverAlerts } from './deliver-alerts';
import type { DeliveryServices } from './deliver-alerts';
import { alertWords } from './alert-words';
import { alertsAsCsv, alertsAsJson, csvRow, exportAlertsOf } from './export-alerts';
import { judgeAlerts } from './judge-alerts';
import { alertView } from './alert-view';
import { changeAlert, createAlert } from './create-alert';
import type { WantedAlert } from './create-alert';
import { sealService } from '../../outbound/notification-services/connected-service';
import {
  doubleKeys,
  startNotificationServices,
} from '../../outbound/notification-services/testing-notification-services';
import type { NotificationServicesDouble } from '../../outbound/notification-services/testing-notification-services';
import { outboundHeaderNames } from '../../outbound/outbound-headers';
import { pushHeaderNames } from '../../outbound/push-message';
import { startPushService } from '../../outbound/testing-push-service';
import type { PushServiceDouble } from '../../outbound/testing-push-service';
import { simulateOnHistory } from './simulate-alert';

const shopper = 'shopper-1';
const begun = Date.parse('2026-11-21T08:00:00.000Z');
const hourMs = 60 * 60_000;

let opened: TestServices;
let nowMs: number;
beforeEach(async () => {
  nowMs = begun;
  opened = await openTestServices();
  await opened.services.storage.products.saveProducts([
    sampleProduct({ id: 'p1', title: '=Headphones, "black"' }),
    sampleProduct({ id: 'p2' }),
  ]);
  await offer(29_900);
  await opened.services.storage.accounts.createAccount(account());
});
afterEach(() => opened.close());

/** Starts an app for each test; the result returns the current one. */
function useApp(): () => FastifyInstance {
  let app: FastifyInstance;
  beforeEach(async () => {
    ({ app } = await buildTestApp(opened.services));
  });
  afterEach(() => app.close());
  return () => app;
}

function services() {
  return { ...opened.services, now: () => new Date(nowMs) };
}

async function offer(
  amountMinor: number,
  changes: Partial<Parameters<typeof sampleOffer>[0]> = {},
): Promise<void> {
  await opened.services.storage.offers.saveOffers([
    {
      productId: 'p1',
      offer: sampleOffer({
        id: 'o1',
        price: { amountMinor, currency: 'EUR' },
        checkedAt: new Date(nowMs).toISOString(),
        ...changes,
      }),
    },
  ]);
}

async function later(hours: number, amountMinor: number, changes: Parameters<typeof offer>[1] = {}) {
  nowMs += hours * hourMs;
  await offer(amountMinor, changes);
  return judgeAlerts(services(), { productIds: null });
}

function account(changes: Partial<AccountRow> = {}): AccountRow {
  const createdAt = new Date(begun).toISOString();
  return {
    id: shopper,
    audience: 'shopper',
    email: 'jo@post.example',
    emailKey: 'jo@post.example',
    isVerified: true,
    passwordHash: 'x',
    isAdmin: false,
    adminRole: null,
    locale: 'en',
    createdAt,
    updatedAt: createdAt,
    passwordChangedAt: createdAt,
    disabledAt: null,
    totpSecret: null,
    totpEnabledAt: null,
    ...changes,
  } as const;
}

const target: WantedAlert = {
  productId: 'p1',
  rule: { kind: 'target-price', targetMinor: 25_000 },
  currency: 'EUR',
  country: 'DE',
  shippingCounted: false,
  shops: null,
  channels: ['email'],
};
/** Met by the price that every test starts with. */
const metTarget: WantedAlert = { ...target, rule: { kind: 'target-price', targetMinor: 30_000 } };
const transportWith = (send: MailTransport['send']): MailTransport => ({
  send,
  close: async () => undefined,
});
const firings = () =>
  opened.services.storage.alerts.listFirings({ shopperId: shopper, alertId: null, before: null, limit: 50 });

describe('an alert', () => {
  it('is judged when created, and shows its target', async () => {
    const waiting = await createAlert(services(), shopper, target);

    expect(waiting).toMatchObject({
      isMet: false,
      alert: {
        state: 'active',
        product: { id: 'p1', title: '=Headphones, "black"' },
        priceAtCreation: { amountMinor: 29_900, currency: 'EUR' },
        threshold: { amountMinor: 25_000, currency: 'EUR' },
        current: { price: { amountMinor: 29_900, currency: 'EUR' }, inStock: true },
      },
    });
  });

  it('fires at once, and only once, if its target is already met', async () => {
    const first = await createAlert(services(), shopper, metTarget);
    const again = await createAlert(services(), shopper, metTarget);
    const judged = await later(30, 29_000);

    expect(first).toMatchObject({ isMet: true, hasFired: true, alert: { state: 'fired', firingCount: 1 } });
    expect(again).toMatchObject({ isMet: true, hasFired: false });
    expect([again.alert.id, judged]).toEqual([first.alert.id, 0]);
    expect(await firings()).toMatchObject([
      { priceMinor: 29_900, previousMinor: null, thresholdMinor: 30_000 },
    ]);
  });

  it('is refused in a currency that no price of the product can be compared in', async () => {
    const inDirham = { ...target, currency: 'AED' };

    await expect(createAlert(services(), shopper, inDirham)).rejects.toMatchObject({
      code: 'alert.no-exchange-rate',
    });
    await createAlert(services(), shopper, { ...inDirham, rule: { kind: 'back-in-stock' } });
    await offer(20_000, { price: { amountMinor: 20_000, currency: 'AED' } });

    expect(await createAlert(services(), shopper, inDirham)).toMatchObject({ isMet: true, hasFired: true });
  });

  it('that is limited to shops ignores the prices and the past of others', async () => {
    const rule = { kind: 'new-low', days: null } as const;
    const elm = { id: 'o2', retailer: { name: 'Elm', domain: 'elm.example' } };
    await offer(35_000, elm);
    await createAlert(services(), shopper, { ...target, rule, shops: ['elm.example'] });

    const unchanged = await later(30, 35_000, elm);
    const elsewhere = await later(1, 20_000);
    const there = await later(30, 34_000, elm);

    expect([unchanged, elsewhere, there]).toEqual([0, 0, 1]);
    expect(await firings()).toMatchObject([{ priceMinor: 34_000 }]);
  });

  it('watches the condition that was chosen', async () => {
    const rule = { kind: 'target-price', targetMinor: 20_000 } as const;
    const { alert } = await createAlert(services(), shopper, { ...target, rule, condition: 'used' });

    const whenNew = await later(30, 19_000);
    const whenUsed = await later(30, 19_000, { id: 'o3', condition: 'used' });

    expect(alert.condition).toBe('used');
    expect([whenNew, whenUsed]).toEqual([0, 1]);
  });

  it("fires on a percentage drop only if tax can't explain the drop", async () => {
    const drop = { kind: 'percent-drop', percent: 5, against: 'creation' } as const;
    await createAlert(services(), shopper, { ...target, country: 'US', rule: drop });

    const doubtful = await later(30, 28_000, { tax: 'excluded' });
    const certain = await later(30, 28_000, { tax: 'included' });

    expect([doubtful, certain]).toEqual([0, 1]);
    expect(await firings()).toMatchObject([{ priceMinor: 28_000, previousMinor: 28_000 }]);
  });

  it('compares a new low in the US with past prices of the same tax treatment', async () => {
    const low = { kind: 'new-low', days: null } as const;
    await later(1, 20_000, { id: 'o2', tax: 'excluded', availability: 'out_of_stock' });
    await later(24, 29_900);
    await createAlert(services(), shopper, { ...target, country: 'US', rule: low });

    expect(await later(24, 29_000)).toBe(1);
  });

  it('fires again after a rise if its target was met from the start', async () => {
    await createAlert(services(), shopper, metTarget);

    const fired = [await later(30, 31_000), await later(1, 29_500)];

    expect(fired).toEqual([0, 1]);
  });

  it('sends the first message at once if its target is already met', async () => {
    const enqueued: string[] = [];
    const { jobQueue } = opened.services;
    const watched: typeof jobQueue = {
      ...jobQueue,
      enqueue: (job, ...rest) => {
        enqueued.push(job.name);
        return jobQueue.enqueue(job, ...rest);
      },
    };

    await createAlert({ ...services(), jobQueue: watched }, shopper, target);
    const whileWaiting = [...enqueued];
    await createAlert({ ...services(), jobQueue: watched }, shopper, metTarget);

    expect([whileWaiting, enqueued]).toEqual([[], ['deliver-alerts']]);
  });

  it("doesn't fire for a product that is already in stock", async () => {
    const made = await createAlert(services(), shopper, { ...target, rule: { kind: 'back-in-stock' } });

    expect(made).toMatchObject({ isMet: true, hasFired: false, alert: { firingCount: 0 } });
    expect(await firings()).toEqual([]);
  });

  it('is one alert, however often it is created', async () => {
    const first = await createAlert(services(), shopper, target);
    const again = await createAlert(services(), shopper, target);

    expect(again.alert.id).toBe(first.alert.id);
  });

  it.each([
    ['an unknown product', { productId: 'p9' }, 'product.not-found'],
    ['an unknown currency', { currency: 'QQQ' }, 'request.invalid'],
  ])('is rejected for %s', async (_what, changes, code) => {
    await expect(createAlert(services(), shopper, { ...target, ...changes })).rejects.toMatchObject({ code });
  });

  it('fires once on crossing, and again after a rise', async () => {
    await createAlert(services(), shopper, target);

    const fired = [
      await later(1, 25_100),
      await later(1, 24_900),
      await later(30, 24_000),
      await later(1, 26_000),
      await later(1, 24_500),
    ];

    expect(fired).toEqual([0, 1, 0, 0, 1]);
    expect(await firings()).toMatchObject([
      { priceMinor: 24_500, previousMinor: 26_000, thresholdMinor: 25_000 },
      { priceMinor: 24_900, previousMinor: 25_100 },
    ]);
  });

  it('fires once when several workers judge it at the same time', async () => {
    await createAlert(services(), shopper, target);
    nowMs += hourMs;
    await offer(20_000);

    const fired = await Promise.all([1, 2, 3].map(() => judgeAlerts(services(), { productIds: ['p1'] })));

    expect(fired.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await firings()).toHaveLength(1);
  });

  it('saves no firing if its message could not be queued', async () => {
    await createAlert(services(), shopper, target);
    nowMs += hourMs;
    await offer(20_000);
    const { storage } = opened.services;
    const broken: typeof storage = {
      ...storage,
      atomically: (work) =>
        storage.atomically((stores) =>
          work({
            ...stores,
            alertMessages: {
              ...stores.alertMessages,
              queueMessages: () => Promise.reject(new Error('the disk is full')),
            },
          }),
        ),
    };

    await expect(judgeAlerts({ ...services(), storage: broken }, { productIds: null })).rejects.toThrow(
      'the disk is full',
    );
    const after = await judgeAlerts(services(), { productIds: null });

    expect(after).toBe(1);
    expect(await firings()).toHaveLength(1);
  });

  it("doesn't fire while paused", async () => {
    const { alert } = await createAlert(services(), shopper, target);
    const paused = await changeAlert(services(), shopper, alert.id, { isPaused: true });

    const fired = await later(1, 20_000);

    expect([paused.alert.state, fired]).toEqual(['paused', 0]);
  });

  it('is judged from scratch when its rule changes, and belongs to its shopper', async () => {
    const { alert } = await createAlert(services(), shopper, target);

    const changed = await changeAlert(services(), shopper, alert.id, {
      rule: { kind: 'target-price', targetMinor: 30_000 },
    });

    await expect(changeAlert(services(), 'shopper-2', alert.id, { isPaused: true })).rejects.toMatchObject({
      code: 'alert.not-found',
    });
    expect(changed).toMatchObject({ isMet: true, alert: { state: 'fired', firingCount: 1 } });
    expect(await firings()).toHaveLength(1);
  });

  it("doesn't fire again when saved with the same target", async () => {
    const { alert } = await createAlert(services(), shopper, metTarget);

    const saved = await changeAlert(services(), shopper, alert.id, {
      rule: metTarget.rule,
      currency: metTarget.currency,
      shippingCounted: metTarget.shippingCounted,
      channels: ['push'],
    });

    expect(saved).toMatchObject({
      isMet: true,
      hasFired: false,
      alert: { channels: ['push'], firingCount: 1 },
    });
    expect(await firings()).toHaveLength(1);
  });

  it('fires on resume for a target that was met while paused', async () => {
    const { alert } = await createAlert(services(), shopper, target);
    await changeAlert(services(), shopper, alert.id, { isPaused: true });
    await changeAlert(services(), shopper, alert.id, { rule: metTarget.rule });
    const whilePaused = await firings();

    await changeAlert(services(), shopper, alert.id, { isPaused: false });
    const news = await opened.services.storage.alerts.listProductsWithNews(10);
    await judgeAlerts(services(), { productIds: news });

    expect(whilePaused).toEqual([]);
    expect(await firings()).toMatchObject([{ priceMinor: 29_900 }]);
  });

  it("can't be changed into another alert of the shopper", async () => {
    await createAlert(services(), shopper, target);
    const { alert } = await createAlert(services(), shopper, { ...target, shippingCounted: true });

    const changing = changeAlert(services(), shopper, alert.id, { shippingCounted: false });

    await expect(changing).rejects.toMatchObject({ code: 'alert.taken' });
  });

  it('includes shipping if it should, and ignores an offer with unknown shipping', async () => {
    const { alert } = await createAlert(services(), shopper, { ...target, shippingCounted: true });
    const unknown = await later(1, 20_000);
    const dear = await later(1, 24_900, {
      shipping: { kind: 'known', cost: { amountMinor: 200, currency: 'EUR' } },
    });
    const free = await later(1, 24_900, { shipping: { kind: 'free' } });

    expect(alert.current?.price).toBeNull();
    expect([unknown, dear, free]).toEqual([0, 0, 1]);
  });

  it('ignores the price of used and unavailable offers', async () => {
    await createAlert(services(), shopper, target);

    const fired = [
      await later(1, 10_000, { condition: 'used' }),
      await later(1, 10_000, { availability: 'out_of_stock' }),
    ];

    expect(fired).toEqual([0, 0]);
  });

  it('converts only at fresh rates, and shows that it waits for one', async () => {
    await createAlert(services(), shopper, { ...target, currency: 'USD' });
    const old = await later(1, 20_000);
    const states = async () => {
      const { alerts } = opened.services.storage;
      return (await alerts.listAlerts(shopper)).map((alert) => alertView(alert, null).state);
    };
    const waiting = await states();
    await opened.services.storage.exchangeRates.saveRates({
      base: 'EUR',
      date: '2026-11-20',
      rates: { USD: 1.1 },
    });
    const fresh = await later(1, 20_000);

    expect([old, fresh]).toEqual([0, 1]);
    expect([waiting, await states()]).toEqual([['awaiting-rate'], ['fired']]);
  });

  it('fires when back in stock, and ignores missing answers', async () => {
    await createAlert(services(), shopper, { ...target, rule: { kind: 'back-in-stock' } });

    const fired = [
      await later(1, 29_900, { availability: 'unknown' }),
      await later(1, 29_900, { availability: 'out_of_stock' }),
      await later(1, 29_900, { availability: 'unknown' }),
      await later(1, 29_900, { availability: 'in_stock' }),
    ];

    expect(fired).toEqual([0, 0, 0, 1]);
  });

  it('finds a new low in the product’s price history', async () => {
    await createAlert(services(), shopper, { ...target, rule: { kind: 'new-low', days: null } });

    const fired = [await later(24, 31_000), await later(24, 29_900), await later(24, 29_800)];

    expect(fired).toEqual([0, 0, 1]);
  });

  it('is judged once when its product has news, whatever the source', async () => {
    await createAlert(services(), shopper, target);
    const before = await opened.services.storage.alerts.listProductsWithNews(10);
    nowMs += hourMs;
    await offer(29_900);
    const between = await opened.services.storage.alerts.listProductsWithNews(10);
    await judgeAlerts(services(), { productIds: between });

    expect([before, between]).toEqual([[], ['p1']]);
    expect(await opened.services.storage.alerts.listProductsWithNews(10)).toEqual([]);
  });
});

describe('the messages of an alert', () => {
  const mails: OutgoingMail[] = [];
  beforeEach(() => void mails.splice(0));
  const delivery = (changes: Partial<DeliveryServices> = {}): DeliveryServices => ({
    ...services(),
    mail: transportWith(async (mail) => void mails.push(mail)),
    ...changes,
  });
  const fire = async (changes: Partial<WantedAlert> = {}) => {
    const { alert } = await createAlert(services(), shopper, { ...target, ...changes });
    await later(1, 24_900);
    return alert;
  };
  const messagesOf = async () => {
    const [firing] = await firings();
    return opened.services.storage.alertMessages.listMessages(firing?.id ?? '');
  };

  it('are sent once, with a one-click stop link', async () => {
    await fire();

    const sent = [await deliverAlerts(delivery()), await deliverAlerts(delivery())];

    expect(sent).toEqual([1, 0]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'jo@post.example',
      subject: '=Headphones, "black": now €249.00',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mails[0]?.text).toContain('(was €299.00)');
    expect(mails[0]?.text).toContain('https://pricehunt.example/product/p1');
    expect(mails[0]?.headers?.['List-Unsubscribe']).toMatch(
      /^<https:\/\/pricehunt\.example\/api\/alerts\/stop\?token=[^>]+>$/,
    );
  });

  it('show the shop, the price with shipping and the delivery country', async () => {
    await createAlert(services(), shopper, target);
    await later(1, 24_900, {
      retailer: { name: 'Klangwerk.com', domain: 'shop-one.example' },
      shipping: { kind: 'known', cost: { amountMinor: 490, currency: 'EUR' } },
    });

    await deliverAlerts(delivery());

    const expected = ['€253.90', 'At Klangwerk com, incl. shipping', '€249.00 + €4.90 shipping'];
    for (const words of [...expected, 'Delivered to Germany']) {
      expect(mails[0]?.text).toContain(words);
      expect(mails[0]?.html).toContain(words);
    }
  });

  it('say that shipping is unknown instead of omitting it', async () => {
    await fire();

    await deliverAlerts(delivery());

    expect(mails[0]?.text).toContain('At Shop One, before shipping\nShipping not stated');
  });

  it('show a product image that reveals nothing about the reader', async () => {
    await fire();

    await deliverAlerts(delivery());

    const pictures = mails[0]?.html.match(/<img [^>]*>/g);
    expect(pictures).toEqual([
      expect.stringContaining(
        'src="https://images.example/wh.jpg" alt="=Headphones, &quot;black&quot;" width=',
      ),
    ]);
    expect(pictures?.[0]).toContain('referrerpolicy="no-referrer"');
  });

  it('have a link that stops them', async () => {
    await fire();

    await deliverAlerts(delivery());

    const stopLink = mails[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? 'none';
    const links = [...(mails[0]?.html ?? '').matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)];
    expect(links.map(([, href, label]) => [label, href])).toEqual([
      ['Compare prices', 'https://pricehunt.example/product/p1'],
      ['Unsubscribe from this alert', stopLink],
    ]);
    expect(mails[0]?.text).toContain(`Unsubscribe from this alert:\n${stopLink}`);
  });

  it('show the same verdict as the product page', async () => {
    await createAlert(services(), shopper, target);
    for (let day = 1; day <= 15; day++) await later(24, 29_900);
    await later(24, 24_900);

    await deliverAlerts(delivery());

    const { app } = await buildTestApp(services());
    const url = '/api/products/p1/price-history?days=180&currency=EUR';
    const { verdict, basis } = (await app.inject({ method: 'GET', url })).json();
    await app.close();
    const sentence = verdictSentence(verdict, basis, englishVerdict, 'en');
    expect(sentence).toBe(
      'A very good time to buy: the item price of €249.00 at Shop One is 17% below its 90-day median of €299.00.',
    );
    expect(mails[0]?.text).toContain(`${sentence} Based on prices of new products, before shipping.`);
    expect(mails[0]?.html).toContain(sentence);
  });

  it('say that the price has changed since, with the current price', async () => {
    await fire();
    nowMs += hourMs;
    await offer(27_900);

    await deliverAlerts(delivery());

    expect(mails[0]?.text).toContain('now €249.00');
    expect(mails[0]?.text).toContain('The price has changed since then. Here is the latest:');
    expect(mails[0]?.text).toContain('€279.00\nAt Shop One');
  });

  it('say that no shop has it any more, without a price', async () => {
    await fire();
    nowMs += hourMs;
    await offer(24_900, { availability: 'out_of_stock' });

    await deliverAlerts(delivery());

    expect(mails[0]?.text).toContain('black"\nOut of stock at every shop right now.\nDelivered to Germany');
  });

  it('say if the target was already met', async () => {
    await createAlert(services(), shopper, metTarget);

    await deliverAlerts(delivery());

    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('costs €299.00 and is already at or below your target price.');
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'an unverified address',
      async () => {
        await opened.services.storage.accounts.deleteAccount(shopper);
        await opened.services.storage.accounts.createAccount(account({ isVerified: false }));
      },
    ],
    ['an account that is gone', () => opened.services.storage.accounts.deleteAccount(shopper)],
    [
      'an alert that was stopped meanwhile',
      async () => {
        const [alert] = await opened.services.storage.alerts.listAlerts(shopper);
        await changeAlert(services(), shopper, alert?.id ?? '', { isPaused: true });
      },
    ],
  ])('are not sent to %s', async (_what, change) => {
    await fire();
    await change();

    await deliverAlerts(delivery());

    expect(mails).toEqual([]);
    expect(await messagesOf()).toMatchObject([{ state: 'dropped' }]);
  });

  it('are retried later and fail after eight attempts', async () => {
    await fire();
    const failing: MailTransport['send'] = () => Promise.reject(new Error('the server is away'));
    const states: string[] = [];

    for (let tries = 1; tries <= 8; tries++) {
      await deliverAlerts(delivery({ mail: transportWith(failing) }));
      const [message] = await messagesOf();
      states.push(`${message?.state} ${message?.attempts}`);
      nowMs = Date.parse(message?.nextAt ?? '');
    }
    await deliverAlerts(delivery());

    expect(states).toEqual([...[1, 2, 3, 4, 5, 6, 7].map((tries) => `waiting ${tries}`), 'dead 8']);
    expect(mails).toEqual([]);
  });

  it("fail at once if retrying can't help", async () => {
    await fire();

    await deliverAlerts(
      delivery({ mail: transportWith(() => Promise.reject(new UnsendableMail('no such address'))) }),
    );

    expect(await messagesOf()).toMatchObject([{ state: 'dead', lastError: 'no such address' }]);
  });

  it('are in the language of the account', async () => {
    await opened.services.storage.accounts.changeAccount(
      shopper,
      { locale: 'de' },
      new Date(begun).toISOString(),
    );
    await fire();

    await deliverAlerts(delivery());

    const { text = '', html = '' } = mails[0] ?? {};
    expect(text).toContain('hat deinen Wunschpreis erreicht: jetzt 249,00');
    expect(text).toContain('Lieferland: Deutschland');
    expect(html).toContain('Diesen Preisalarm abbestellen');
    expect(text).not.toMatch(/\b(Sie|Ihr|Ihre|Ihnen|Ihren)\b/);
  });

  it('reach the shopper’s browsers encrypted and signed, and delete expired subscriptions', async () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const service = await startPushService(publicKey);
    const safeFetch = createSafeFetch({
      userAgent: 'PriceHunt/test',
      allow: [service.hostAndPort],
      respectRobots: false,
      headerNames: ['ttl', 'urgency', 'topic', 'content-encoding'],
    });
    service.answerWith('/gone', 410);
    const endpoints = [
      `${service.origin}/here`,
      `${service.origin}/gone`,
      'https://10.0.0.1/inside',
      'http://localhost:1/',
    ];
    for (const [place, endpoint] of endpoints.entries()) {
      await opened.services.storage.pushSubscriptions.savePushSubscription(
        { id: `b${place}`, shopperId: shopper, endpoint, ...service.keys, createdAt: `2026-11-2${place}` },
        { max: 10 },
      );
    }
    await fire({ channels: ['push'] });

    const sent = await deliverAlerts(
      delivery({ safeFetch, push: { publicKey, privateKey, subject: 'mailto:op@pricehunt.example' } }),
    );

    expect(service.refused).toEqual([]);
    expect(sent).toBe(1);
    expect(service.accepted).toMatchObject([
      {
        path: '/here',
        ttl: '86400',
        words: {
          title: '=Headphones, "black": now €249.00',
          body: expect.stringMatching(/ At .+, before shipping\.$/),
          path: '/product/p1',
        },
      },
    ]);
    const left = await opened.services.storage.pushSubscriptions.listPushSubscriptions(shopper);
    expect(left.map(({ id }) => id)).toEqual(['b0']);
    expect(mails).toEqual([]);
    await safeFetch.close();
    await service.stop();
  });

  describe('to a notification service', () => {
    let service: NotificationServicesDouble;
    let safeFetch: DeliveryServices['safeFetch'];
    beforeEach(async () => {
      service = await startNotificationServices();
      safeFetch = createSafeFetch({
        userAgent: 'PriceHunt/test',
        respectRobots: false,
        allow: [service.hostAndPort],
        headerNames: outboundHeaderNames,
      });
      const { origin: server } = service;
      const settings = { kind: 'ntfy', server, topic: 'drops', accessToken: doubleKeys.ntfy } as const;
      await opened.services.storage.notificationServices.createNotificationService({
        id: 'n1',
        shopperId: shopper,
        kind: 'ntfy',
        name: 'Phone',
        place: 'ntfy/drops',
        settings: sealService(opened.services, 'n1', { settings, secret: null }),
        createdAt: new Date(begun).toISOString(),
      });
    });
    afterEach(async () => {
      await safeFetch.close();
      await service.stop();
    });
    const deliverNow = () => deliverAlerts(delivery({ safeFetch, report: () => {} }));

    it('are sent once, besides those by e-mail', async () => {
      await fire({ channels: ['email', 'service:n1'] });

      const sent = [await deliverNow(), await deliverNow()];

      expect(sent).toEqual([2, 0]);
      expect(mails).toHaveLength(1);
      expect(service.shown).toMatchObject([
        {
          title: '=Headphones, "black": now €249.00',
          link: 'https://pricehunt.example/product/p1',
        },
      ]);
    });

    it.each([
      ['are repeated after an outage', 'busy', 'waiting', '429 limit reached'],
      ['are given up with a wrong key', 'wrong-key', 'dead', '403 forbidden'],
    ] as const)('%s', async (_what, situation, state, answer) => {
      await fire({ channels: ['service:n1'] });
      service.situation = situation;

      await deliverNow();

      expect(await messagesOf()).toMatchObject([
        { state, lastError: `ntfy rejected the message: ${answer}` },
      ]);
    });

    it('are all postponed if one gets no response', async () => {
      await createAlert(services(), shopper, { ...metTarget, channels: ['service:n1'] });
      await fire({ channels: ['service:n1'] });
      await service.stop();

      await deliverNow();

      const messages: AlertMessageRow[] = [];
      for (const { id } of await firings())
        messages.push(...(await opened.services.storage.alertMessages.listMessages(id)));
      const nextAt = new Date(nowMs + 2 * 60_000).toISOString();
      expect(messages.map((message) => message.attempts).toSorted()).toEqual([0, 1]);
      expect(messages).toMatchObject([
        { state: 'waiting', nextAt },
        { state: 'waiting', nextAt },
      ]);
    });

    it('name as many alerts of a digest as fit, and count the rest', async () => {
      await opened.services.storage.notificationServices.saveNotificationTimes({
        shopperId: shopper,
        timeZone: 'Europe/Berlin',
        quietFrom: null,
        quietUntil: null,
        digestAt: '18:00',
      });
      for (let count = 0; count < 20; count += 1) {
        const rule = { kind: 'target-price', targetMinor: 30_000 + count } as const;
        await createAlert(services(), shopper, { ...metTarget, rule, channels: ['service:n1'] });
      }
      nowMs = Date.parse((await messagesOf())[0]?.nextAt ?? '');

      const sent = await deliverNow();

      const lines = service.shown[0]?.text.split('\n') ?? [];
      const more = Number(/^and (\d+) more$/.exec(lines.pop() ?? '')?.[1]);
      expect(sent).toBe(20);
      expect(lines.length + more).toBe(20);
      expect(lines.filter((line) => !line.endsWith('below your target price.'))).toEqual([]);
    });

    it('cannot be set for the service of somebody else', async () => {
      const foreign = createAlert(services(), 'shopper-2', { ...target, channels: ['service:n1'] });

      await expect(foreign).rejects.toMatchObject({ code: 'alert.unknown-service' });
    });
  });

  describe('at the times that the shopper chose', () => {
    const times = {
      shopperId: shopper,
      timeZone: 'Europe/Berlin',
      quietFrom: null,
      quietUntil: null,
      digestAt: null,
    };
    const save = (changes: object) =>
      opened.services.storage.notificationServices.saveNotificationTimes({ ...times, ...changes });

    it('wait for the end of quiet hours', async () => {
      await save({ quietFrom: '08:00', quietUntil: '12:00' });
      await fire();

      const during = await deliverAlerts(delivery());
      const [waiting] = await messagesOf();
      nowMs = Date.parse(waiting?.nextAt ?? '');
      const after = await deliverAlerts(delivery());

      expect([during, waiting?.nextAt, after]).toEqual([0, '2026-11-21T11:00:00.000Z', 1]);
    });

    it('arrive as one digest a day', async () => {
      await save({ digestAt: '18:00' });
      await fire();
      await createAlert(services(), shopper, {
        ...metTarget,
        rule: { kind: 'target-price', targetMinor: 26_000 },
      });

      const before = await deliverAlerts(delivery());
      const [waiting] = await messagesOf();
      nowMs = Date.parse(waiting?.nextAt ?? '');
      const sent = [await deliverAlerts(delivery()), await deliverAlerts(delivery())];

      expect([before, sent]).toEqual([0, [2, 0]]);
      expect(waiting?.nextAt).toMatch(/T17:00:00\.000Z$/);
      expect(mails).toMatchObject([{ subject: '2 price alerts' }]);
      expect(mails[0]?.text.match(/\/product\/p1/g)).toHaveLength(2);
    });
  });

  describe('to a browser', () => {
    let service: PushServiceDouble;
    let safeFetch: DeliveryServices['safeFetch'];
    let push: DeliveryServices['push'];
    const subscriptionIds = async () => {
      const { pushSubscriptions } = opened.services.storage;
      return (await pushSubscriptions.listPushSubscriptions(shopper)).map(({ id }) => id);
    };
    const fireAndDeliver = async () => {
      await fire({ channels: ['push'] });
      await deliverAlerts(delivery({ safeFetch, push, report: () => {} }));
    };
    beforeEach(async () => {
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      push = { publicKey, privateKey, subject: 'mailto:op@pricehunt.example' };
      service = await startPushService(publicKey);
      safeFetch = createSafeFetch({
        userAgent: 'PriceHunt/test',
        allow: [service.hostAndPort],
        respectRobots: false,
        headerNames: pushHeaderNames,
      });
      await opened.services.storage.pushSubscriptions.savePushSubscription(
        {
          id: 'b1',
          shopperId: shopper,
          endpoint: `${service.origin}/here`,
          ...service.keys,
          createdAt: '2026-11-20',
        },
        { max: 10 },
      );
    });
    afterEach(async () => {
      await safeFetch.close();
      await service.stop();
    });

    it('state their lifetime, their urgency and the message they replace', async () => {
      await fireAndDeliver();

      const [alert] = await opened.services.storage.alerts.listAlerts(shopper);
      expect(service.refused).toEqual([]);
      expect(service.accepted).toMatchObject([
        { ttl: '86400', urgency: 'normal', topic: alert?.id.replaceAll('-', ''), words: { tag: alert?.id } },
      ]);
    });

    it("fit the limit of every push service, whatever the product's title", async () => {
      await opened.services.storage.products.saveProducts([
        sampleProduct({ id: 'p1', title: '漢'.repeat(2000) }),
      ]);

      await fireAndDeliver();

      expect(service.refused).toEqual([]);
      expect(service.accepted).toHaveLength(1);
    });

    it.each([404, 410])('delete a browser that responds %i', async (status) => {
      service.answerWith('/here', status);

      await fireAndDeliver();

      expect(await messagesOf()).toMatchObject([{ state: 'dropped' }]);
      expect(await subscriptionIds()).toEqual([]);
    });

    it.each([
      [500, {}, 2 * 60_000],
      [503, { 'retry-after': '5' }, 2 * 60_000],
      [429, { 'retry-after': '3600' }, 3_600_000],
    ] as const)('wait after %i with %j for at least the requested time', async (status, headers, waitMs) => {
      service.answerWith('/here', status, headers);

      await fireAndDeliver();

      const nextAt = new Date(nowMs + waitMs).toISOString();
      expect(await messagesOf()).toMatchObject([{ state: 'waiting', attempts: 1, nextAt }]);
      expect(await subscriptionIds()).toEqual(['b1']);
    });

    it.each([400, 401, 403, 413])('fail at once after %i, which no retry can fix', async (status) => {
      service.answerWith('/here', status);

      await fireAndDeliver();

      expect(await messagesOf()).toMatchObject([{ state: 'dead', attempts: 1 }]);
      expect(await subscriptionIds()).toEqual(['b1']);
    });
  });

  describe('the stop link of an alert', () => {
    const app = useApp();
    const stopUrl = async () => {
      await fire();
      await deliverAlerts(delivery());
      const link = mails[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
      return link.replace('https://pricehunt.example', '');
    };
    const state = async () =>
      (await opened.services.storage.alerts.listAlerts(shopper)).map(({ isPaused }) => isPaused);

    it('stops it only on confirmation: opening the link changes nothing', async () => {
      const url = await stopUrl();

      const page = await app().inject({ method: 'GET', url });

      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['content-security-policy']).toContain("form-action 'self'");
      expect(page.body).toContain('=Headphones, &quot;black&quot;');
      expect(page.body).toContain(`action="${url}"`);
      expect(await state()).toEqual([false]);
    });

    it.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['multipart/form-data; boundary=x', '--x--'],
    ])('stops it in one click from an e-mail program that posts %s, safely twice', async (type, payload) => {
      const url = await stopUrl();
      const post = () => app().inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

      const answers = [await post(), await post()];

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await state()).toEqual([true]);
    });

    it.each(['GET', 'POST'] as const)('says on %s if another alert has replaced this one', async (method) => {
      const url = await stopUrl();
      const [alert] = await opened.services.storage.alerts.listAlerts(shopper);
      await opened.services.storage.alerts.deleteAlert(alert?.id ?? '', shopper);

      const page = await app().inject({ method, url });

      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('This alert no longer exists');
      expect(page.body).toContain('href="/alerts"');
      expect(page.body).not.toContain('Alert stopped');
    });

    it('is rejected if tampered with', async () => {
      const url = await stopUrl();
      const changed = [url.slice(0, -3), '/api/alerts/stop', '/api/alerts/stop?token=x~y'];

      const answers = await Promise.all(changed.map((each) => app().inject({ method: 'POST', url: each })));

      expect(answers.map((answer) => answer.json().code)).toEqual(changed.map(() => 'alert.bad-stop-link'));
      expect(await state()).toEqual([false]);
    });
  });
});

describe('the simulation of an alert', () => {
  const app = useApp();
  beforeEach(async () => {
    for (const price of [27_000, 24_000, 31_000, 24_500, 29_900]) {
      nowMs += 24 * hourMs;
      await offer(price);
    }
  });
  const query = (rest: string) =>
    app().inject({ method: 'GET', url: `/api/products/p1/alert-simulation?currency=EUR&${rest}` });

  it("adds today's shipping to past prices if included, and has no result if that is unknown", async () => {
    await services().storage.shopShipping.saveOperatorRates('shop-one.example', [
      { country: 'SE', cost: { amountMinor: 700, currency: 'EUR' }, freeFrom: null },
    ]);
    const lowest = async (country: string, shippingCounted: boolean) => {
      const rule = { kind: 'target-price', targetMinor: 25_000 } as const;
      const terms = { rule, currency: 'EUR', country, shippingCounted, shops: null };
      return (await simulateOnHistory(services(), 'p1', terms)).lowest?.amountMinor ?? null;
    };

    expect(await lowest('SE', true)).toBe(24_700);
    expect(await lowest('SE', false)).toBe(24_000);
    expect(await lowest('US', true)).toBeNull();
  });

  it('counts how often the alert would have fired', async () => {
    const simulated = await simulateOnHistory(services(), 'p1', {
      rule: { kind: 'target-price', targetMinor: 25_000 },
      currency: 'EUR',
      country: null,
      shippingCounted: false,
      shops: null,
    });

    expect(simulated).toMatchObject({
      days: 180,
      canTell: true,
      isMetNow: false,
      lowest: { amountMinor: 24_000, currency: 'EUR' },
      firings: [
        { day: '2026-11-23', price: { amountMinor: 24_000, currency: 'EUR' } },
        { day: '2026-11-25', price: { amountMinor: 24_500, currency: 'EUR' } },
      ],
    });
  });

  it('is public, with the same rules', async () => {
    const answer = await query('kind=target-price&targetMinor=25000');

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, simulation: { days: 180, canTell: true } });
  });

  it.each([
    ['kind=target-price', 'targetMinor'],
    ['kind=percent-drop&percent=99', 'percent'],
    ['kind=any-change&percent=5', 'kind'],
  ])('rejects %s and names the field', async (rest, path) => {
    const answer = await query(rest);

    expect(answer.json()).toMatchObject({ code: 'request.invalid', fields: [{ path }] });
  });

  it('has no result for stock alerts or a currency without prices', async () => {
    const stock = await query('kind=back-in-stock');
    const yen = await app().inject({
      method: 'GET',
      url: '/api/products/p1/alert-simulation?currency=KES&kind=any-change',
    });

    expect(stock.json().simulation).toMatchObject({ canTell: false, isMetNow: null });
    expect(yen.json().simulation).toMatchObject({ canTell: false, firings: [] });
  });
});

describe('the export of alerts', () => {
  const textOf = async (pieces: AsyncIterable<string>) => {
    let text = '';
    for await (const piece of pieces) text += piece;
    return text;
  };

  it('is JSON with all alerts and firings', async () => {
    await createAlert(services(), shopper, target);
    await later(1, 24_900);

    const text = await textOf(alertsAsJson(opened.services.storage, shopper, '2026-11-21T10:00:00.000Z'));

    expect(JSON.parse(text)).toMatchObject({
      exportedAt: '2026-11-21T10:00:00.000Z',
      alerts: [{ product: { id: 'p1' }, firingCount: 1 }],
      firings: [{ price: { amountMinor: 24_900, currency: 'EUR' } }],
    });
    expect(await exportAlertsOf(opened.services.storage, shopper)).toMatchObject(
      (({ alerts, firings: fired }) => ({ alerts, firings: fired }))(JSON.parse(text)),
    );
    expect(JSON.parse(await textOf(alertsAsJson(opened.services.storage, 'nobody', 'now')))).toMatchObject({
      alerts: [],
      firings: [],
    });
  });

  it('marks prices without tax, as the list and the message do', async () => {
    await createAlert(services(), shopper, { ...target, country: 'US' });
    await later(1, 24_900, { tax: 'excluded' });

    const { alerts, firings: fired } = await exportAlertsOf(opened.services.storage, shopper);
    const csv = (await textOf(alertsAsCsv(opened.services.storage, shopper))).trim().split('\r\n');
    const [firing] = await firings();
    const priceHolds = { kind: 'item-only', tax: 'excluded', currency: 'EUR' };
    const wordsOf = (fired: Parameters<typeof alertWords>[0], locale: string) =>
      alertWords(fired, { title: 'Lamp', search: null }, locale).sentence;

    expect(alerts).toMatchObject([{ current: { priceHolds } }]);
    expect(fired).toMatchObject([{ priceHolds }]);
    expect(csv.map((line) => line.split(',').at(-1))).toEqual(['tax', 'excluded', 'excluded']);
    expect(firing && wordsOf(firing, 'en-US')).toContain('costs €249.00 (plus VAT)');
    expect(firing && wordsOf(firing, 'de')).toContain('kostet 249,00\u00a0€ (zzgl. MwSt.)');
  });

  it('is CSV without formulas', async () => {
    await createAlert(services(), shopper, target);
    await later(1, 24_900);

    const [head, alert, firing] = (await textOf(alertsAsCsv(opened.services.storage, shopper))).split('\r\n');

    expect(head).toMatch(/^record,id,alert_id,product_id,product,kind/);
    expect(alert).toContain('"\'=Headphones, ""black"""');
    expect(firing).toMatch(/,249\.00,250\.00,EUR,,included$/);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['\tx', "'\tx"],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['plain', 'plain'],
  ])('writes %j so that it stays text', (cell, written) => {
    expect(csvRow([cell])).toBe(`${written}\r\n`);
  });
});
