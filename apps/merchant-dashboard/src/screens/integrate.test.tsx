import { getOverview } from '@pricehunt/api-contract/analytics';
import { getBusinessSession, resendBusinessVerification } from '@pricehunt/api-contract/business-identity';
import { listFeeds, startFeedImport } from '@pricehunt/api-contract/feeds';
import { checkDomain, claimDomain, connectShopify, listDomains } from '@pricehunt/api-contract/integrations';
import {
  createShopifyOrderSource,
  deleteOrderSource,
  getTestOrder,
  listOrderSources,
  savePixel,
  startTestOrder,
} from '@pricehunt/api-contract/order-sources';
import { listOrders } from '@pricehunt/api-contract/orders';
import type { Feed, FeedImport } from '@pricehunt/api-contract/feeds';
import type { StoreDomain } from '@pricehunt/api-contract/integrations';
import type { OrderSourceView, TestOrder } from '@pricehunt/api-contract/order-sources';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOverview } from '../traffic/testing-traffic';
import { germanPack } from '../messages/german-pack';
import { apiFor, owner, renderMerchant } from '../testing';

const wizard = '/business/dashboard/integrate';
const at = '2026-11-21T10:00:00.000Z';

const pending: StoreDomain = {
  id: 'd1',
  domain: 'lamp.example',
  state: 'pending',
  method: null,
  claimedAt: at,
  checkedAt: null,
  verifiedAt: null,
  problem: null,
  problemReasons: [],
  proofs: {
    metaTag: '<meta name="pricehunt-site-verification" content="abc" />',
    dns: { name: '_pricehunt.lamp.example', text: 'pricehunt=abc' },
    file: { link: 'https://lamp.example/.well-known/pricehunt.txt', text: 'abc' },
  },
};
const verified: StoreDomain = { ...pending, state: 'verified', method: 'dns', verifiedAt: at, checkedAt: at };
const run: FeedImport = {
  id: 'r1',
  feedId: 'f1',
  state: 'awaiting-confirmation',
  startedBy: 'person',
  requestedAt: at,
  startedAt: at,
  finishedAt: null,
  rowsRead: 3,
  preview: {
    rowCount: 3,
    createdCount: 3,
    updatedCount: 0,
    unchangedCount: 0,
    removedCount: 0,
    rejectedCount: 0,
    format: 'shopify-json',
    byteCount: 1_000,
    isComplete: true,
    issueCounts: { error: 0, warning: 0, notice: 0 },
    issues: [],
  },
  applied: { createdCount: 0, updatedCount: 0, unchangedCount: 0, removedCount: 0 },
  removalHeldBack: null,
  waitsFor: 'confirmation',
  failure: null,
  failureReasons: [],
};
const feed: Feed = {
  id: 'f1',
  kind: 'shopify',
  name: 'Shopify',
  link: 'https://lamp.example',
  schedule: 'daily',
  currency: 'EUR',
  country: null,
  columnMapping: [],
  isAutoConfirmed: false,
  isPaused: false,
  createdAt: at,
  nextRunAt: at,
  itemCount: 3,
  latestImport: { ...run, state: 'applied', waitsFor: null },
};
const server: OrderSourceView = {
  kind: 'server',
  id: 'server',
  link: 'https://api.example/api/v1/orders',
  keyCount: 0,
  lastOrderAt: null,
  orderCount: 0,
};
const shop: OrderSourceView = {
  kind: 'shopify',
  id: 's1',
  shopDomain: 'lamp.myshopify.com',
  webhookLink: 'https://api.example/api/webhooks/shopify/s1',
  topics: ['orders/create'],
  createdAt: at,
  lastDeliveryAt: null,
  lastTopic: null,
  deliveryCount: 0,
  badSignatureCount: 3,
  lastBadSignatureAt: at,
  previousSecretUntil: null,
  uninstalledAt: null,
};
type Hop = TestOrder['hops'][number];
const hop = (name: Hop['hop'], changes: Partial<Hop> = {}): Hop => ({
  hop: name,
  state: 'passed',
  at,
  seen: null,
  problem: null,
  problemReasons: [],
  ...changes,
});
const passed: TestOrder = {
  id: 't1',
  state: 'passed',
  startedAt: at,
  finishedAt: at,
  hops: [hop('click', { seen: 'click 42' }), hop('landing'), hop('order'), hop('attribution'), hop('ledger')],
  orderId: 'o1',
};
const order = {
  id: 'o2',
  externalId: '1001',
  name: '#1001',
  placedAt: '2026-11-19T10:00:00.000Z',
  receivedAt: at,
  source: 'shopify',
  state: 'attributed',
  reason: 'credited',
  payment: 'paid',
  total: { amountMinor: 4_990, currency: 'EUR' },
  refunded: { amountMinor: 0, currency: 'EUR' },
  commission: { amountMinor: 200, currency: 'EUR' },
  commissionStatus: 'pending',
  matchMethod: null,
  touchCount: 1,
  lastTouch: null,
  isTest: false,
  isConfirmed: true,
} as const;

