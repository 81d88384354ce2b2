import { getOverview, getPriceCompetitiveness } from '@pricehunt/api-contract/analytics';
import {
  getBusinessSession,
  getTeam,
  resendBusinessVerification,
  signOutBusiness,
  switchBusiness,
} from '@pricehunt/api-contract/business-identity';
import { listOrders } from '@pricehunt/api-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCompetitiveness, buildPricePosition } from '../features/analytics/testing-analytics';
import { buildOrder } from '../features/orders/testing-orders';
import { buildOverview } from '../traffic/testing-traffic';
import { germanPack } from '../messages/german-pack';
import { apiFor, owner, renderMerchant } from '../testing';

const home = '/business/dashboard';

function emptyApi(business = owner, overview = buildOverview()) {
  const api = apiFor(business);
  api.answer(getOverview, overview);
  api.answer(listOrders, { success: true, items: [], nextCursor: null, total: 0, amounts: [] });
  api.hang(getPriceCompetitiveness);
  return api;
}

const steps = (...done: readonly boolean[]) =>
  buildOverview().checklist.map(({ step }, index) => ({ step, isDone: done[index] ?? false }));

it('shows each figure with its change vs the previous period', async () => {
  renderMerchant(home, emptyApi());

  const figures = await screen.findByRole('list', { name: 'Selected 7 days' });
  expect(
    within(figures)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Impressions4,821+21%', 'Clicks291+12%280 billable', 'Orders120%', 'Revenue€1,840.20-8%']);
});

it('links each figure to the rows that it counts', async () => {
  const overview = buildOverview();
  const totals = { ...overview.totals, refunds: 2, refunded: [{ amountMinor: 3_000, currency: 'EUR' }] };
  renderMerchant(home, emptyApi(owner, { ...overview, totals }));

  const figures = await screen.findByRole('list', { name: 'Selected 7 days' });
  const links = within(figures).getAllByRole('link');
  const days = 'from=2026-11-15&to=2026-11-21';
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View clicks', `${home}/activity?measure=clicks&${days}`],
    ['View orders', `${home}/orders?measure=orders&${days}`],
    ['View orders', `${home}/orders?measure=orders&${days}`],
    ['2 refunds, €30.00', `${home}/activity?measure=refunds&${days}`],
  ]);
});

it('charts the selected figure and stores it in the URL', async () => {
  const { user, address } = renderMerchant(home, emptyApi());

  await user.click(await screen.findByRole('button', { name: /Impressions/ }));

  expect(screen.getByRole('slider', { name: /^Impressions by day/ })).toBeInTheDocument();
  expect(address()).toBe(`${home}?metric=impressions`);
});

it('requests seven days when selected', async () => {
  const { user, address, api } = renderMerchant(home, emptyApi());

  await user.click(await screen.findByRole('radio', { name: 'Last 7 days' }));

  expect(address()).toBe(`${home}?days=7`);
  await waitFor(() =>
    expect(api.calls).toContainEqual(expect.objectContaining({ address: '/api/business/overview?days=7' })),
  );
});

it('starts with what to do today: price losses with their link, before the figures', async () => {
  const attention = [{ kind: 'price-losses' as const, productCount: 3, clicks: 136 }];
  renderMerchant(home, emptyApi(owner, buildOverview({ attention })));

  const loss = await screen.findByText(
    '3 products are more expensive than a competitor: 136 clicks at stake (last 30 days).',
  );
  const figures = screen.getByRole('list', { name: 'Selected 7 days' });
  expect(loss.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'View prices' })).toHaveAttribute(
    'href',
    `${home}/analytics?view=prices&gap=beaten`,
  );
});

it('says so when nothing needs attention', async () => {
  renderMerchant(home, emptyApi());

  expect(await screen.findByText('Nothing needs your attention today.')).toBeVisible();
});

it('tells a business that waits for approval what shoppers see', async () => {
  const attention = [{ kind: 'approval-pending' as const, isVisible: true }];
  renderMerchant(home, emptyApi(owner, buildOverview({ attention })));

  expect(
    await screen.findByText(
      'Your business is waiting for approval. Shoppers already see products from your verified domains.',
    ),
  ).toBeVisible();
});

it('lists what needs attention with links', async () => {
  renderMerchant(
    home,
    emptyApi(
      owner,
      buildOverview({
        attention: [
          { kind: 'feed-errors', feedId: 'f1', feedName: 'Main feed', importId: 'i1', errorCount: 14 },
          { kind: 'out-of-stock', productCount: 1 },
        ],
      }),
    ),
  );

  expect(await screen.findByText('14 rows in Main feed have errors and were skipped.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View rows' })).toHaveAttribute(
    'href',
    '/business/dashboard/sources/f1/runs/i1',
  );
  expect(screen.getByText('1 product is out of stock. Offers in stock are listed above it.')).toBeVisible();
});

