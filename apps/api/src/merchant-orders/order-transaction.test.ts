import type { Storage } from '@pricehunt/storage';
import { openTestStorage, sampleClick } from '@pricehunt/storage/testing';
import { inOrderTransaction } from './order-transaction';

const businessId = 'business-1';
const clicksWaiting = 1_500;

let storage: Storage;

beforeEach(async () => {
  storage = await openTestStorage();
  await storage.clicks.recordClicks(
    Array.from({ length: clicksWaiting }, (_, place) => sampleClick({ id: `waiting${place}` })),
  );
});
afterEach(() => storage.close());

describe('the transaction of an order', () => {
  it('lets others write while waiting clicks are stored', async () => {
    let hasBegun = false;

    const judging = inOrderTransaction({ storage }, businessId, async () => {
      hasBegun = true;
    });
    await storage.clicks.recordClicks([sampleClick({ id: 'latest' })]);

    expect(hasBegun).toBe(false);
    await judging;
    expect(hasBegun).toBe(true);
  });

  it('finds clicks recorded before it and during its wait', async () => {
    const judging = inOrderTransaction({ storage }, businessId, ({ clicks }) =>
      clicks.findByReferences(['waiting0', `waiting${clicksWaiting - 1}`, 'latest']),
    );
    await storage.clicks.recordClicks([sampleClick({ id: 'latest' })]);

    expect((await judging).map(({ id }) => id)).toEqual([
      'latest',
      'waiting0',
      `waiting${clicksWaiting - 1}`,
    ]);
  });
});
