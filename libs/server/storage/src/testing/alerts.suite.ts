import type { Storage } from '../storage';
import { sampleAlert, sampleAlertFiring, sampleOffer, sampleProduct, sampleSearchAlert } from './samples';

const claimAt = '2026-11-21T12:00:00.000Z';
const leaseUntil = '2026-11-21T12:05:00.000Z';

export function describeAlerts(storage: () => Storage): void {
  describe('alerts', () => {
    it('are returned as created; the same rule for the same product is not created twice', async () => {
      const alert = sampleAlert({ id: 'a1', sighting: null });

      const created = await storage().alerts.createAlert(alert);
      const again = await storage().alerts.createAlert({ ...alert, id: 'a2', createdAt: claimAt });
      const other = await storage().alerts.createAlert({ ...alert, id: 'a3', shippingCounted: true });

      expect(created).toEqual({ created: true, alert });
      expect(again).toEqual({ created: false, alert });
      expect(other.created).toBe(true);
      expect((await storage().alerts.listAlerts('s1')).map(({ id }) => id)).toEqual(['a3', 'a1']);
      expect(await storage().alerts.countAlerts('s1')).toBe(2);
    });

    it('are found only by their owner', async () => {
      await storage().alerts.createAlert(sampleAlert({ id: 'a1' }));

      const found = [
        await storage().alerts.findAlert('a1', 's1'),
        await storage().alerts.findAlert('a1', 's2'),
        await storage().alerts.findAlert('a1'),
      ];

      expect(found.map((alert) => alert?.id ?? null)).toEqual(['a1', null, 'a1']);
    });

    it('can be changed once per version', async () => {
      const alert = sampleAlert({ id: 'a1' });
      await storage().alerts.createAlert(alert);

      const changed = [
        await storage().alerts.changeAlert({ ...alert, isPaused: true }),
        await storage().alerts.changeAlert({ ...alert, isPaused: false }),
        await storage().alerts.changeAlert({ ...alert, shopperId: 's2', version: 2 }),
      ];

      expect(changed).toEqual([true, false, false]);
      expect(await storage().alerts.findAlert('a1')).toEqual({ ...alert, isPaused: true, version: 2 });
    });

    it('cannot become equal to another of the same shopper', async () => {
      const alert = sampleAlert({ id: 'a1' });
      await storage().alerts.createAlert(alert);
      await storage().alerts.createAlert({ ...alert, id: 'a2', currency: 'USD' });

      const changed = await storage().alerts.changeAlert({ ...alert, id: 'a2', currency: 'EUR' });

      expect(changed).toBe(false);
    });

    it('are listed for evaluation by id, without paused ones', async () => {
      for (const id of ['a3', 'a1', 'a2', 'a4']) {
        await storage().alerts.createAlert(sampleAlert({ id, productId: `p-${id}`, isPaused: id === 'a2' }));
      }

      const stretch = await storage().alerts.listAlertsToJudge({ after: 'a1', limit: 1, productIds: null });
      const ofProducts = await storage().alerts.listAlertsToJudge({
        after: null,
        limit: 9,
        productIds: ['p-a1', 'p-a2', 'p-a9'],
      });

      expect(stretch.map(({ id }) => id)).toEqual(['a3']);
      expect(ofProducts.map(({ id }) => id)).toEqual(['a1']);
    });

    it('list products whose offers were checked since', async () => {
      const checkedAt = '2026-11-20T08:00:00.000Z';
      const products = ['p1', 'p2', 'p3'].map((id) => sampleProduct({ id }));
      await storage().products.saveProducts(products);
      await storage().offers.saveOffers(
        ['p1', 'p2', 'p3'].map((productId) => ({
          productId,
          offer: sampleOffer({ id: `o-${productId}`, checkedAt }),
        })),
      );
      const alerts = [
        sampleAlert({ id: 'a1', productId: 'p1' }),
        sampleAlert({ id: 'a2', productId: 'p2', seenCheckedAt: checkedAt }),
        sampleAlert({ id: 'a3', productId: 'p3', isPaused: true }),
      ];
      for (const alert of alerts) await storage().alerts.createAlert(alert);

      expect(await storage().alerts.listProductsWithNews(10)).toEqual(['p1']);
    });

    it('store when they fired, also after they are deleted', async () => {
      await storage().alerts.createAlert(sampleAlert({ id: 'a1' }));
      for (const day of ['18', '19', '20']) {
        await storage().alerts.recordFiring(
          sampleAlertFiring({ id: `f${day}`, firedAt: `2026-11-${day}T08:00:00.000Z` }),
        );
      }
      await storage().alerts.deleteAlert('a1', 's2');
      await storage().alerts.deleteAlert('a1', 's1');

      const firings = await storage().alerts.listFirings({
        shopperId: 's1',
        alertId: 'a1',
        before: 'f20',
        limit: 1,
      });

      expect(await storage().alerts.findAlert('a1')).toBeNull();
      expect(firings).toEqual([sampleAlertFiring({ id: 'f19', firedAt: '2026-11-19T08:00:00.000Z' })]);
    });

    it('store the firing with the state of the alert in one transaction', async () => {
      const alert = sampleAlert({ id: 'a1' });
      await storage().alerts.createAlert(alert);

      const failing = storage().atomically(async (stores) => {
        await stores.alerts.recordFiring(sampleAlertFiring({ id: 'f1' }));
        await stores.alertMessages.queueMessages([message('m1')]);
        throw new Error('the power went');
      });

      await expect(failing).rejects.toThrow('the power went');
      expect(await storage().alertMessages.listMessages('f1')).toEqual([]);
    });

    it('are deleted with all firings', async () => {
      await storage().alerts.createAlert(sampleAlert({ id: 'a1' }));
      await storage().alerts.createAlert(sampleAlert({ id: 'a2', shopperId: 's2' }));
      await storage().alerts.recordFiring(sampleAlertFiring({ id: 'f1' }));
      await storage().alertMessages.queueMessages([message('m1')]);

      await storage().alerts.deleteAlerts('s1');

      expect(await storage().alerts.listAlerts('s1')).toEqual([]);
      expect(await storage().alerts.countAlerts('s2')).toBe(1);
      expect(await storage().alertMessages.listMessages('f1')).toEqual([]);
    });
  });

  describe('alert messages', () => {
    it('are claimed once until the lease ends, and count attempts', async () => {
      await storage().alerts.recordFiring(sampleAlertFiring({ id: 'f1' }));
      await storage().alertMessages.queueMessages([message('m1'), message('m2', 'p1')]);
      const claim = { at: claimAt, leaseUntil, limit: 10 };

      const first = await storage().alertMessages.claimMessages(claim);
      const meanwhile = await storage().alertMessages.claimMessages(claim);
      const later = await storage().alertMessages.claimMessages({ ...claim, at: leaseUntil });

      expect(first.map(({ message: { id, attempts }, firing }) => [id, attempts, firing.id])).toEqual([
        ['m1', 1, 'f1'],
        ['m2', 1, 'f1'],
      ]);
      expect(meanwhile).toEqual([]);
      expect(later.map(({ message: { attempts } }) => attempts)).toEqual([2, 2]);
    });

    it('are claimed together with the recipient’s other digest messages that are due', async () => {
      for (const id of ['f1', 'f2', 'f3']) {
        await storage().alerts.recordFiring(
          sampleAlertFiring({ id, alertId: `a-${id}`, shopperId: id === 'f3' ? 's2' : 's1' }),
        );
      }
      const queued = [
        { ...message('m1'), isDigest: true },
        { ...message('m2'), firingId: 'f2', isDigest: true },
        { ...message('m3'), firingId: 'f3', isDigest: true },
        { ...message('m4', 'p1'), firingId: 'f2', isDigest: true },
        message('m5', 'now'),
        { ...message('m6', 'later'), isDigest: true, nextAt: leaseUntil },
      ];
      await storage().alertMessages.queueMessages(queued);
      const claim = { at: claimAt, leaseUntil, limit: 1 };
      const [first] = await storage().alertMessages.claimMessages(claim);
      const digest = { ...claim, limit: 10, with: message('m1'), shopperId: 's1' };

      const others = await storage().alertMessages.claimDigest(digest);
      const again = await storage().alertMessages.claimDigest(digest);

      expect(first?.message).toMatchObject({ id: 'm1', isDigest: true });
      expect(others.map(({ message: { id, attempts }, firing }) => [id, attempts, firing.id])).toEqual([
        ['m2', 1, 'f2'],
      ]);
      expect(again).toEqual([]);
    });

    it('are postponed with the other waiting messages of a receiver, never to an earlier time', async () => {
      const { alertMessages } = storage();
      const queued = [
        message('m1', 'away'),
        { ...message('m2', 'away'), firingId: 'f2', nextAt: '2027-01-01T00:00:00.000Z' },
        { ...message('m3', 'away'), firingId: 'f3' },
        { ...message('m4', 'here'), firingId: 'f4' },
      ];
      await alertMessages.queueMessages(queued);
      await alertMessages.settleMessage({ id: 'm3', state: 'sent', lastError: null, nextAt: claimAt });

      await alertMessages.postponeMessages(message('m1', 'away'), leaseUntil);

      const times: (string | undefined)[] = [];
      for (const id of ['f1', 'f2', 'f3', 'f4'])
        times.push((await alertMessages.listMessages(id))[0]?.nextAt);
      expect(times).toEqual([leaseUntil, '2027-01-01T00:00:00.000Z', claimAt, queued[3]?.nextAt]);
    });

    it('go by e-mail instead if they wait for a receiver that nobody else stands in for', async () => {
      const { alertMessages } = storage();
      const toService = (id: string, firingId: string, receiver = 'n1') => ({
        ...message(id, receiver),
        channel: 'service' as const,
        firingId,
      });
      const queued = [
        toService('m1', 'f1'),
        toService('m2', 'f2'),
        { ...message('m3'), firingId: 'f2' },
        toService('m4', 'f3'),
        toService('m5', 'f4', 'n2'),
      ];
      await alertMessages.queueMessages(queued);
      await alertMessages.settleMessage({ id: 'm4', state: 'sent', lastError: null, nextAt: claimAt });

      await alertMessages.sendByEmail({ channel: 'service', receiver: 'n1' });

      const receivers: string[] = [];
      for (const id of ['f1', 'f2', 'f3', 'f4'])
        for (const each of await alertMessages.listMessages(id))
          receivers.push(`${each.id} ${each.channel} ${each.receiver}`);
      expect(receivers).toEqual([
        'm1 email ',
        'm2 service n1',
        'm3 email ',
        'm4 service n1',
        'm5 service n2',
      ]);
    });

    it('are queued once per recipient and firing', async () => {
      await storage().alertMessages.queueMessages([message('m1')]);
      await storage().alertMessages.queueMessages([message('m2')]);

      const messages = await storage().alertMessages.listMessages('f1');

      expect(messages.map(({ id }) => id)).toEqual(['m1']);
    });

    it.each(['sent', 'dropped', 'dead'] as const)('are not claimed again when they are %s', async (state) => {
      await storage().alerts.recordFiring(sampleAlertFiring({ id: 'f1' }));
      await storage().alertMessages.queueMessages([message('m1')]);

      await storage().alertMessages.settleMessage({ id: 'm1', state, lastError: 'gone', nextAt: claimAt });

      const claimed = await storage().alertMessages.claimMessages({ at: claimAt, leaseUntil, limit: 10 });
      expect(claimed).toEqual([]);
      expect(await storage().alertMessages.listMessages('f1')).toEqual([
        expect.objectContaining({ state, lastError: 'gone' }),
      ]);
    });
  });

  describe('notification services', () => {
    const service = (id: string, shopperId = 's1') => ({
      id,
      shopperId,
      kind: 'ntfy' as const,
      name: `Phone ${id}`,
      place: 'ntfy.test/drops',
      settings: 'sealed',
      createdAt: '2026-11-20T08:00:00.000Z',
    });

    it('are listed, found and deleted only by their owner', async () => {
      const { notificationServices: services } = storage();
      for (const id of ['n2', 'n1']) await services.createNotificationService(service(id));
      await services.createNotificationService(service('n3', 's2'));

      await services.deleteNotificationService('n1', 's2');
      const before = await services.listNotificationServices('s1');
      await services.deleteNotificationService('n1', 's1');

      expect(before).toEqual([service('n1'), service('n2')]);
      expect(await services.findNotificationService('n3', 's1')).toBeNull();
      expect(await services.findNotificationService('n3', 's2')).toEqual(service('n3', 's2'));
      expect(await services.countNotificationServices('s1')).toBe(1);
    });

    it('are deleted with the shopper’s notification times', async () => {
      const { notificationServices: services } = storage();
      const times = { timeZone: 'Europe/Berlin', quietFrom: '22:00', quietUntil: '07:00', digestAt: null };
      await services.createNotificationService(service('n1'));
      await services.saveNotificationTimes({ ...times, shopperId: 's1', digestAt: '08:00' });
      await services.saveNotificationTimes({ ...times, shopperId: 's1' });
      await services.saveNotificationTimes({ ...times, shopperId: 's2' });
      const saved = await services.findNotificationTimes('s1');

      await services.deleteNotificationSettings('s1');

      expect(saved).toEqual({ ...times, shopperId: 's1' });
      expect(await services.findNotificationTimes('s1')).toBeNull();
      expect(await services.listNotificationServices('s1')).toEqual([]);
      expect(await services.findNotificationTimes('s2')).not.toBeNull();
    });
  });

  describe('push subscriptions', () => {
    const subscription = (id: string, endpoint: string, shopperId = 's1') => ({
      id,
      shopperId,
      endpoint,
      p256dh: `key ${id}`,
      auth: 'auth',
      createdAt: `2026-11-20T08:00:0${id.slice(-1)}.000Z`,
    });
    const ids = async (shopperId = 's1') =>
      (await storage().pushSubscriptions.listPushSubscriptions(shopperId)).map(({ id }) => id);
    const save = (row: ReturnType<typeof subscription>) =>
      storage().pushSubscriptions.savePushSubscription(row, { max: 2 });

    it('replace an earlier one of the same browser, whoever used it', async () => {
      await save(subscription('p1', 'https://push.test/a'));
      await save(subscription('p2', 'https://push.test/a', 's2'));

      expect(await ids()).toEqual([]);
      expect(await storage().pushSubscriptions.findPushSubscription('p2')).toEqual(
        subscription('p2', 'https://push.test/a', 's2'),
      );
    });

    it('are limited to the latest of a shopper', async () => {
      for (const id of ['p1', 'p2', 'p3']) await save(subscription(id, `https://push.test/${id}`));

      expect(await ids()).toEqual(['p2', 'p3']);
    });

    it('are deleted by id, or by owner and endpoint', async () => {
      await save(subscription('p1', 'https://push.test/a'));
      await save(subscription('p2', 'https://push.test/b'));
      await storage().pushSubscriptions.deletePushSubscription({
        shopperId: 's2',
        endpoint: 'https://push.test/a',
      });
      await storage().pushSubscriptions.deletePushSubscription({ id: 'p2' });

      const before = await ids();
      await storage().pushSubscriptions.deletePushSubscription({
        shopperId: 's1',
        endpoint: 'https://push.test/a',
      });

      expect([before, await ids()]).toEqual([['p1'], []]);
    });
  });

  describe('search alerts', () => {
    it('are returned as created; the same search is not created twice, whatever the order of its values', async () => {
      const alert = sampleSearchAlert({ id: 'a1' });
      const brands = [...alert.search.brands].reverse();

      const created = await storage().searchAlerts.createSearchAlert(alert);
      const again = await storage().searchAlerts.createSearchAlert({
        ...alert,
        id: 'a2',
        search: { ...alert.search, brands },
      });
      const other = await storage().searchAlerts.createSearchAlert({ ...alert, id: 'a3', currency: 'USD' });

      expect(created).toEqual({ created: true, alert });
      expect(again).toEqual({ created: false, alert });
      expect(other.created).toBe(true);
      expect((await storage().searchAlerts.listSearchAlerts('s1')).map(({ id }) => id)).toEqual(['a3', 'a1']);
      expect(await storage().searchAlerts.countSearchAlerts('s1')).toBe(2);
    });

    it('are found and deleted only by their owner', async () => {
      await storage().searchAlerts.createSearchAlert(sampleSearchAlert({ id: 'a1' }));

      await storage().searchAlerts.deleteSearchAlert('a1', 's2');
      const left = await storage().searchAlerts.findSearchAlert('a1', 's1');
      await storage().searchAlerts.deleteSearchAlert('a1', 's1');

      expect(left?.id).toBe('a1');
      expect(await storage().searchAlerts.findSearchAlert('a1')).toBeNull();
    });

    it('can be changed once per version, and never to a search that the shopper already has', async () => {
      const alert = sampleSearchAlert({ id: 'a1' });
      await storage().searchAlerts.createSearchAlert(alert);
      await storage().searchAlerts.createSearchAlert({ ...alert, id: 'a2', currency: 'USD' });

      const changed = [
        await storage().searchAlerts.changeSearchAlert({ ...alert, isPaused: true }),
        await storage().searchAlerts.changeSearchAlert({ ...alert, isPaused: false }),
        await storage().searchAlerts.changeSearchAlert({ ...alert, currency: 'USD', version: 2 }),
      ];

      expect(changed).toEqual([true, false, false]);
      expect(await storage().searchAlerts.findSearchAlert('a1')).toEqual({
        ...alert,
        isPaused: true,
        version: 2,
      });
    });

    it('are due when nobody judged them since, the longest ago first, without paused ones', async () => {
      for (const [id, judgedAt, isPaused] of [
        ['a1', '2026-11-20T09:00:00.000Z', false],
        ['a2', '2026-11-20T08:00:00.000Z', false],
        ['a3', '2026-11-20T07:00:00.000Z', true],
        ['a4', '2026-11-20T10:00:00.000Z', false],
      ] as const) {
        await storage().searchAlerts.createSearchAlert(
          sampleSearchAlert({ id, shopperId: id, judgedAt, isPaused }),
        );
      }

      const due = await storage().searchAlerts.listDueSearchAlerts({
        judgedUntil: '2026-11-20T09:00:00.000Z',
        limit: 9,
      });

      expect(due.map(({ id }) => id)).toEqual(['a2', 'a1']);
    });

    it('keep their firings with the product that theirs was merged into', async () => {
      await storage().alerts.recordFiring(
        sampleAlertFiring({ id: 'f1', productId: 'old', kind: 'search-match' }),
      );

      await storage().productFollowers.moveAlerts({
        fromProductId: 'old',
        toProductId: 'new',
        originIds: null,
      });

      const [firing] = await storage().alerts.listFirings({
        shopperId: 's1',
        alertId: null,
        before: null,
        limit: 1,
      });
      expect(firing?.productId).toBe('new');
    });
  });
}

function message(id: string, receiver = '') {
  const nextAt = '2026-11-21T11:00:00.000Z';
  return { id, firingId: 'f1', channel: 'email' as const, receiver, nextAt, isDigest: false };
}
