import { runInNewContext } from 'node:vm';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { clickTo, makeTestMerchant, runOrderJobs, sendWebhook, shopifyOrder } from '../../testing/orders';
import type { TestMerchant } from '../../testing/orders';

const shop = 'https://klangwerk.example';
let api: TestApi;
let merchant: TestMerchant;
let key: string;

beforeEach(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-21T09:00:00Z') });
  merchant = await makeTestMerchant(api);
  key = await savePixel({ allowedOrigins: [shop], isConsentRequired: false });
});
afterEach(() => api.close());

async function savePixel(payload: Record<string, unknown>): Promise<string> {
  const answer = await merchant.caller.inject({
    method: 'PUT',
    url: '/api/business/order-sources/pixel',
    payload,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().source.publishableKey;
}

function report(body: Record<string, unknown>, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: '/api/pixel/reports',
    headers: { 'content-type': 'text/plain', origin: shop, 'sec-fetch-site': 'cross-site', ...headers },
    payload: JSON.stringify({ key, kind: 'checkout', consent: 'not-asked', ...body }),
  });
}

const findOrder = (id: string) => api.services.storage.orders.findByExternalId(merchant.businessId, id);

describe('the reports of the pixel', () => {
  it('match an order by its checkout token, whichever comes first', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);

    await report({ checkoutToken: 'c-1', references: [referenceId] });
    await sendWebhook(api, merchant, 'orders/create', shopifyOrder({ id: 1, checkout_token: 'c-1' }));
    const other = { id: 2, checkout_token: 'c-2', email: null, customer: null };
    await sendWebhook(api, merchant, 'orders/create', shopifyOrder(other));
    await runOrderJobs(api);
    expect(await findOrder('2')).toMatchObject({ state: 'waiting', reason: 'waiting' });
    await report({ checkoutToken: 'c-2', references: [referenceId] });

    const expected = { state: 'attributed', matchMethod: 'checkout-token', commissionMinor: 500 };
    expect(await findOrder('1')).toMatchObject(expected);
    expect(await findOrder('2')).toMatchObject(expected);
  });

  it('replace a touchpoint inferred from the customer by the click', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    const second = await clickTo(api, merchant.domain, { source: 'history' });
    await report({ checkoutToken: 'c-1', references: [referenceId] });
    await sendWebhook(api, merchant, 'orders/create', shopifyOrder({ id: 1, checkout_token: 'c-1' }));
    await sendWebhook(api, merchant, 'orders/create', shopifyOrder({ id: 2, checkout_token: 'c-2' }));
    await runOrderJobs(api);
    expect(await findOrder('2')).toMatchObject({ matchMethod: 'known-customer', state: 'attributed' });

    await report({ checkoutToken: 'c-2', references: [second.referenceId] });

    expect(await findOrder('2')).toMatchObject({ matchMethod: 'checkout-token', touchCount: 1 });
  });

  it('hold the commission of an order that only a page reported, until the shop sends it too', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    const order = { orderId: '5001', currency: 'EUR', total: '119.00', tax: '19.00' };

    await report({ references: [referenceId], order });
    const reported = await findOrder('5001');
    await sendWebhook(api, merchant, 'orders/create', shopifyOrder());
    await runOrderJobs(api);

    expect(reported).toMatchObject({ isConfirmed: false, state: 'attributed', commissionMinor: 500 });
    const confirmed = await findOrder('5001');
    expect(confirmed).toMatchObject({ isConfirmed: true, source: 'shopify', commissionMinor: 500 });
    const balances = await api.services.storage.ledger.readBalances(merchant.businessId);
    expect(balances).toEqual([{ currency: 'EUR', dueMinor: 500, heldMinor: 0 }]);
  });

  it('never change what a trusted source sent', async () => {
    await sendWebhook(api, merchant, 'orders/create', shopifyOrder());
    await runOrderJobs(api);

    await report({ order: { orderId: '5001', currency: 'EUR', total: '99999.00' } });

    expect(await findOrder('5001')).toMatchObject({ totalMinor: 12_390, source: 'shopify' });
  });

  it('count the order of one checkout once when the page uses another id', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    const order = { orderId: 'KW1001', currency: 'EUR', total: '119.00', tax: '19.00' };
    await report({ checkoutToken: 'c-1', references: [referenceId], order });

    await sendWebhook(api, merchant, 'orders/create', shopifyOrder({ checkout_token: 'c-1' }));
    await runOrderJobs(api);

    expect(await findOrder('KW1001')).toMatchObject({ reason: 'duplicate-order', commissionMinor: 0 });
    expect(await findOrder('5001')).toMatchObject({ state: 'attributed', commissionMinor: 500 });
    const balances = await api.services.storage.ledger.readBalances(merchant.businessId);
    expect(balances).toEqual([{ currency: 'EUR', dueMinor: 500, heldMinor: 0 }]);
  });

  it('are refused from a site that is not allowed, which is shown', async () => {
    const answer = await report({}, { origin: 'https://evil.example' });

    expect(answer.json()).toMatchObject({ code: 'pixel.foreign-origin' });
    const sources = await merchant.caller.inject({ url: '/api/business/order-sources' });
    const pixel = sources.json().items.find(({ kind }: { kind: string }) => kind === 'pixel');
    expect(pixel).toMatchObject({
      refusedCount: 1,
      lastRefusedOrigin: 'https://evil.example',
      reportCount: 0,
    });
  });

  it.each([
    ['the browser opts out of tracking', {}, { 'sec-gpc': '1' }, false],
    ['required consent is missing', {}, {}, true],
  ])('are accepted and not stored when %s', async (_why, body, headers, isConsentRequired) => {
    await savePixel({ allowedOrigins: [shop], isConsentRequired });

    const answer = await report({ checkoutToken: 'c-1', references: ['aff_x_1_y'], ...body }, headers);

    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ success: true, isKept: false });
    expect(await api.services.storage.checkouts.findCheckout(merchant.businessId, 'c-1')).toBeNull();
  });

  it('refuse an unknown key, and an invalid report', async () => {
    const unknown = await report({ key: 'ph_px_nobody' });
    const broken = await api.app.inject({
      method: 'POST',
      url: '/api/pixel/reports',
      payload: '{',
      headers: { 'content-type': 'text/plain', origin: shop },
    });

    expect(unknown.json()).toMatchObject({ code: 'pixel.unknown-key' });
    expect(broken.json()).toMatchObject({ code: 'request.not-json' });
  });
});