it('shows completed and open setup steps until an order has arrived', async () => {
  renderMerchant(home, emptyApi(owner, buildOverview({ checklist: steps(true, true, false) })));

  expect(await screen.findByRole('heading', { name: 'Verify your domain (Done)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Import your catalog (To do)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import catalog' })).toHaveAttribute(
    'href',
    '/business/dashboard/integrate?step=catalog',
  );
});

it('hides the setup steps after the first order', async () => {
  renderMerchant(home, emptyApi());

  await screen.findByRole('list', { name: 'Selected 7 days' });

  expect(screen.queryByRole('heading', { name: 'Set up your store' })).not.toBeInTheDocument();
});

it('links the latest orders to their receipts', async () => {
  const api = emptyApi();
  const orders = ['#1006', '#1005', '#1004', '#1003', '#1002', '#1001'];
  api.answer(listOrders, {
    success: true,
    items: orders.map((name) => buildOrder({ id: name.slice(1), name })),
    nextCursor: null,
    total: 6,
    amounts: [],
  });

  renderMerchant(home, api);

  expect(await screen.findByRole('link', { name: '#1006' })).toHaveAttribute(
    'href',
    '/business/dashboard/orders/1006',
  );
  expect(screen.queryByRole('link', { name: '#1001' })).not.toBeInTheDocument();
});

it('shows price ranks of products with competitors before those without', async () => {
  const api = emptyApi();
  const alone = buildPricePosition({ id: 'offer-2', title: 'Own make', best: null, gap: null, clicks: 900 });
  api.answer(getPriceCompetitiveness, buildCompetitiveness({ items: [alone, buildPricePosition()] }));

  renderMerchant(home, api);

  const table = await screen.findByRole('table', { name: 'Price position' });
  expect(
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Desk lamp', 'Own make']);
});

it('shows a skeleton while loading', async () => {
  const api = emptyApi();
  api.hang(getOverview);

  renderMerchant(home, api);

  expect(await screen.findByText('Loading figures')).toBeInTheDocument();
});

it('shows the error and retries', async () => {
  const api = emptyApi();
  api.refuse(getOverview, 'server.failed');
  const { user } = renderMerchant(home, api);
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer(getOverview, buildOverview());

  await user.click(again);

  expect(await screen.findByRole('list', { name: 'Selected 7 days' })).toBeInTheDocument();
});

it('is in German, including figures', async () => {
  renderMerchant(home, emptyApi(), { language: germanPack });

  const figures = await screen.findByRole('list', { name: 'Ausgewählte 7 Tage' });
  expect(within(figures).getByRole('button', { name: /Umsatz/ })).toHaveTextContent(/1\.840,20/);
});

it('resends the link', async () => {
  const api = emptyApi(
    { ...owner, isEmailVerified: false },
    buildOverview({ checklist: steps(false, true, true) }),
  );
  api.answer(resendBusinessVerification, { success: true });
  const { user } = renderMerchant(home, api);

  await user.click(await screen.findByRole('button', { name: 'Resend link' }));

  expect(await screen.findByText('Link sent. Check your inbox.')).toBeInTheDocument();
});

it.each(['products', 'orders', 'settings', 'integrate'])(
  'shows that the business is suspended and why, in the %s',
  async (room) => {
    const statusReason = 'The imprint is missing.';
    renderMerchant(`/business/dashboard/${room}`, apiFor({ ...owner, status: 'suspended', statusReason }));

    expect(await screen.findByText('This business is suspended')).toBeVisible();
    expect(screen.getByText('Reason: The imprint is missing.')).toBeVisible();
  },
);

it('signs out at once, even when the server never responds', async () => {
  const api = emptyApi();
  api.hang(signOutBusiness);
  const { user } = renderMerchant(home, api);

  const [menu] = await screen.findAllByRole('button', { name: 'Account menu, Lamps' });
  if (menu !== undefined) await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
});

it('switches to another business of the same person', async () => {
  const lights = { id: 'b2', name: 'Lights', role: 'viewer' } as const;
  const api = emptyApi({ ...owner, businesses: [...owner.businesses, lights] });
  api.answer(switchBusiness, { success: true, business: { ...owner, id: 'b2', name: 'Lights' } });
  const { user } = renderMerchant(home, api);

  const [menu] = await screen.findAllByRole('button', { name: 'Account menu, Lamps' });
  if (menu !== undefined) await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Switch to Lights' }));

  expect(await screen.findByText('Switched to Lights')).toBeInTheDocument();
  expect(api.calls).toContainEqual(expect.objectContaining({ body: { businessId: 'b2' } }));
});

it('opens the sign-in page when a request reports that the session has ended', async () => {
  const api = apiFor(owner);
  const { user, address } = renderMerchant('/business/dashboard/settings', api);
  const team = await screen.findByRole('tab', { name: 'Team' });
  api.refuse(getTeam, 'auth.signed-out');
  api.refuse(getBusinessSession, 'auth.signed-out');

  await user.click(team);

  await waitFor(() => expect(address()).toMatch(/^\/business-login\?return=/));
});
