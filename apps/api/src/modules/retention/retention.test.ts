import { dayMs } from '@pricehunt/offers';
import { openTestServices } from '../../testing/test-api';
import type { TestServices } from '../../testing/test-api';
import { countOldRecords, forgetOldRecords } from './forget-old-records';
import { sampleClick, sampleProduct } from '@pricehunt/storage/testing';
import { forgetOld, handleForgetOld, handleMakeMonths, makeMonths } from './retention.job';

const now = new Date('2026-11-21T12:00:00.000Z');

const click = (id: string, clickedAt: string) => sampleClick({ id, clickedAt });

describe('retention of records', () => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices({ now: () => now });
    await opened.services.storage.clicks.recordClicks([
      click('old', '2026-08-01T00:00:00.000Z'),
      click('older', '2026-03-01T00:00:00.000Z'),
      click('young', '2026-08-24T00:00:00.000Z'),
    ]);
  });
  afterEach(() => opened.close());

  const left = async () => {
    const clicks = await opened.services.storage.clicks.listClicks({ after: null, limit: 10 });
    return clicks.map(({ id }) => id);
  };

  it('counts expired records without deleting them', async () => {
    const counted = await countOldRecords(opened.services);

    expect(counted.find(({ records }) => records === 'clicks')).toEqual({
      records: 'clicks',
      before: '2026-08-23T12:00:00.000Z',
      count: 2,
    });
    expect(await left()).toHaveLength(3);
  });

  it('deletes views of a business 90 days after their end, not before', async () => {
    const { businesses, viewings, retention } = opened.services.storage;
    await businesses.createBusiness({
      id: 'oak',
      name: 'Oak',
      storeDomain: 'oak.example',
      status: 'active',
      statusReason: null,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    for (const [id, until] of [
      ['old', '2026-08-23T11:00:00.000Z'],
      ['young', '2026-08-24T00:00:00.000Z'],
    ] as const) {
      await viewings.createViewing({
        id,
        sessionHash: null,
        adminId: 'ada',
        businessId: 'oak',
        reason: 'a ticket',
        startedAt: until,
        until,
        tokenHash: null,
        tokenUntil: until,
        cookieHash: null,
        endedAt: until,
      });
    }

    const forgotten = await forgetOldRecords(opened.services);

    expect(forgotten.find(({ records }) => records === 'viewings')).toMatchObject({ count: 1 });
    expect(await retention.countBefore('viewings', now.toISOString())).toBe(1);
  });

  it('deletes a product known only from tracking that is two weeks old, without an offer, and was not viewed since', async () => {
    const { products, demand } = opened.services.storage;
    const [bare, viewed] = [`wp-${'a'.repeat(22)}`, `wp-${'b'.repeat(22)}`];
    await products.saveProducts([sampleProduct({ id: bare }), sampleProduct({ id: viewed })]);
    // The storage dates products by the machine's clock.
    const later = new Date(Date.now() + 15 * dayMs);
    const day = new Date(later.getTime() - 13 * dayMs).toISOString().slice(0, 10);
    await demand.addDemand([{ day, kind: 'product', key: viewed, visitorHash: 'v', productIds: [viewed] }]);
    await opened.services.jobQueue.enqueue(forgetOld, {});

    await opened.runJobs([handleForgetOld({ ...opened.services, now: () => later })]);

    expect((await products.findProductsByIds([bare, viewed])).map(({ id }) => id)).toEqual([viewed]);
  });

  it('deletes expired records by a job, also with monthly partitions, and nothing more the next time', async () => {
    await opened.services.jobQueue.enqueue(makeMonths, {});
    await opened.services.jobQueue.enqueue(forgetOld, {});

    await opened.runJobs([handleMakeMonths(opened.services), handleForgetOld(opened.services)]);

    expect(await left()).toEqual(['young']);
    const counted = await countOldRecords(opened.services);
    expect(counted.map(({ count }) => count)).toEqual(counted.map(() => 0));
    expect(opened.reported).toEqual([]);
  });
});