function page(search: string, given: { readonly gpc?: boolean; readonly shopify?: object } = {}) {
  const sent: { link: string; body: Record<string, unknown> }[] = [];
  const stored = new Map<string, string>();
  const window: Record<string, unknown> = given.shopify === undefined ? {} : { Shopify: given.shopify };
  const context = {
    window,
    navigator: { globalPrivacyControl: given.gpc === true },
    location: { search },
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    },
    document: { addEventListener: () => undefined },
    URLSearchParams,
    fetch: async (link: string, { body }: { body: string }) => {
      sent.push({ link, body: JSON.parse(body) });
    },
  };
  return { context, sent, stored, run: (program: string) => void runInNewContext(program, context) };
}

async function program(): Promise<string> {
  const answer = await api.app.inject({ url: `/api/pixel.js?key=${key}` });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  });
  return answer.body;
}

describe("the pixel's script", () => {
  const reference = 'aff_klangwerk.example_1700000000000_0123456789ab';

  it('stores the id from the landing URL, puts it into the cart, and reports it', async () => {
    const landing = page(`?pricehunt_ref=${reference}&utm_source=x`, { shopify: { shop: 'kw' } });

    landing.run(await program());

    expect(landing.stored.get('pricehunt_refs')).toBe(JSON.stringify([reference]));
    expect(landing.sent).toEqual([
      { link: '/cart/update.js', body: { attributes: { _pricehunt_ref: reference } } },
      {
        link: 'https://pricehunt.example/api/pixel/reports',
        body: { kind: 'landing', references: [reference], key, consent: 'not-asked' },
      },
    ]);
  });

  it('does nothing when the browser opts out of tracking', async () => {
    const landing = page(`?pricehunt_ref=${reference}`, { gpc: true });

    landing.run(await program());

    expect(landing.sent).toEqual([]);
    expect(landing.stored.size).toBe(0);
  });

  it('waits for required consent, and deletes its data when consent is withdrawn', async () => {
    await savePixel({ allowedOrigins: [shop], isConsentRequired: true });
    const landing = page(`?pricehunt_ref=${reference}`);
    landing.run(await program());
    expect(landing.stored.size).toBe(0);

    landing.run('window.pricehunt.consent(true)');
    expect(landing.sent.map(({ body }) => body['consent'])).toEqual(['granted']);
    landing.run('window.pricehunt.consent(false)');

    expect(landing.stored.size).toBe(0);
  });

  it('reports an order with the stored ids, in the form that the server accepts', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    const thanks = page(`?pricehunt_ref=${referenceId}`);
    thanks.run(await program());

    thanks.run("window.pricehunt.order({ orderId: 7, total: '59.50', currency: 'EUR', tax: '9.50' })");
    await api.app.inject({
      method: 'POST',
      url: '/api/pixel/reports',
      payload: JSON.stringify(thanks.sent.at(-1)?.body),
      headers: { 'content-type': 'text/plain', origin: shop },
    });

    expect(await findOrder('7')).toMatchObject({
      state: 'attributed',
      totalMinor: 5_950,
      isConfirmed: false,
    });
  });

  it('never throws into an empty page', async () => {
    const text = await program();

    expect(() =>
      runInNewContext(text, { window: {}, document: { addEventListener: () => undefined } }),
    ).not.toThrow();
  });
});
