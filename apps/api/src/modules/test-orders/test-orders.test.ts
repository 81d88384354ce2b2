import { countTraffic } from '../../merchant-traffic/count-traffic';
import type { TestOrder } from '@pricehunt/api-contract/order-sources';
import type { ScriptedAnswer } from '@pricehunt/safe-fetch/testing';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestMember } from '../../testing/sign-in';
import { makeTestMerchant, runOrderJobs } from '../../testing/orders';
import type { TestMerchant } from '../../testing/orders';
import { patientTestMs, until } from '../../testing/waits';

jest.setTimeout(patientTestMs);

let api: TestApi;

// Building the application takes longest: one serves every test, each with a merchant and a store of its own.
beforeAll(async () => {
  api = await startTestApi({ pages: { '*': ({ link }) => pageOf(new URL(link)) } });
});
afterAll(() => api.close());

function pageOf({ host, searchParams }: URL): ScriptedAnswer {
  if (host === 'away.example') return { breaks: 'connection' };
  return host === 'loses-the-id.example' && searchParams.has('pricehunt_ref')
    ? { status: 302, headers: { location: `https://${host}/home` } }
    : '<html><body>Kopfhörer</body></html>';
}

async function runTest({ caller }: TestMerchant): Promise<TestOrder> {
  const started = await caller.inject({ method: 'POST', url: '/api/business/test-orders', payload: {} });
  expect(started.statusCode).toBe(202);
  const { id } = started.json().testOrder;
  await until('the test order to send its order', async () => {
    expect(api.reported).toEqual([]);
    return (await api.services.storage.testOrders.findTestOrder(id))?.hops.length === 3;
  });
  await runOrderJobs(api);
  const answer = (await caller.inject({ url: `/api/business/test-orders/${id}` })).json();
  expect(answer).toMatchObject({ success: true });
  return answer.testOrder;
}

describe('a test order', () => {
  it('passes click, landing, signed webhook, attribution and ledger', async () => {
    const merchant = await makeTestMerchant(api, { domain: 'klangwerk.example' });

    const test = await runTest(merchant);

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

  it('passes for a merchant that has connected no store yet', async () => {
    const merchant = await makeTestMerchant(api, { domain: 'unconnected.example' });
    await api.services.storage.orderSources.changeSource(merchant.sourceId, {
      endedAt: api.services.now().toISOString(),
    });

    const { state } = await runTest(merchant);

    expect(state).toBe('passed');
  });

  it('is marked as a test, is never billed and is in no report', async () => {
    const merchant = await makeTestMerchant(api, { domain: 'oak.example' });
    const { orderId } = await runTest(merchant);
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

  it('reports the failed step when the store loses the id', async () => {
    const merchant = await makeTestMerchant(api, { domain: 'loses-the-id.example' });

    const test = await runTest(merchant);

    expect(test.state).toBe('failed');
    expect(test.hops[1]).toMatchObject({ state: 'failed', seen: 'https://loses-the-id.example/home' });
    expect(test.hops[1]?.problem).toContain('pricehunt_ref');
    expect(test.hops[4]).toMatchObject({ state: 'passed' });
  });

  it('reports that the store does not answer', async () => {
    const merchant = await makeTestMerchant(api, { domain: 'away.example' });

    const test = await runTest(merchant);

    expect(test.hops[1]).toMatchObject({ state: 'failed', problem: 'The store didn’t return a page.' });
  });

  it('needs a verified store', async () => {
    const caller = await signInTestMember(api);

    const answer = await caller.inject({ method: 'POST', url: '/api/business/test-orders', payload: {} });

    expect(answer.json()).toMatchObject({ code: 'domain.unverified' });
  });

  it('is invisible to others', async () => {
    const test = await runTest(await makeTestMerchant(api, { domain: 'known-to-itself.example' }));
    const other = await signInTestMember(api);

    const answer = await other.inject({ url: `/api/business/test-orders/${test.id}` });

    expect(answer.json()).toMatchObject({ code: 'order.test-not-found' });
  });
});
