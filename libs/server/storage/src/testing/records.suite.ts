import type { Storage } from '../storage';
import { stepEndMs } from '../stores/sources/source-health.store';
import { sampleClick, sampleReport } from './samples';
import type { OfferShopRow, ShopExampleRow, ShopRulesRow, UcpProbeRow } from '../rows/sources';
import type { DecidedOffer, RegroupingRow } from '../rows/catalog';
import type { ClickRow } from '../rows/clicks';

export function describeRecords(storage: () => Storage): void {
  describe('clicks', () => {
    it('returns clicks as they were recorded', async () => {
      const clicks = [
        sampleClick({ id: 'c1', visit: 'bot', botReason: 'user agent', requestedAt: null }),
        sampleClick({ id: 'c2', offerId: 'o1', sessionId: 's', comparisonId: 'r', visitorHash: 'h' }),
      ];

      await storage().clicks.recordClicks(clicks);

      expect(await storage().clicks.listClicks({ after: null, limit: 10 })).toEqual(clicks);
    });

    it('returns every column of a click', async () => {
      const click = {
        id: 'c1',
        clickedAt: '2026-11-20T08:00:00.000Z',
        target: 't',
        sentTo: 'to',
        source: 'src',
        requestedAt: 1,
        offerId: 'o',
        retailerDomain: 'shop.example',
        visit: 'bot',
        botReason: 'why',
        referenceId: 'ref',
        sessionId: 'session',
        comparisonId: 'comparison',
        userAgentFamily: 'family',
        visitorHash: 'hash',
        device: 'tablet',
        country: 'SE',
        utmSource: 'us',
        utmMedium: 'um',
        utmCampaign: 'uc',
        position: 2,
        offersShown: 3,
        priceGap: 'gap',
      } as const satisfies Required<ClickRow>;

      await storage().clicks.recordClicks([click]);

      expect(await storage().clicks.listClicks({ after: null, limit: 10 })).toEqual([click]);
    });

    it('counts the same click once', async () => {
      await storage().clicks.recordClicks([sampleClick({ id: 'c1' }), sampleClick({ id: 'c1' })]);
      await storage().clicks.recordClicks([
        sampleClick({ id: 'c1', visit: 'bot' }),
        sampleClick({ id: 'c2' }),
      ]);

      const counts = await storage().clicks.countClicks({ since: '2026-11-20T08:00:00.000Z' });

      expect(counts).toEqual({ person: 2, bot: 0 });
      expect(await storage().clicks.countClicks({ since: '2026-11-20T08:00:00.001Z' })).toEqual({
        person: 0,
        bot: 0,
      });
    });

    it('counts human clicks by offer, most first, without those of an excluded source', async () => {
      const { clicks } = storage();
      const follow = (id: string, offerId: string | null, changes: Partial<ClickRow> = {}) =>
        sampleClick({ id, offerId, clickedAt: '2026-11-20T08:00:00.000Z', ...changes });
      await clicks.recordClicks([
        ...[follow('c1', 'a'), follow('c2', 'b'), follow('c3', 'b'), follow('c4', null)],
        ...[follow('c5', 'a', { visit: 'bot' }), follow('c6', 'a', { source: 'test' })],
        follow('c7', 'a', { clickedAt: '2026-11-19T08:00:00.000Z' }),
      ]);
      const since = '2026-11-20T00:00:00.000Z';
      const count = async (limit: number) => [
        ...(await clicks.countClicksByOffer({ since, exceptSource: 'test', limit })),
      ];

      expect(await count(9)).toEqual([
        ['b', 2],
        ['a', 1],
      ]);
      expect(await count(1)).toEqual([['b', 2]]);
    });

    it('counts clicks recorded together with an existing one', async () => {
      const { clicks } = storage();
      await clicks.recordClicks([sampleClick({ id: 'c1' }), sampleClick({ id: 'c2' })]);
      await clicks.listClicks({ after: null, limit: 1 });
      await clicks.recordClicks([sampleClick({ id: 'c1', visit: 'bot' }), sampleClick({ id: 'c3' })]);

      const listed = await clicks.listClicks({ after: null, limit: 10 });

      expect(listed.map(({ id, visit }) => [id, visit])).toEqual([
        ['c1', 'person'],
        ['c2', 'person'],
        ['c3', 'person'],
      ]);
    });

    it("counts human clicks by day and by the source in the offer's id", async () => {
      const { clicks } = storage();
      const follow = (id: string, offerId: string | null, changes: Partial<ClickRow> = {}) =>
        sampleClick({ id, offerId, clickedAt: '2026-11-20T08:00:00.000Z', ...changes });
      await clicks.recordClicks([
        ...[
          follow('c1', 'shop:a.example:x1'),
          follow('c2', 'shop:a.example:x2'),
          follow('c3', 'shop:a.example.b:x'),
        ],
        ...[follow('c4', 'o17'), follow('c5', null), follow('c6', 'shop:a.example:x', { visit: 'bot' })],
        ...[follow('c7', 'ucp:x', { source: 'test' })],
        follow('c8', 'shop:a.example:x1', { clickedAt: '2026-11-21T08:00:00.000Z' }),
        follow('c9', 'shop:a.example:x1', { clickedAt: '2026-11-22T00:00:00.000Z' }),
      ]);
      const count = (sourceIds: readonly string[]) =>
        clicks.countClicksBySource({
          since: '2026-11-20T00:00:00.000Z',
          until: '2026-11-22T00:00:00.000Z',
          sourceIds,
          exceptSource: 'test',
        });

      expect(new Set(await count(['shop:a.example', 'ucp']))).toEqual(
        new Set([
          { day: '2026-11-20', sourceId: 'shop:a.example', clicks: 2 },
          { day: '2026-11-20', sourceId: null, clicks: 2 },
          { day: '2026-11-21', sourceId: 'shop:a.example', clicks: 1 },
        ]),
      );
      expect(await count([])).toContainEqual({ day: '2026-11-20', sourceId: null, clicks: 4 });
    });

    it('lists clicks page by page, by id', async () => {
      await storage().clicks.recordClicks(['c3', 'c1', 'c4', 'c2'].map((id) => sampleClick({ id })));

      const listed = await storage().clicks.listClicks({ after: 'c1', limit: 2 });

      expect(listed.map(({ id }) => id)).toEqual(['c2', 'c3']);
    });
  });

  describe('source health', () => {
    const report = (outcome: 'found' | 'failed', minute: number, error: string | null = null) =>
      storage().sourceHealth.recordOutcome({
        sourceId: 'catalog',
        outcome,
        at: `2026-11-21T10:0${minute}:00.000Z`,
        durationMs: 12.4,
        error,
      });

    it('counts outcomes, offers, causes and durations of each day', async () => {
      const record = (day: string, more: object = {}) =>
        storage().sourceHealth.recordOutcome({
          sourceId: 'shop',
          outcome: 'found',
          at: `${day}T10:00:00.000Z`,
          durationMs: 100,
          error: null,
          ...more,
        });
      await record('2026-11-19');
      await record('2026-11-20', { offers: { found: 3, matched: 1 } });
      await record('2026-11-20', { offers: { found: 4, matched: 0 }, durationMs: 900 });
      await record('2026-11-21', { outcome: 'failed', cause: 'blocked' });

      const counts = await storage().sourceHealth.listDayCounts({ from: '2026-11-20', to: '2026-11-21' });

      expect(counts.map(({ day, kind, name, count }) => [day, kind, name, count])).toEqual([
        ['2026-11-20', 'duration', '17', 1],
        ['2026-11-20', 'duration', '29', 1],
        ['2026-11-20', 'offers', 'found', 7],
        ['2026-11-20', 'offers', 'matched', 1],
        ['2026-11-20', 'outcome', 'found', 2],
        ['2026-11-21', 'cause', 'blocked', 1],
        ['2026-11-21', 'duration', '17', 1],
        ['2026-11-21', 'outcome', 'failed', 1],
      ]);
      expect([stepEndMs(17) >= 100, stepEndMs(16) < 100]).toEqual([true, true]);
    });

    it('counts outcomes and consecutive failures, and stores the last error', async () => {
      await report('failed', 1, 'refused');
      await report('found', 2);
      await report('failed', 3, 'timed out');
      await report('failed', 4, 'reset');

      const health = await storage().sourceHealth.listSourceHealth();

      expect(health).toEqual([
        {
          sourceId: 'catalog',
          foundCount: 1,
          nothingCount: 0,
          failedCount: 3,
          timedOutCount: 0,
          consecutiveFailures: 2,
          lastOutcome: 'failed',
          lastAt: '2026-11-21T10:04:00.000Z',
          lastDurationMs: 12,
          lastAnsweredAt: '2026-11-21T10:02:00.000Z',
          lastError: 'reset',
          lastErrorAt: '2026-11-21T10:04:00.000Z',
        },
      ]);
    });

    it('stores the cause and HTTP status of a failure', async () => {
      await storage().sourceHealth.recordOutcome({
        sourceId: 'shop',
        outcome: 'failed',
        at: '2026-11-21T10:00:00.000Z',
        durationMs: 5,
        error: 'rejected',
        cause: 'blocked',
        status: 401,
      });

      expect(await storage().sourceHealth.listFailures()).toEqual([
        {
          sourceId: 'shop',
          at: '2026-11-21T10:00:00.000Z',
          outcome: 'failed',
          error: 'rejected',
          cause: 'blocked',
          status: 401,
        },
      ]);
    });

    it('resets consecutive failures at the next response', async () => {
      await report('failed', 1, 'refused');
      await report('found', 2);

      const [health] = await storage().sourceHealth.listSourceHealth();

      expect(health).toMatchObject({ consecutiveFailures: 0, lastError: 'refused' });
    });
  });

  describe('the shop list', () => {
    const shop: Required<OfferShopRow> = {
      domain: 'klang.example',
      name: 'Klangladen',
      platform: 'woocommerce',
      software: 'woocommerce',
      origin: 'https://www.klang.example',
      apiBase: 'https://www.klang.example/wp-json/wc/store/v1',
      currency: 'EUR',
      country: 'DE',
      taxMode: 'excluded',
      taxPercent: 8.1,
      decimals: 2,
      needsBrowser: true,
      searchTemplate: 'https://www.klang.example/?s={query}',
      addedAt: '2026-11-21T10:00:00.000Z',
      checkedAt: '2026-11-21T11:00:00.000Z',
      checkResult: 'found',
    };
    const bare: OfferShopRow = {
      ...shop,
      domain: 'a.example',
      taxMode: 'unknown',
      taxPercent: null,
      decimals: null,
      needsBrowser: false,
      apiBase: null,
      currency: null,
      country: null,
      searchTemplate: null,
    };

    it('returns shops by domain as they were saved', async () => {
      await storage().offerShops.saveShops([shop, bare]);

      expect(await storage().offerShops.listShops()).toEqual([bare, shop]);
      expect(await storage().offerShops.findShop('klang.example')).toEqual(shop);
      expect(await storage().offerShops.findShop('nobody.example')).toBeNull();
    });

    it('replaces a shop that is saved again, and removes one', async () => {
      await storage().offerShops.saveShops([shop, bare]);
      await storage().offerShops.saveShops([{ ...shop, name: 'Klang' }]);
      await storage().offerShops.removeShop(bare.domain);

      expect(await storage().offerShops.listShops()).toEqual([{ ...shop, name: 'Klang' }]);
    });
  });

  describe('extraction rules of shops', () => {
    const row: ShopRulesRow = {
      domain: 'klang.example',
      savedAt: '2026-11-21T10:00:00.000Z',
      rules: {
        results: { item: null, link: { kind: 'css', selector: 'a', attribute: 'href' } },
        product: { price: { kind: 'regex', pattern: '(\\d+)' } },
      },
      exampleLink: 'https://klang.example/p',
      state: 'works',
      stateSince: '2026-11-21T10:00:00.000Z',
      checkedAt: null,
      brokenFields: [],
    };
    const example: ShopExampleRow = {
      domain: 'klang.example',
      link: 'https://klang.example/p',
      page: '<p>324 €',
      takenAt: row.savedAt,
      expected: { price: '324' },
    };

    it('returns rules and example as they were last saved', async () => {
      const broken: ShopRulesRow = {
        ...row,
        state: 'page-changed',
        brokenFields: ['price'],
        checkedAt: row.savedAt,
      };
      await storage().shopRules.saveRules([row]);
      await storage().shopRules.saveRules([broken, { ...row, domain: 'a.example', exampleLink: null }]);
      await storage().shopRules.saveExample(example);

      expect(await storage().shopRules.listRules()).toEqual([
        { ...row, domain: 'a.example', exampleLink: null },
        broken,
      ]);
      expect(await storage().shopRules.findRules('klang.example')).toEqual(broken);
      expect(await storage().shopRules.findExample('klang.example')).toEqual(example);
      expect(await storage().shopRules.findExample('a.example')).toBeNull();
    });

    it('removes the example with the rules of a shop, and the example alone', async () => {
      await storage().shopRules.saveRules([row]);
      await storage().shopRules.saveExample(example);
      await storage().shopRules.removeExample(row.domain);
      const without = await storage().shopRules.findExample(row.domain);
      await storage().shopRules.saveExample(example);
      await storage().shopRules.removeRules(row.domain);

      expect(without).toBeNull();
      expect(await storage().shopRules.findRules(row.domain)).toBeNull();
      expect(await storage().shopRules.findExample(row.domain)).toBeNull();
    });
  });

  describe('UCP probes', () => {
    it('store the last response of a site until it expires', async () => {
      const probe = { origin: 'https://klang.example', probedAt: '2026-11-21T10:00:00.000Z' };
      const found: UcpProbeRow = { ...probe, endpoint: 'https://klang.example/ucp', transport: 'mcp' };
      await storage().ucpProbes.saveProbe({ ...probe, endpoint: null, transport: null });
      await storage().ucpProbes.saveProbe(found);
      await storage().ucpProbes.removeProbesBefore('2026-11-21T10:00:00.000Z');
      const probed = await storage().ucpProbes.findProbe(probe.origin);
      await storage().ucpProbes.removeProbesBefore('2026-11-21T10:00:00.001Z');

      expect(probed).toEqual(found);
      expect(await storage().ucpProbes.findProbe(probe.origin)).toBeNull();
    });
  });

  describe('wrong-price reports', () => {
    it('stores each once and lists the newest first, page by page', async () => {
      const reports = [1, 2, 3].map((minute) =>
        sampleReport({ id: `r${minute}`, receivedAt: `2026-11-21T10:0${minute}:00.000Z` }),
      );
      for (const report of reports) await storage().wrongPriceReports.recordReport(report);
      await storage().wrongPriceReports.recordReport(sampleReport({ id: 'r2', note: 'again' }));

      const listed = await storage().wrongPriceReports.listReports({ after: null, limit: 2 });
      const rest = await storage().wrongPriceReports.listReports({ after: listed[1] ?? null, limit: 2 });

      expect(listed).toEqual([reports[2], reports[1]]);
      expect(rest).toEqual([reports[0]]);
    });
  });

  describe('settings', () => {
    it('stores values of every type and replaces them', async () => {
      const values = [null, true, 'text', 1.5, [1, 'two'], { rates: { USD: 1.08 } }];
      for (const value of values) {
        await storage().settings.saveSetting('key', value);

        expect(await storage().settings.findSetting('key')).toEqual(value);
      }
      expect(await storage().settings.findSetting('other')).toBeUndefined();
    });

    it('returns a value to only one concurrent taker', async () => {
      await storage().settings.saveSetting('link', { hash: 'abc' });
      const take = () => storage().atomically((stores) => stores.settings.takeSetting('link'));

      const taken = await Promise.all([take(), take()]);

      expect(taken).toContainEqual({ hash: 'abc' });
      expect(taken).toContain(undefined);
      expect(await storage().settings.findSetting('link')).toBeUndefined();
    });
  });

  describe('notifications', () => {
    it('notifies listeners of the topic until they unsubscribe', async () => {
      const received: (string | null)[] = [];
      const stop = storage().notifications.subscribe('comparison:r1', (payload) => received.push(payload));
      await storage().notifications.publish('comparison:r1', 'one\ntwo');
      await storage().notifications.publish('comparison:r2', 'other');
      stop();

      await storage().notifications.publish('comparison:r1', 'three');

      expect(received).toEqual(['one\ntwo']);
    });

    it('rejects a payload that is too long', async () => {
      const publishing = storage().notifications.publish('topic', 'x'.repeat(1001));

      await expect(publishing).rejects.toThrow(RangeError);
    });
  });

  describe('product decisions', () => {
    const decision = {
      decidedAt: '2026-11-20T08:00:00.000Z',
      decidedBy: 'ops@example.org',
      regroupingId: 'r1',
    };

    it('stores the last decision, whichever product is named first', async () => {
      await storage().productDecisions.saveDecision({
        ...decision,
        productIds: ['b', 'a'],
        decision: 'same',
      });
      await storage().productDecisions.saveDecision({
        ...decision,
        productIds: ['a', 'b'],
        decision: 'apart',
      });

      const ofA = await storage().productDecisions.listDecisionsOn(['a']);
      const ofB = await storage().productDecisions.listDecisionsOn(['b', 'c']);

      expect(ofA).toEqual([{ ...decision, productIds: ['a', 'b'], decision: 'apart' }]);
      expect(ofB).toEqual(ofA);
    });

    it('follows merges from product to product', async () => {
      const pairs = [
        ['d', 'c'],
        ['c', 'b'],
        ['a', 'b'],
      ] as const;
      for (const productIds of pairs)
        await storage().productDecisions.saveDecision({ ...decision, productIds, decision: 'same' });
      await storage().productDecisions.saveDecision({
        ...decision,
        productIds: ['e', 'a'],
        decision: 'apart',
      });

      const { productDecisions } = storage();
      const merged = await productDecisions.findMerged(['d', 'a', 'e']);
      const into = await Promise.all(['a', 'b', 'e'].map((id) => productDecisions.listMergedInto(id)));

      expect([...merged]).toEqual([['d', 'a']]);
      expect(into.map((ids) => ids.toSorted())).toEqual([['b', 'c', 'd'], [], []]);
    });

    it('returns nothing for products without a decision', async () => {
      await storage().productDecisions.saveDecision({
        ...decision,
        productIds: ['a', 'b'],
        decision: 'same',
      });

      expect(await storage().productDecisions.listDecisionsOn(['c'])).toEqual([]);
    });

    it('forgets a removed decision, whichever product is named first', async () => {
      await storage().productDecisions.saveDecision({
        ...decision,
        productIds: ['a', 'b'],
        decision: 'same',
      });

      await storage().productDecisions.removeDecision(['b', 'a']);

      expect(await storage().productDecisions.listDecisionsOn(['a'])).toEqual([]);
    });
  });

  describe('regroupings', () => {
    const offer: DecidedOffer = {
      offerId: 'o1',
      retailerDomain: 'shop.example',
      title: 'Kettle',
      brand: null,
      gtins: [],
      mpn: 'K3',
      attributes: { colour: 'red' },
      condition: 'new',
      price: { amountMinor: 4_900, currency: 'EUR' },
    };
    const regrouping = (id: string): RegroupingRow => ({
      id,
      decision: 'same',
      productPairs: [['a', 'b']],
      reason: 'One kettle',
      replaced: [
        {
          productIds: ['a', 'b'],
          decision: 'apart',
          decidedAt: '2026-11-19T08:00:00.000Z',
          decidedBy: 'ada',
          regroupingId: null,
        },
      ],
      moves: [{ offerId: 'o2', fromProductId: 'b', toProductId: 'a' }],
      offerPairs: [[offer, { ...offer, offerId: 'o2' }]],
      decidedAt: '2026-11-20T08:00:00.000Z',
      decidedBy: 'ada',
      undoneAt: null,
      undoneBy: null,
    });

    it('are listed newest first by page, and unless undone oldest first', async () => {
      const { regroupings } = storage();
      for (const id of ['r1', 'r2', 'r3']) await regroupings.addRegrouping(regrouping(id));

      const undone = await regroupings.markUndone('r2', { at: '2026-11-21T08:00:00.000Z', by: 'bob' });
      const again = await regroupings.markUndone('r2', { at: '2026-11-22T08:00:00.000Z', by: 'ada' });

      const idsOf = (rows: readonly RegroupingRow[]) => rows.map(({ id }) => id);
      expect([undone, again]).toEqual([true, false]);
      expect(await regroupings.findRegrouping('r1')).toEqual(regrouping('r1'));
      expect(await regroupings.findRegrouping('r2')).toMatchObject({
        undoneAt: '2026-11-21T08:00:00.000Z',
        undoneBy: 'bob',
      });
      expect(idsOf(await regroupings.listRegroupings({ before: null, limit: 2 }))).toEqual(['r3', 'r2']);
      expect(idsOf(await regroupings.listRegroupings({ before: 'r2', limit: 2 }))).toEqual(['r1']);
      expect(idsOf(await regroupings.listStanding({ after: null, limit: 9 }))).toEqual(['r1', 'r3']);
      expect(idsOf(await regroupings.listStanding({ after: 'r1', limit: 9 }))).toEqual(['r3']);
    });
  });
}