interface Connected {
  readonly domains?: StoreDomain[];
  readonly feeds?: Feed[];
  readonly sources?: OrderSourceView[];
  readonly orders?: (typeof order)[];
  readonly role?: 'owner' | 'viewer';
}

function apiWith({ domains = [], feeds = [], sources = [server], orders = [], role = 'owner' }: Connected) {
  const api = apiFor({ ...owner, role });
  api.answer(listDomains, { success: true, items: domains, nextCursor: null });
  api.answer(listFeeds, { success: true, items: feeds, nextCursor: null });
  api.answer(listOrderSources, { success: true, items: sources, nextCursor: null });
  api.answer(listOrders, {
    success: true,
    items: orders,
    nextCursor: null,
    total: orders.length,
    amounts: [],
  });
  return api;
}

describe('the wizard', () => {
  it.each([
    ['Verify your domain', {}],
    ['Import your catalog', { domains: [verified] }],
    ['Connect orders', { domains: [verified], feeds: [feed] }],
    ['Test your integration', { domains: [verified], feeds: [feed], sources: [server, shop] }],
  ] satisfies [string, Connected][])(
    'continues at “%s” when that is the first open step',
    async (title, connected) => {
      renderMerchant(wizard, apiWith(connected));

      expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    },
  );

  it('starts with the e-mail address while it is not verified', async () => {
    const api = apiWith({});
    api.answer(getBusinessSession, { success: true, business: { ...owner, isEmailVerified: false } });
    api.answer(resendBusinessVerification, { success: true });
    const { user } = renderMerchant(wizard, api);

    expect(await screen.findByText('Step 1 of 5')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Resend link' }));

    expect(await screen.findByText('Link sent. Check your inbox.')).toBeInTheDocument();
  });

  it.each([
    [true, 'Shoppers already see products from your verified domains'],
    [false, 'Your products become visible to shoppers once we approve'],
  ])('tells what approval means when products are visible meanwhile: %s', async (isVisible, sentence) => {
    const api = apiWith({});
    api.answer(getBusinessSession, { success: true, business: { ...owner, status: 'pending' } });
    api.answer(getOverview, buildOverview({ attention: [{ kind: 'approval-pending', isVisible }] }));

    renderMerchant(wizard, api);

    expect(await screen.findByText('Waiting for approval')).toBeVisible();
    expect(screen.getByText(new RegExp(sentence))).toBeVisible();
  });

  it('shows the health of each connection once all steps are done', async () => {
    const api = apiWith({ domains: [verified], feeds: [feed], sources: [server, shop], orders: [order] });
    const silent = { kind: 'integration-silent', integration: 'orders', lastAt: at } as const;
    api.answer(getOverview, buildOverview({ attention: [silent] }));

    renderMerchant(wizard, api);

    expect(await screen.findByRole('heading', { name: 'Connection health' })).toBeVisible();
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows.filter((text) => /Manage/.test(text))).toEqual([
      expect.stringMatching(/^DomainHealthyLast checked Nov 21/),
      expect.stringMatching(/^CatalogHealthy/),
      expect.stringMatching(/^OrdersNeeds attentionLast order placed Nov 19/),
    ]);
  });

  it.each([wizard, `${wizard}?step=orders`])(
    'never asks to connect a store that is set up, at %s',
    async (path) => {
      const api = apiWith({ domains: [verified], feeds: [feed], sources: [server, shop], orders: [order] });
      api.answer(getOverview, buildOverview());
      const { container } = renderMerchant(path, api);
      const wasAsked: boolean[] = [];
      const watch = new MutationObserver(() => wasAsked.push(/five steps/.test(container.textContent)));
      watch.observe(container, { childList: true, subtree: true, characterData: true });

      expect(await screen.findByText(/^Setup is complete/)).toBeVisible();

      watch.disconnect();
      expect(wasAsked).not.toContain(true);
    },
  );

  it('shows the step in the URL and marks completed ones', async () => {
    renderMerchant(`${wizard}?step=orders`, apiWith({ domains: [verified] }));

    expect(await screen.findByRole('heading', { level: 2, name: 'Connect orders' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Domain (Done)' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Orders (To do)' })).toHaveAttribute('aria-current', 'step');
  });

  it('stores the step in the URL', async () => {
    const { user, address } = renderMerchant(`${wizard}?step=domain`, apiWith({}));

    await user.click(await screen.findByRole('link', { name: 'Next' }));

    expect(address()).toBe(`${wizard}?step=catalog`);
  });

  it('shows which step failed to load, and retries', async () => {
    const api = apiWith({});
    api.refuse(listDomains, 'server.busy');
    const { user } = renderMerchant(`${wizard}?step=domain`, api);
    await screen.findByText('We couldn’t load this');
    api.answer(listDomains, { success: true, items: [verified], nextCursor: null });

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('lamp.example')).toBeInTheDocument();
  });

  it.each(['domain', 'catalog', 'orders', 'test'])('is read-only for viewers at step %s', async (step) => {
    renderMerchant(
      `${wizard}?step=${step}`,
      apiWith({ domains: [pending], feeds: [feed], sources: [server, shop], role: 'viewer' }),
    );

    expect(await screen.findByText('Your role can view this but not change it.')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('button', { name: /^(Add|Verify|Remove|Connect|Change|Send)/ })).toBeNull();
  });

  it('speaks German', async () => {
    renderMerchant(`${wizard}?step=test`, apiWith({}), { language: germanPack });

    expect(await screen.findByRole('button', { name: 'Testbestellung senden' })).toBeInTheDocument();
  });
});

