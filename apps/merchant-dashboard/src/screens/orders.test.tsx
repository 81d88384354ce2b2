import { listSavedViews, saveViews } from '@pricehunt/api-contract/business-account';
import { getOrder, listOrders } from '@pricehunt/api-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOrder, buildReceipt, buildTouch } from '../features/orders/testing-orders';
import { germanPack } from '../messages/german-pack';
import { apiFor, owner, renderMerchant } from '../testing';

const list = '/business/dashboard/orders';

function ordersApi(items = [buildOrder()], nextCursor: string | null = null) {
  const api = apiFor(owner);
  api.answer(listOrders, { success: true, items, nextCursor, total: items.length, amounts: [] });
  return api;
}

describe('the orders', () => {
  it('shows the total, attribution and source of each order', async () => {
    renderMerchant(
      list,
      ordersApi([
        buildOrder(),
        buildOrder({
          id: 'o2',
          name: '#1002',
          state: 'unattributed',
          reason: 'no-touch',
          lastTouch: null,
          commission: { amountMinor: 0, currency: 'EUR' },
          refunded: { amountMinor: 500, currency: 'EUR' },
        }),
      ]),
    );

    const [, first, second] = await screen.findAllByRole('row');
    expect(first).toHaveTextContent(/#1001.*Attributed.*Desk lamp.*2 touchpoints.*€269\.90.*€11\.34/);
    expect(second).toHaveTextContent(/#1002.*No touchpoint.*Refunded €5\.00/);
  });

  it('shows a cancelled order as cancelled, not as attributed', async () => {
    renderMerchant(list, ordersApi([buildOrder({ state: 'cancelled', payment: 'cancelled' })]));

    expect(await screen.findByRole('link', { name: 'Cancelled' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Attributed' })).toBeNull();
  });

  it('puts its filters into the URL and the request', async () => {
    const { user, address, api } = renderMerchant(list, ordersApi());
    await screen.findByText('#1001');

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Attribution' }), 'waiting');
    await user.click(screen.getByRole('button', { name: 'Show results' }));
    await user.type(screen.getByRole('searchbox'), '1001{Enter}');

    expect(address()).toBe(`${list}?state=waiting&q=1001`);
    await waitFor(() =>
      expect(api.calls.at(-1)?.address).toBe('/api/business/orders?state=waiting&q=1001&test=without'),
    );
  });

  it('shows the orders that a figure counts with their total, and removes the period', async () => {
    const api = ordersApi();
    const amounts = [{ amountMinor: 26_990, currency: 'EUR' }];
    api.answer(listOrders, { success: true, items: [buildOrder()], nextCursor: null, total: 1, amounts });
    const at = `${list}?measure=orders&from=2026-10-23&to=2026-11-21`;
    const { user, address } = renderMerchant(at, api);

    expect(await screen.findByText('1 order · €269.90')).toBeInTheDocument();
    expect(api.calls.at(-1)?.address).toBe(
      '/api/business/orders?measure=orders&from=2026-10-23&to=2026-11-21&test=without',
    );
    expect(screen.getByRole('button', { name: /^Remove filter Orders: / })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Remove filter Oct 23/ }));

    expect(address()).toBe(`${list}?measure=orders`);
  });

  it('shows the orders of one product by its title, and removes it', async () => {
    const { user, address, api } = renderMerchant(`${list}?product=p1&title=Lamp`, ordersApi());
    await screen.findByText('#1001');
    expect(api.calls.at(-1)?.address).toBe('/api/business/orders?product=p1&test=without');

    await user.click(screen.getByRole('button', { name: 'Remove filter Lamp' }));

    expect(address()).toBe(list);
  });

  it('filters by the attribution of a row that is clicked', async () => {
    const { user, address } = renderMerchant(list, ordersApi());
    await screen.findByText('#1001');

    await user.click(screen.getByRole('link', { name: 'Attributed' }));

    expect(address()).toBe(`${list}?state=attributed`);
  });

  it('ignores invalid filters in the URL', async () => {
    const { api } = renderMerchant(`${list}?state=lost&from=yesterday`, ordersApi());

    await screen.findByText('#1001');

    const asked = api.calls.map(({ address }) => address).filter((address) => address.includes('/orders'));
    expect(asked).toEqual(['/api/business/orders?test=without']);
  });

  it('loads the next page', async () => {
    const { user, api } = renderMerchant(list, ordersApi([buildOrder()], 'next'));
    const more = await screen.findByRole('button', { name: 'Load more' });
    api.answer(listOrders, {
      success: true,
      items: [buildOrder({ id: 'o9', name: '#0999' })],
      nextCursor: null,
      total: 2,
      amounts: [],
    });

    await user.click(more);

    expect(await screen.findByText('#0999')).toBeInTheDocument();
    expect(screen.getByText('#1001')).toBeInTheDocument();
  });

  it('saves a named view with the account and opens it again', async () => {
    const view = { path: list, name: 'To look at', query: '?state=waiting' };
    const api = ordersApi();
    api.answer(listSavedViews, { success: true, views: [] });
    api.answer(saveViews, { success: true, views: [view] });
    const { user, address } = renderMerchant(`${list}?state=waiting`, api);
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save view…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'To look at{Enter}');

    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    const without = address();
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'To look at' }));

    expect(without).toBe(list);
    await waitFor(() => expect(address()).toBe(`${list}?state=waiting`));
    expect(await screen.findByRole('button', { name: 'To look at' })).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ views: [view] });
  });

  it('adds the views of this device to the account once', async () => {
    const view = { path: list, name: 'Old', query: '?state=refunded' };
    window.localStorage.setItem(
      'pricehunt_merchant_views',
      JSON.stringify([{ businessId: owner.id, ...view }]),
    );
    const api = ordersApi();
    api.answer(listSavedViews, { success: true, views: [] });
    api.answer(saveViews, { success: true, views: [view] });
    const { user } = renderMerchant(list, api);

    await waitFor(() => expect(window.localStorage.getItem('pricehunt_merchant_views')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Views' }));

    expect(await screen.findByRole('menuitem', { name: 'Old' })).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ views: [view] });
  });

  it('says why a view could not be saved, and leaves the name', async () => {
    const api = ordersApi();
    api.answer(listSavedViews, { success: true, views: [] });
    api.refuse(saveViews, 'server.failed');
    const { user } = renderMerchant(list, api);
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save view…' }));

    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mine{Enter}');

    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
  });

  it.each([
    ['No orders yet', list],
    ['No matching orders', `${list}?state=waiting`],
  ])('shows "%s" when there are none', async (title, at) => {
    renderMerchant(at, ordersApi([]));

    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });
});

