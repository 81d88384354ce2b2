import { marketplaceWeb, sampleAccounts } from '@pricehunt/marketplace-doubles';
import type { Offer } from '@pricehunt/offers';
import { sampleProduct } from '@pricehunt/storage/testing';
import { settledComparison } from '../../testing/comparisons';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestAdmin } from '../../testing/sign-in';
import { readStoredEvent } from './stored-event';
import { forgetLicensed, handleForgetLicensed } from './forget-licensed-offers.job';

const begunAt = new Date('2026-11-21T12:00:00.000Z');
const minuteMs = 60_000;

let time: Date;
let api: TestApi;

beforeAll(async () => {
  time = begunAt;
  const now = () => time;
  api = await startTestApi({
    now,
    hasMarketplaces: true,
    pages: { '*': marketplaceWeb({ now: () => begunAt }) },
  });
  const admin = await signInTestAdmin(api, { email: 'ada@pricehunt.example' });
  for (const { id, keys } of sampleAccounts) {
    for (const [name, value] of Object.entries(keys)) {
      const set = await admin.inject({
        method: 'PUT',
        url: `/api/admin/sources/${id}/keys/${name}`,
        payload: { value },
      });
      if (set.statusCode !== 200) throw new Error(set.body);
    }
  }
});
beforeEach(() => {
  time = begunAt;
});
afterAll(() => api.close());

interface ShownOffer {
  readonly offer: {
    readonly id: string;
    readonly source: string;
    readonly link: string;
    readonly checkedAt: string;
  };
}

async function compare(search: { readonly query: string }): Promise<string> {
  const { requestId } = await settledComparison(api, search, { country: 'US', currency: 'USD' });
  return requestId;
}

async function shown(requestId: string, source: string) {
  const read = await api.app.inject({ method: 'GET', url: `/api/comparisons/${requestId}` });
  const { ranked, unranked, variants, similar, notices = [] } = read.json().comparison.offers;
  const all: readonly ShownOffer[] = [
    ...ranked,
    ...unranked,
    ...variants.flatMap(({ offers }: { offers: readonly ShownOffer[] }) => offers),
    ...similar,
  ];
  return { offers: all.filter(({ offer }) => offer.source === source).map(({ offer }) => offer), notices };
}

function policyOf(id: string) {
  const source = api.services.offerSources.list().find((each) => each.id === id);
  if (source === undefined) throw new Error(`there is no source ${id}`);
  return { ...source.retention, ageMsMax: source.retention.ageMsMax ?? 0 };
}

async function deleteWhatIsOver(): Promise<void> {
  await api.services.jobQueue.enqueue(forgetLicensed, {});
  await api.runJobs([handleForgetLicensed(api.services)]);
}

describe.each(sampleAccounts.map(({ id, words }) => ({ id, words })))(
  'the licence of $id',
  ({ id, words }) => {
    let requestId: string;
    beforeAll(async () => {
      time = begunAt;
      requestId = await compare({ query: words });
    });
    const stored = () => api.services.storage.comparisons.listEventsAfter(requestId, 0);

    it('puts the required sentence on the page', async () => {
      const { disclaimer } = policyOf(id);

      const { notices } = await shown(requestId, id);

      const demanded = disclaimer === null ? [] : [{ source: id, sentence: disclaimer }];
      expect(notices.filter(({ source }: { source: string }) => source === id)).toEqual(demanded);
    });

    it("keeps its prices out of the catalog's history", async () => {
      const { products, offers } = api.services.storage;
      const [listed] = (await stored()).flatMap(({ data }) =>
        offersIn(data).filter(({ source }) => source === id),
      );
      if (listed === undefined) throw new Error('nothing was stored');
      const { title, brand, mpn, gtins } = listed;
      const price = { ...listed.price, amountMinor: listed.price.amountMinor + 4_200 };
      await products.saveProducts([sampleProduct({ id: `p-${id}`, title, brand, mpn, gtins: [...gtins] })]);
      const known = { ...listed, id: `catalog-${id}`, source: 'catalog', price };
      await offers.saveOffers([{ productId: `p-${id}`, offer: known }]);

      const { offers: again } = await shown(await compare({ query: title }), id);

      const [catalogOffer] = await offers.findOffersByIds([`catalog-${id}`]);
      expect(again.map(({ link }) => link)).toContain(listed.link);
      expect(catalogOffer?.offer.price).toEqual(price);
    });

    it('shows its offers no longer than allowed, with the time of the check', async () => {
      const { ageMsMax } = policyOf(id);
      const atFirst = await shown(requestId, id);

      time = new Date(begunAt.getTime() + ageMsMax - minuteMs);
      const shortlyBefore = await shown(requestId, id);
      time = new Date(begunAt.getTime() + ageMsMax + minuteMs);
      const afterwards = await shown(requestId, id);

      expect(atFirst.offers.length).toBeGreaterThan(0);
      expect(new Set(atFirst.offers.map(({ checkedAt }) => checkedAt))).toEqual(
        new Set([begunAt.toISOString()]),
      );
      expect([shortlyBefore.offers.length, afterwards.offers.length]).toEqual([atFirst.offers.length, 0]);
      expect(afterwards.notices.filter(({ source }: { source: string }) => source === id)).toEqual([]);
    });

    it('deletes its offers from the database before it expires, and nothing else', async () => {
      const { ageMsMax } = policyOf(id);

      time = new Date(begunAt.getTime() + ageMsMax - 30 * minuteMs);
      await deleteWhatIsOver();
      const before = JSON.stringify(await stored());
      time = new Date(begunAt.getTime() + ageMsMax - 10 * minuteMs);
      await deleteWhatIsOver();
      const after = JSON.stringify(await stored());

      expect(before).toContain(`"source":"${id}"`);
      expect(after).not.toContain(`"source":"${id}"`);
      expect(after).toContain('"kind":"settled"');
      expect(api.reported).toEqual([]);
    });
  },
);

function offersIn(data: unknown): readonly Offer[] {
  const event = readStoredEvent(data);
  return event?.kind === 'offers' ? event.placements.map(({ offer }) => offer) : [];
}