describe('the domain step', () => {
  it('suggests the domain from registration', async () => {
    const api = apiWith({});
    api.answer(claimDomain, { success: true, domain: pending });
    const { user } = renderMerchant(wizard, api);

    expect(await screen.findByLabelText('Store domain')).toHaveValue('lamp.example');
    await user.click(screen.getByRole('button', { name: 'Add' }));

    await waitFor(() =>
      expect(api.calls).toContainEqual(expect.objectContaining({ body: { domain: 'lamp.example' } })),
    );
  });

  it('shows the instructions of each method and copies the value', async () => {
    const { user } = renderMerchant(`${wizard}?step=domain`, apiWith({ domains: [pending] }));

    expect(await screen.findByText(pending.proofs.metaTag)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'DNS record' }));
    await user.click(screen.getByRole('button', { name: 'Copy: Value' }));

    expect(await screen.findByText('Copied')).toBeInTheDocument();
    // A toast updates on a timer, which React accepts only while the testing library waits.
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('pricehunt=abc'));
  });

  it('verifies by the shown method, and shows why it failed', async () => {
    const api = apiWith({ domains: [pending] });
    const failed = {
      ...pending,
      state: 'failed',
      problem: 'There is no TXT record.',
      checkedAt: at,
    } as const;
    api.answer(checkDomain, { success: true, domain: failed });
    const { user } = renderMerchant(`${wizard}?step=domain`, api);
    await user.click(await screen.findByRole('tab', { name: 'DNS record' }));
    api.answer(listDomains, { success: true, items: [failed], nextCursor: null });

    await user.click(screen.getByRole('button', { name: 'Verify now' }));

    expect(await screen.findByText('There is no TXT record.')).toBeInTheDocument();
    expect(api.calls).toContainEqual(expect.objectContaining({ body: { method: 'dns' } }));
  });
});

describe('the catalog step', () => {
  it('previews the changes of a new source and applies them', async () => {
    const api = apiWith({ domains: [verified] });
    api.answer(connectShopify, { success: true, feed });
    api.answer(startFeedImport, { success: true, import: run });
    const { user, address } = renderMerchant(wizard, api);
    await user.type(await screen.findByLabelText('Currency'), 'EUR');
    api.answer(listFeeds, { success: true, items: [{ ...feed, latestImport: run }], nextCursor: null });

    await user.click(screen.getByRole('button', { name: 'Connect and import' }));

    expect(await screen.findByRole('button', { name: 'Apply changes' })).toBeInTheDocument();
    expect(address()).toBe(`${wizard}?step=catalog`);
  });
});