describe('the receipt', () => {
  function openReceipt(receipt = buildReceipt(), options = {}) {
    const api = apiFor(owner);
    api.answer(getOrder, receipt);
    return renderMerchant(`${list}/o1`, api, options);
  }

  it('shows which touchpoints were credited and why', async () => {
    openReceipt();

    expect(
      await screen.findByText(
        '2 PriceHunt touchpoints led to this order. Matched by the click ID in the landing page URL.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        /^Touchpoint 2 days before the order \(Nov 18.*\): no credit\. A later touchpoint got the credit\.$/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Touchpoint on the day of the order .*: 100%, €226\.80\.$/)).toBeInTheDocument();
    expect(
      screen.getByText('Commission: €11.34 on €226.80, excluding tax and shipping.'),
    ).toBeInTheDocument();
  });

  it('shows the credit under another model in the customer journey', async () => {
    const { user } = openReceipt();
    const timeLine = await screen.findByRole('region', { name: 'Customer journey' });
    const before = within(timeLine)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

    await user.selectOptions(within(timeLine).getByRole('combobox', { name: 'Attribution model' }), 'Linear');

    expect(before[0]).toMatch(/Floor lamp.*A later touchpoint got the credit/);
    expect(within(timeLine).getAllByText('50%, €113.40')).toHaveLength(2);
  });

  it('shows later touchpoints after the order and marks them', async () => {
    const at = '2026-11-21T08:00:00.000Z';
    const last = buildTouch('last');
    const late: typeof last = {
      ...last,
      id: 'late',
      at,
      isInWindow: false,
      product: { id: 'p2', title: 'Wall lamp' },
      credits: last.credits.map((credit) => ({ ...credit, shareBasisPoints: 0, reason: 'after-order' })),
    };
    const refund = { amountMinor: 9_000, currency: 'EUR' };
    openReceipt(
      buildReceipt({
        touches: [buildTouch('first'), last, late],
        refunds: [{ id: 'r1', externalId: '9', at: '2026-11-21T07:00:00.000Z', amount: refund }],
        receipt: [{ code: 'touch-not-credited', touchId: 'late', at, daysBefore: 0, reason: 'after-order' }],
      }),
    );

    const timeLine = await screen.findByRole('region', { name: 'Customer journey' });
    const [, , order, wentBack, after] = within(timeLine)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(order).toContain('Order #1001');
    expect(wentBack).toContain('-€90.00');
    expect(after).toMatch(/Wall lamp.*After the order/);
    expect(screen.getByText(/^Touchpoint on .*: no credit because it came after the order\.$/)).toBeVisible();
  });

  it('shows a refund and the commission that it reverses', async () => {
    const refund = { amountMinor: 9_000, currency: 'EUR' };
    const less = { amountMinor: -450, currency: 'EUR' };
    openReceipt(
      buildReceipt({
        order: buildOrder({ payment: 'partially-refunded', refunded: refund }),
        refunds: [{ id: 'r1', externalId: '9', at: '2026-11-21T09:00:00.000Z', amount: refund }],
        receipt: [{ code: 'refunded', at: '2026-11-21T09:00:00.000Z', amount: refund, commission: less }],
      }),
    );

    expect(await screen.findByText(/^Refunded €90\.00 on .* Commission: -€4\.50\.$/)).toBeInTheDocument();
    expect(screen.getByText('Partially refunded')).toBeInTheDocument();
    expect(screen.getByText('-€90.00')).toBeInTheDocument();
  });

  it.each([
    ['refunded', '100% before the refund', /100%, originally €226\.80\. .* refunded in full/],
    ['cancelled', '100% before the cancellation', /100%, originally €226\.80\. .* was cancelled/],
  ] as const)('shows the original credit of an order that was %s', async (why, mark, sentence) => {
    const [touchId, at] = ['last', '2026-11-20T13:40:00.000Z'];
    const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
    const last = buildTouch('last');
    const credits = last.credits.map((credit) => ({ ...credit, credited: euros(0) }));
    openReceipt(
      buildReceipt({
        order: buildOrder({ payment: why }),
        touches: [{ ...last, credits }],
        receipt: [
          {
            code: 'touch-credit-undone',
            touchId,
            at,
            daysBefore: 0,
            shareBasisPoints: 10_000,
            why,
            credited: euros(22_680),
          },
        ],
      }),
    );

    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText(mark)).toBeInTheDocument();
  });

  it('marks a referral as the visit of a click, and a visit as paid', async () => {
    const referral = buildTouch('first', {
      kind: 'referral',
      paidBy: 'gclid',
      credits: buildTouch('first').credits.map((credit) => {
        return { ...credit, shareBasisPoints: 0, reason: 'same-journey' };
      }),
    });
    openReceipt(
      buildReceipt({
        touches: [referral, buildTouch('last')],
        receipt: [{ code: 'touch-paid', touchId: 'first', at: referral.at, paidBy: 'gclid' }],
      }),
    );

    expect(await screen.findByText(/^The visit on .* came from a paid ad \(gclid\)\.$/)).toBeInTheDocument();
    expect(screen.getByText('Referral: Floor lamp')).toBeInTheDocument();
    expect(screen.getByText('Same visit as another touchpoint')).toBeInTheDocument();
    expect(screen.getByText(/Paid ad \(gclid\)/)).toBeInTheDocument();
  });

  it("marks a touchpoint by the merchant's own team or outside the window", async () => {
    openReceipt(buildReceipt({ touches: [buildTouch('first', { isOwn: true, isInWindow: false })] }));

    expect(await screen.findByText(/Your own team · Outside the attribution window/)).toBeInTheDocument();
  });

  it('speaks German', async () => {
    openReceipt(buildReceipt(), { language: germanPack });

    expect(await screen.findByRole('heading', { name: 'Bestellung #1001' })).toBeInTheDocument();
    expect(
      screen.getByText('Provision: 11,34 € auf 226,80 €, ohne Steuern und Versandkosten.'),
    ).toBeInTheDocument();
  });

  it('shows that an order was not found', async () => {
    const api = apiFor(owner);
    api.refuse(getOrder, 'order.not-found');

    renderMerchant(`${list}/o7`, api);

    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Orders' }),
    ).toBeInTheDocument();
  });
});
