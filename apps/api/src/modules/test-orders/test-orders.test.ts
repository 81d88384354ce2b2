import { countTraffic } from '../../merchant-traffic/count-traffic';
import type { TestOrder } from '@pricehunt/api-contract';
import { startTestApi } from '../../testing';
import type { TestApi, TestWorld } from '../../testing';
import { signInTestMember } from '../../testing-sign-in';
import { makeTestMerchant, runOrderJobs } from '../../testing-orders';
import type { TestMerchant } from '../../testing-orders';

let api: TestApi;
let merchant: TestMerchant;

afterEach(() => api.close());

async function start(world: TestWorld = { pages: { '*': '<html><body>Kopfhörer</body></html>' } }) {
  api = await startTestApi(world);
  merchant = await makeTestMerchant(api);
}

/** Asks until no hop that the test makes by itself is waited for any more, and the worker has done its part. */
async function runTest(): Promise<TestOrder> {
  const started = await merchant.caller.inject({
    method: 'POST',
    url: '/api/business/test-orders',
    payload: {},
  });
  expect(started.statusCode).toBe(202);
  const { id } = started.json().testOrder;
  for (;;) {
    const test = await api.services.storage.testOrders.findTestOrder(id);
    if (test?.hops.length === 3) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await runOrderJobs(api);
  const answer = (await read(id)).json();
  expect(answer).toMatchObject({ success: true });
  return answer.testOrder;
}

const read = (id: string) => merchant.caller.inject({ url: `/api/business/test-orders/${id}` });

describe('a test order', () => {
  it('goes through click, landing, signed webhook, attribution and ledger', async () => {
    await start();

    const test = await runTest();

    expect(test.hops.map(({ hop, state, problem }) => [hop, state, problem])).toEqual([
      ['click', 'passed', null],
      ['landing', 'passed', null],
      ['order', 'passed', null],
      ['attribution', 'passed', null],
      ['ledger', 'passed', null],
    ]);
    expect(test.state).toBe('passed');
    expect(test.hops[1]?.seen).toContain('pricehunt_ref=aff_klangwerk.example_');
    expect(test.hops[4]?.seen).toBe('€5.00');
  });

  it('is marked as a test, is never billed and is in no report', async () => {
    await start();
    const { orderId } = await runTest();
    await countTraffic(api.services);

    const activity = await merchant.caller.inject({ url: '/api/business/activity' });
    const order = await merchant.caller.inject({ url: `/api/business/orders/${orderId ?? ''}` });
    const ledger = await merchant.caller.inject({ url: '/api/business/ledger' });
    const report = await merchant.caller.inject({ url: '/api/business/attribution' });

    expect(order.json()).toMatchObject({
      order: { source: 'test', isTest: true, reason: 'test-order' },
      ledger: [{ isTest: true, amount: { amountMinor: 500, currency: 'EUR' } }],
    });
    expect(ledger.json()).toMatchObject({ balances: [], items: [{ isTest: true }] });
    expect(report.json()).toMatchObject({ orderCount: 0, rows: [] });
    expect(activity.json()).toMatchObject({ items: [] });
  });

  it('says which hop failed when the store loses the id on its way', async () => {
    await start({
      pages: {
        '*': ({ link }) =>
          link.includes('pricehunt_ref')
            ? { status: 302, headers: { location: 'https://klangwerk.example/home' } }
            : '<html></html>',
      },
    });

    const test = await runTest();

    expect(test.state).toBe('failed');
    expect(test.hops[1]).toMatchObject({ state: 'failed', seen: 'https://klangwerk.example/home' });
    expect(test.hops[1]?.problem).toContain('pricehunt_ref');
    expect(test.hops[4]).toMatchObject({ state: 'passed' });
  });

  it('says that the store does not answer', async () => {
    await start({ pages: {} });

    const test = await runTest();

    expect(test.hops[1]).toMatchObject({ state: 'failed', problem: 'The store did not answer with a page.' });
  });

  it('needs a store that is proved', async () => {
    api = await startTestApi();
    const caller = await signInTestMember(api);

    const answer = await caller.inject({ method: 'POST', url: '/api/business/test-orders', payload: {} });

    expect(answer.json()).toMatchObject({ code: 'domain.unverified' });
  });

  it('is known to nobody else', async () => {
    await start();
    const test = await runTest();
    const other = await signInTestMember(api);

    const answer = await other.inject({ url: `/api/business/test-orders/${test.id}` });

    expect(answer.json()).toMatchObject({ code: 'order.test-not-found' });
  });
});
