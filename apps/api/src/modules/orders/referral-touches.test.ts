import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import {
  cartAttribute,
  clickTo,
  makeTestMerchant,
  runOrderJobs,
  sendWebhook,
  shopifyOrder,
  testBrowser,
} from '../../testing/orders';
import type { TestMerchant } from '../../testing/orders';
import { matchOrders } from '../../merchant-orders/match-orders.job';
import { ownPage } from '../../testing/sign-in';

const placedAt = '2026-11-21T09:00:00.000Z';
const hourMs = 60 * 60_000;
let api: TestApi;
let merchant: TestMerchant;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse(placedAt);
  api = await startTestApi({ now: () => new Date(nowMs) });
  merchant = await makeTestMerchant(api);
});
afterEach(() => api.close());

async function refer(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/trackReferral',
    headers: { ...ownPage, 'user-agent': testBrowser, ...headers },
    payload: {
      referralId: 'aff_klangwerk.example_1763712000000_abc123',
      businessDomain: merchant.domain,
      targetUrl: `https://${merchant.domain}/products/kopfhoerer`,
      sourceUrl: 'https://pricehunt.example/product/1',
      productName: 'Kopfhörer',
      utmSource: 'pricehunt',
      utmMedium: 'price_comparison',
      utmCampaign: 'product_referral',
      ...changes,
    },
  });
  expect(answer.statusCode).toBe(202);
}

async function order(changes: Record<string, unknown>) {
  await sendWebhook(api, merchant, 'orders/create', shopifyOrder(changes));
  await runOrderJobs(api);
  return receipt();
}

async function receipt() {
  const { items } = (await merchant.caller.inject({ url: '/api/business/orders' })).json();
  return (await merchant.caller.inject({ url: `/api/business/orders/${items[0].id}` })).json();
}

const referralId = 'aff_klangwerk.example_1763712000000_abc123';
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

describe('referrals on the way to an order', () => {
  it('are touchpoints when the order carries their id, and get the credit', async () => {
    nowMs -= 2 * hourMs;
    await refer();
    nowMs += 2 * hourMs;

    const {
      order: summary,
      touches,
      receipt: sentences,
    } = await order({
      landing_site: `/products/kopfhoerer?pricehunt_ref=${referralId}`,
    });

    expect(summary).toMatchObject({ state: 'attributed', touchCount: 1, commission: eur(500) });
    expect(touches).toMatchObject([
      {
        kind: 'referral',
        clickId: null,
        referenceId: referralId,
        matchMethod: 'landing-address',
        source: 'pricehunt',
        medium: 'price_comparison',
        campaign: 'product_referral',
      },
    ]);
    expect(sentences).toContainEqual(
      expect.objectContaining({ code: 'touch-credited', shareBasisPoints: 10_000, credited: eur(10_000) }),
    );
  });

  it('are stored beside the click of the same visit, marked as that visit, and never counted twice', async () => {
    nowMs -= 3 * hourMs;
    const first = await clickTo(api, merchant.domain);
    nowMs += 2 * hourMs;
    const second = await clickTo(api, merchant.domain);
    nowMs += 1_000;
    await refer({ referralId: 'aff_of_the_tracker_1' });
    nowMs = Date.parse(placedAt);

    const {
      order: summary,
      touches,
      receipt: sentences,
    } = await order(cartAttribute(first.referenceId, second.referenceId));

    const shares = (model: string) =>
      touches.map(({ kind, credits }: { kind: string; credits: { model: string }[] }) => [
        kind,
        credits.find((credit) => credit.model === model),
      ]);
    expect(summary).toMatchObject({ state: 'attributed', touchCount: 2, commission: eur(500) });
    expect(shares('linear')).toMatchObject([
      ['click', { shareBasisPoints: 5_000 }],
      ['click', { shareBasisPoints: 5_000 }],
      ['referral', { shareBasisPoints: 0, reason: 'same-journey' }],
    ]);
    expect(sentences).toContainEqual(
      expect.objectContaining({ code: 'touch-not-credited', reason: 'same-journey' }),
    );
  });

  it('exclude those of other visitors and of other times', async () => {
    nowMs -= 3 * hourMs;
    const { referenceId } = await clickTo(api, merchant.domain);
    await refer({ referralId: 'aff_another_visitor' }, { 'x-forwarded-for': '203.0.113.9' });
    nowMs += hourMs;
    await refer({ referralId: 'aff_an_hour_later' });
    nowMs = Date.parse(placedAt);

    const { touches } = await order(cartAttribute(referenceId));

    expect(touches.map(({ kind }: { kind: string }) => kind)).toEqual(['click']);
  });

  it('exclude those to another shop, and of visitors who opted out of tracking', async () => {
    await refer({ businessDomain: 'oak.example', targetUrl: 'https://oak.example/p' });
    await refer({ referralId: 'aff_not_to_be_tracked' }, { 'sec-gpc': '1' });

    const { touches, order: summary } = await order(cartAttribute(referralId, 'aff_not_to_be_tracked'));

    expect(touches).toEqual([]);
    expect(summary.state).not.toBe('attributed');
  });

  it('that come late are matched again, once, and replace what was only inferred', async () => {
    await order(cartAttribute(referralId));
    nowMs -= hourMs;
    await refer();
    await refer();
    nowMs += hourMs;

    await api.services.jobQueue.enqueue(matchOrders, {});
    await runOrderJobs(api);

    const { order: summary, touches, ledger } = await receipt();
    expect(summary).toMatchObject({ state: 'attributed', touchCount: 1 });
    expect(touches).toHaveLength(1);
    expect(ledger).toMatchObject([{ kind: 'commission', amount: eur(500) }]);
  });
});