describe('the orders step', () => {
  it('shows problems of connections', async () => {
    renderMerchant(`${wizard}?step=orders`, apiWith({ sources: [server, shop] }));

    expect(await screen.findByText('3 deliveries had an invalid signature')).toBeInTheDocument();
    expect(screen.getByText(shop.kind === 'shopify' ? shop.webhookLink : '')).toBeInTheDocument();
  });

  it('shows a new secret once', async () => {
    const api = apiWith({});
    api.answer(createShopifyOrderSource, { success: true, source: shop, secret: 'a-made-secret-of-length' });
    const { user } = renderMerchant(`${wizard}?step=orders`, api);

    await user.type(await screen.findByLabelText('Store'), 'lamp.myshopify.com');
    await user.click(screen.getByRole('button', { name: 'Connect orders' }));

    expect(await screen.findByText('a-made-secret-of-length')).toBeInTheDocument();
    expect(screen.getByText('Copy it now. It’s shown only once.')).toBeInTheDocument();
  });

  it('saves allowed origins', async () => {
    const api = apiWith({});
    api.answer(savePixel, {
      success: true,
      source: {
        kind: 'pixel',
        id: 'p1',
        publishableKey: 'ph_pk_1',
        allowedOrigins: ['https://lamp.example'],
        isConsentRequired: true,
        snippet: '<script></script>',
        shopifySnippet: 'analytics',
        createdAt: at,
        lastSeenAt: null,
        lastOrigin: null,
        reportCount: 0,
        refusedCount: 0,
        lastRefusedOrigin: null,
      },
    });
    const { user } = renderMerchant(`${wizard}?step=orders`, api);

    await user.click(await screen.findByRole('radio', { name: /Tracking script/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Tracking script saved')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        body: { allowedOrigins: ['https://lamp.example'], isConsentRequired: true },
      }),
    );
  });

  it('removes a connection after confirmation', async () => {
    const api = apiWith({ sources: [server, shop] });
    api.answer(deleteOrderSource, { success: true });
    const { user } = renderMerchant(`${wizard}?step=orders`, api);

    await user.click(await screen.findByRole('button', { name: 'Remove lamp.myshopify.com' }));
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Connection removed')).toBeInTheDocument();
  });
});

describe('the live test', () => {
  it('sends a test order and shows all steps passed, with a link to its receipt', async () => {
    const api = apiWith({ domains: [verified], feeds: [feed], sources: [server, shop] });
    api.answer(startTestOrder, { success: true, testOrder: { ...passed, state: 'running' } });
    api.answer(getTestOrder, { success: true, testOrder: passed });
    const { user, address } = renderMerchant(wizard, api);

    await user.click(await screen.findByRole('button', { name: 'Send test order' }));

    expect(await screen.findByText('All steps passed')).toBeInTheDocument();
    expect(screen.getAllByText('(Passed)')).toHaveLength(5);
    expect(screen.getByText('click 42')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View test order' })).toHaveAttribute(
      'href',
      '/business/dashboard/orders/o1',
    );
    expect(address()).toBe(`${wizard}?step=test&test=t1`);
  });

  it('shows which step failed and why', async () => {
    const api = apiWith({});
    const failed: TestOrder = {
      ...passed,
      state: 'failed',
      hops: [hop('click'), hop('landing', { state: 'failed', problem: 'The shop answered 404.' })],
      orderId: null,
    };
    api.answer(getTestOrder, { success: true, testOrder: failed });
    renderMerchant(`${wizard}?step=test&test=t1`, api);

    expect(await screen.findByText('The shop answered 404.')).toBeInTheDocument();
    expect(screen.getByText('A step failed')).toBeInTheDocument();
  });

  it('waits for the first real order', async () => {
    renderMerchant(`${wizard}?step=test`, apiWith({ sources: [server, shop] }));
    expect(await screen.findByText('Waiting for your first order')).toBeInTheDocument();
  });

  it('shows the first real order', async () => {
    renderMerchant(`${wizard}?step=test`, apiWith({ sources: [server, shop], orders: [order] }));

    expect(await screen.findByText('Latest order: #1001, €49.90.')).toBeInTheDocument();
  });

  it('shows that orders need a connection', async () => {
    renderMerchant(`${wizard}?step=test`, apiWith({}));

    expect(await screen.findByText('No orders connected yet.')).toBeInTheDocument();
  });
});

it('shows why the open step failed to load, and stays there until it is tried again', async () => {
  const api = apiFor(owner);
  api.refuse(listDomains, 'server.failed');
  const { user } = renderMerchant(wizard, api);
  await screen.findByText('We couldn’t load this');
  api.answer(listDomains, { success: true, items: [pending], nextCursor: null });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect((await screen.findAllByText('lamp.example')).length).toBeGreaterThan(0);
});
