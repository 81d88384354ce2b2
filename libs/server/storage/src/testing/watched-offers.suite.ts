import type { Storage } from '../storage';
import type { ClaimTerms, FinishedReading, OfferToTrack } from '../stores/sources/watched-offer.store';
import { strangersSource } from '../stores/catalog/strangers';
import { sampleAlert, sampleOffer, sampleProduct } from './samples';

const day = '2026-11-21';
const at = (time: string) => `${day}T${time}:00.000Z`;

export function describeWatchedOffers(storage: () => Storage): void {
  const store = () => storage().watchedOffers;
  const when = { now: at('08:00'), intervalMs: 3_600_000 };
  const plenty = { perHost: 100, inAll: 1_000 };

  async function watch(...wanted: readonly (Partial<OfferToTrack> & Pick<OfferToTrack, 'offerId'>)[]) {
    await storage().products.saveProducts([sampleProduct({ id: 'p' })]);
    await storage().offers.saveOffers(
      wanted.map(({ offerId }) => ({ productId: 'p', offer: sampleOffer({ id: offerId }) })),
    );
    for (const each of wanted) {
      const watched: OfferToTrack = {
        host: 'one.example',
        sourceId: null,
        requestsMax: 1,
        interest: 'watched',
        wantedUntil: at('23:00'),
        dueAt: at('08:00'),
        ...each,
      };
      await store().trackOffers([watched], when);
    }
  }

  const claim = (changes: Partial<ClaimTerms> = {}) =>
    store().claimReadings({
      now: at('09:00'),
      leaseUntil: at('09:05'),
      hostReadyAt: at('09:01'),
      limit: 10,
      budgets: { watched: plenty, favourite: plenty, viewed: plenty },
      ...changes,
    });
  const idsOf = (claimed: Awaited<ReturnType<typeof claim>>) => claimed.map(({ watched }) => watched.offerId);

  describe('tracked offers', () => {
    it('are claimed one per host, longest-waiting host first, by one worker until the lease ends', async () => {
      await watch({ offerId: 'a' }, { offerId: 'b' }, { offerId: 'c', host: 'two.example' });

      const first = await claim();
      const meanwhile = await claim({ now: at('09:02'), hostReadyAt: at('09:03') });
      const none = await claim({ now: at('09:04') });
      const afterLease = await claim({ now: at('09:06') });

      expect(idsOf(first)).toEqual(['a', 'c']);
      expect(first[0]).toMatchObject({
        leaseUntil: at('09:05'),
        offered: { productId: 'p', offer: { id: 'a' } },
      });
      expect(idsOf(meanwhile)).toEqual(['b']);
      expect(none).toEqual([]);
      expect(idsOf(afterLease).toSorted()).toEqual(['a', 'c']);
    });

    it('are claimed once under concurrency, and never beyond the daily budget', async () => {
      await watch(
        ...Array.from({ length: 12 }, (_, place) => ({ offerId: `o${place}`, host: `h${place}.example` })),
      );
      const budget = { perHost: 100, inAll: 7 };

      const claims = await Promise.all(
        [0, 1, 2, 3].map(() =>
          claim({ limit: 3, budgets: { watched: budget, favourite: budget, viewed: budget } }),
        ),
      );

      const ids = claims.flatMap(idsOf);
      expect(ids).toHaveLength(7);
      expect(new Set(ids).size).toBe(7);
      expect((await store().countReadings(day)).requests).toBe(7);
    });

    it('stay within the budget of their host, which resets every day', async () => {
      await watch({ offerId: 'a' }, { offerId: 'b', requestsMax: 3 });
      const budgets = { watched: { perHost: 3, inAll: 100 }, favourite: plenty, viewed: plenty };

      const first = await claim({ budgets });
      const rest = await claim({ now: at('10:00'), leaseUntil: at('23:30'), budgets });
      const tomorrow = await claim({
        now: '2026-11-22T00:01:00.000Z',
        leaseUntil: '2026-11-22T00:06:00.000Z',
        budgets,
      });

      expect(idsOf(first)).toEqual(['a']);
      // The longest-waiting one uses three requests, and two are left.
      expect(idsOf(rest)).toEqual([]);
      expect(idsOf(tomorrow)).toHaveLength(1);
    });

    it('are claimed for alerts before favourites before views, which leave room for those before them', async () => {
      await watch(
        { offerId: 'viewed', host: 'v.example', interest: 'viewed' },
        { offerId: 'favourite', host: 'f.example', interest: 'favourite' },
        { offerId: 'watched', host: 'w.example' },
      );

      const first = await claim({ limit: 1 });
      const second = await claim({ limit: 1 });
      const third = await claim({
        budgets: { watched: plenty, favourite: plenty, viewed: { perHost: 100, inAll: 2 } },
      });

      expect([first, second].flatMap(idsOf)).toEqual(['watched', 'favourite']);
      expect(third).toEqual([]);
    });

    it('are claimed from every host, however many offers one of them has', async () => {
      await watch(
        ...Array.from({ length: 20 }, (_, place) => ({ offerId: `big${place}`, host: 'big.example' })),
        { offerId: 'small', host: 'small.example' },
      );

      const served = [];
      for (const minute of ['01', '02', '03']) {
        const claimed = await claim({
          now: at(`09:${minute}`),
          leaseUntil: at('12:00'),
          hostReadyAt: at(`09:${minute}`),
          limit: 1,
        });
        served.push(...claimed.map(({ watched }) => watched.host));
      }

      expect(served.slice(0, 2)).toEqual(['big.example', 'small.example']);
    });

    it('store the result of a recheck, unless the claim ended or the operator stopped it', async () => {
      await watch({ offerId: 'a' }, { offerId: 'b', host: 'two.example' });
      await claim();
      const reading: Omit<FinishedReading, 'offerId'> = {
        leaseUntil: at('09:05'),
        at: at('09:01'),
        outcome: 'moved',
        goneCount: 0,
        intervalMs: 1_800_000,
        nextAt: at('09:31'),
      };

      const stored = await store().finishReading({ ...reading, offerId: 'a' });
      await store().stopReading('b');
      const dropped = await store().finishReading({ ...reading, offerId: 'b' });
      const twice = await store().finishReading({ ...reading, offerId: 'a' });

      expect([stored, dropped, twice]).toEqual([true, false, false]);
      const [a, b] = await store()
        .findWatched(['a', 'b'])
        .then((rows) => rows.toSorted((one, two) => (one.offerId < two.offerId ? -1 : 1)));
      expect(a).toMatchObject({
        intervalMs: 1_800_000,
        nextAt: at('09:31'),
        lastReadAt: at('09:01'),
        lastOutcome: 'moved',
        readingCount: 1,
        moveCount: 1,
        lastMovedAt: at('09:01'),
      });
      expect(b).toMatchObject({ nextAt: null, readingCount: 0, lastOutcome: null });
    });

    it('are not claimed from a host that refused until its pause ends', async () => {
      await watch({ offerId: 'a' });
      const refusal = {
        host: 'one.example',
        outcome: 'rate-limited',
        at: at('08:30'),
        readyAt: at('11:00'),
      } as const;
      await store().noteHostRefused(refusal);

      const during = await claim({ now: at('10:59') });
      const [host] = await store().listHosts({ day, words: null, after: null, limit: 5 });
      const afterwards = await claim({ now: at('11:00'), leaseUntil: at('11:05') });
      await store().noteHostAnswered('one.example');

      expect(during).toEqual([]);
      expect(host).toMatchObject({
        refusal: 'rate-limited',
        refusedAt: at('08:30'),
        failureCount: 1,
        offerCount: 1,
      });
      expect(idsOf(afterwards)).toEqual(['a']);
      expect(await store().countHostFailures('one.example')).toBe(0);
    });

    it('can be stopped, resumed and pinned by the operator', async () => {
      await watch({ offerId: 'a' });
      await store().stopReading('a');
      const stopped = await claim();
      await store().pinInterval('a', 900_000, at('09:00'));
      const stillStopped = await claim();
      await store().resumeReading('a', at('09:30'));

      expect([stopped, stillStopped]).toEqual([[], []]);
      expect(await store().findWatched(['a'])).toMatchObject([{ pinnedMs: 900_000, nextAt: at('09:30') }]);
      expect(await store().pinInterval('nobody', null, at('09:00'))).toBe(false);
    });

    it('keep the strongest valid reason, and are untracked when nobody wants them, except stopped ones', async () => {
      await watch(
        { offerId: 'a', wantedUntil: at('10:00') },
        { offerId: 'b', wantedUntil: at('10:00'), interest: 'viewed' },
        { offerId: 'c', wantedUntil: at('10:00') },
      );
      const again = { host: 'one.example', sourceId: null, requestsMax: 1, interest: 'viewed' } as const;
      await store().trackOffers([{ ...again, offerId: 'a', wantedUntil: at('12:00'), dueAt: at('08:00') }], {
        ...when,
        now: at('09:00'),
      });
      await store().stopReading('c');
      const interests = async () =>
        Object.fromEntries(
          (await store().findWatched(['a', 'b', 'c'])).map((row) => [row.offerId, row.interest]),
        );

      const before = await interests();
      await store().untrackUnwanted(at('11:00'));
      await store().weakenInterest(at('09:00'));

      expect(before).toEqual({ a: 'watched', b: 'viewed', c: 'watched' });
      expect(await interests()).toEqual({ a: 'viewed', c: 'viewed' });
    });

    it('that nobody vouches for add no retailer, until it has another offer and after', async () => {
      const page = (id: string, source: string) => ({
        productId: 'p',
        offer: sampleOffer({ id, source, retailer: { name: 'Strange', domain: 'strange.example' } }),
      });
      await watch({ offerId: 'a' });
      const domains = [];
      await storage().offers.saveOffers([page('s', strangersSource)]);
      domains.push(await storage().offers.listVouchedDomains());
      await storage().offers.saveOffers([page('t', 'catalog')]);
      domains.push(await storage().offers.listVouchedDomains());
      await storage().offers.removeOffers(['s', 't']);
      await storage().offers.saveOffers([page('u', 'catalog')]);
      domains.push(await storage().offers.listVouchedDomains());
      await storage().offers.saveOffers([page('u', strangersSource)]);
      domains.push(await storage().offers.listVouchedDomains());

      const [known, both] = [['shop-one.example'], ['shop-one.example', 'strange.example']];
      expect(domains).toEqual([known, both, both, known]);
    });

    it('are deleted when nobody wants or vouches for them, except stopped ones', async () => {
      await watch(
        ...['a', 's', 't', 'w'].map((offerId) => ({
          offerId,
          wantedUntil: offerId === 'w' ? at('12:00') : at('10:00'),
        })),
      );
      await storage().offers.saveOffers(
        ['s', 't', 'w'].map((id) => ({
          productId: 'p',
          offer: sampleOffer({ id, source: strangersSource }),
        })),
      );
      await store().stopReading('t');

      await store().untrackUnwanted(at('11:00'));

      const left = await storage().offers.listOffersOfProducts(['p']);
      expect(left.map(({ offer }) => offer.id).toSorted()).toEqual(['a', 't', 'w']);
    });

    it('that nobody vouches for are not listed as price drops or in sitemaps unless a shop offers the product too', async () => {
      const page = (productId: string, id: string, source: string, amountMinor: number, day: string) => ({
        productId,
        offer: sampleOffer({
          id,
          source,
          price: { amountMinor, currency: 'EUR' },
          checkedAt: `${day}T08:00:00.000Z`,
        }),
      });
      const before = await storage().products.lastProductNumber();
      await storage().products.saveProducts(['strange', 'both', 'bare'].map((id) => sampleProduct({ id })));
      for (const [amountMinor, day] of [
        [9_000, '2026-11-01'],
        [5_000, '2026-11-20'],
      ] as const)
        await storage().offers.saveOffers([
          page('strange', 's1', strangersSource, amountMinor, day),
          page('both', 's2', strangersSource, amountMinor, day),
          page('both', 'c2', 'catalog', amountMinor, day),
        ]);

      const drops = await storage().priceHistory.listPriceDrops({ limit: 10 });
      const listed = await storage().products.listProductIds({ above: before, upTo: before + 3 });

      expect(drops.map(({ offer }) => offer.id)).toEqual(['c2']);
      expect(listed).toEqual(['both', 'bare']);
    });

    it('are untracked when the offer is deleted', async () => {
      await watch({ offerId: 'a' });
      await storage().offers.removeOffers(['a']);

      expect(await store().findWatched(['a'])).toEqual([]);
    });

    it('are wanted for alerts, for favourites and for views', async () => {
      await storage().alerts.createAlert(sampleAlert({ id: 'al1', productId: 'p-alert' }));
      await storage().alerts.createAlert(sampleAlert({ id: 'al2', productId: 'p-paused', isPaused: true }));
      await storage().shopperLists.mergeList({
        shopperId: 's',
        list: 'favorites',
        removed: [],
        clearedAt: null,
        entriesMax: 10,
        whenFull: 'refuse',
        entries: ['product:p-favourite', 'link:https://a.example/'].map((key) => ({
          key,
          at: at('08:00'),
          content: {},
        })),
      });
      await storage().demand.addDemand(
        [day, '2026-10-01'].map((viewedOn) => ({
          day: viewedOn,
          kind: 'product',
          key: `p-${viewedOn}`,
          visitorHash: 'v',
          productIds: [],
        })),
      );
      const list = (interest: 'watched' | 'favourite' | 'viewed', after: string | null = null) =>
        store().listWantedProducts({ interest, since: '2026-11-07', after, limit: 10 });

      expect(await list('watched')).toEqual(['p-alert']);
      expect(await list('watched', 'p-alert')).toEqual([]);
      expect(await list('favourite')).toEqual(['p-favourite']);
      expect(await list('favourite', 'p-favourite')).toEqual([]);
      expect(await list('viewed')).toEqual([`p-${day}`]);
    });

    it('are listed by host with their products, filtered by host and outcome', async () => {
      await watch({ offerId: 'a' }, { offerId: 'b' }, { offerId: 'c', host: 'two.example' });
      await store().stopReading('b');
      await claim();
      await store().finishReading({
        offerId: 'c',
        leaseUntil: at('09:05'),
        at: at('09:01'),
        outcome: 'gone',
        goneCount: 1,
        intervalMs: 1,
        nextAt: at('10:00'),
      });
      const list = async (filter: Partial<Parameters<ReturnType<typeof store>['listReadings']>[0]>) => {
        const found = await store().listReadings({
          host: null,
          outcome: null,
          after: null,
          limit: 10,
          ...filter,
        });
        return found.map(({ watched }) => watched.offerId);
      };

      expect(await list({})).toEqual(['a', 'b', 'c']);
      expect(await list({ after: { host: 'one.example', offerId: 'a' } })).toEqual(['b', 'c']);
      expect(await list({ host: 'two.example' })).toEqual(['c']);
      expect(await list({ outcome: 'gone' })).toEqual(['c']);
      expect(await list({ outcome: 'never' })).toEqual(['a']);
      expect(await list({ outcome: 'stopped' })).toEqual(['b']);
      expect(await store().countReadings(day)).toEqual({ requests: 2, offers: 3, hosts: 2 });
      expect(await store().listHosts({ day, words: 'one', after: null, limit: 10 })).toMatchObject([
        { host: 'one.example', offerCount: 2, stoppedCount: 1, requestsToday: 1 },
      ]);
    });
  });
}