describe('paid visits', () => {
  it('are marked on their touchpoint and in the receipt, and keep their credit', async () => {
    const { referenceId, location } = await clickTo(api, merchant.domain);

    const { touches, receipt: sentences } = await order({
      landing_site: `${location.pathname}${location.search}&gclid=Cj0K`,
      ...cartAttribute(referenceId),
    });

    expect(touches).toMatchObject([{ paidBy: 'gclid' }]);
    expect(sentences).toContainEqual(expect.objectContaining({ code: 'touch-paid', paidBy: 'gclid' }));
    expect(sentences).toContainEqual(expect.objectContaining({ code: 'touch-credited' }));
  });

  it('are recognised by the referral’s page, before its address is shortened', async () => {
    nowMs -= hourMs;
    await refer({ sourceUrl: 'https://pricehunt.example/product/1?msclkid=77' });
    nowMs += hourMs;

    const { touches } = await order(cartAttribute(referralId));

    expect(touches).toMatchObject([{ kind: 'referral', paidBy: 'msclkid' }]);
  });

  it('are recognised by the medium that brought the shopper to PriceHunt', async () => {
    const { referenceId } = await clickTo(api, merchant.domain, { query: { utm_medium: 'cpc' } });

    const { touches } = await order(cartAttribute(referenceId));

    expect(touches).toMatchObject([{ paidBy: 'utm_medium=cpc', medium: 'cpc' }]);
  });
});

describe("clicks of a merchant's own team", () => {
  const asTeam = { 'user-agent': testBrowser, 'x-forwarded-for': '198.51.100.7' };

  it('are recognised by the browser and network of a team member signed in that day', async () => {
    await merchant.caller.inject({ url: '/api/business/orders', headers: asTeam });
    const own = await clickTo(api, `www.${merchant.domain}`, { headers: asTeam });
    const shoppers = await clickTo(api, merchant.domain, { headers: { 'x-forwarded-for': '203.0.113.9' } });

    const { touches } = await order(cartAttribute(shoppers.referenceId, own.referenceId));

    const reasons = touches.map(({ isOwn, credits }: { isOwn: boolean; credits: { reason: string }[] }) => [
      isOwn,
      credits[1]?.reason,
    ]);
    expect(reasons).toEqual(
      expect.arrayContaining([
        [true, 'self-referral'],
        [false, 'credited'],
      ]),
    );
  });

  it('are recognised for that business only', async () => {
    const other = await makeTestMerchant(api, { domain: 'oak.example' });
    await other.caller.inject({ url: '/api/business/orders', headers: asTeam });
    const { referenceId } = await clickTo(api, merchant.domain, { headers: asTeam });

    const { order: summary } = await order(cartAttribute(referenceId));

    expect(summary).toMatchObject({ state: 'attributed' });
  });
});

describe('the receipt of a refunded order', () => {
  it('shows the previous credit after a full refund', async () => {
    const { referenceId } = await clickTo(api, merchant.domain);
    await order(cartAttribute(referenceId));
    const lines = [{ line_item_id: 9001, quantity: 2, subtotal: '100.00', total_tax: '19.00' }];
    await sendWebhook(api, merchant, 'refunds/create', {
      id: 1,
      order_id: 5001,
      created_at: placedAt,
      refund_line_items: lines,
      transactions: [{ kind: 'refund', status: 'success', amount: '123.90' }],
    });
    await runOrderJobs(api);

    const { receipt: sentences, order: summary } = await receipt();

    expect(summary).toMatchObject({ payment: 'refunded', commission: eur(0) });
    expect(sentences).toContainEqual(
      expect.objectContaining({
        code: 'touch-credit-undone',
        why: 'refunded',
        shareBasisPoints: 10_000,
        credited: eur(10_000),
      }),
    );
    expect(sentences.map(({ code }: { code: string }) => code)).not.toContain('touch-credited');
  });
});
