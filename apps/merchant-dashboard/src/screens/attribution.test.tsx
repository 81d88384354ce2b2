import {
  changeAttributionSettings,
  getAttribution,
  getAttributionSettings,
  listLedger,
  previewAttribution,
} from '@pricehunt/api-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';
import type { Attribution } from '../features/attribution/requests/attribution-queries';
import { apiFor, owner, renderMerchant } from '../testing';

const address = '/business/dashboard/attribution';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const figure = (orders: number, credited: number) => ({
  orders,
  credited: [euros(credited)],
  commission: [euros(credited / 20)],
});
const totals = {
  first: figure(4, 60_000),
  last: figure(4, 80_000),
  linear: figure(4, 70_000),
  position: figure(4, 71_000),
  'time-decay': figure(4, 80_000),
};

const answer: Attribution = {
  success: true,
  from: '2026-10-23',
  to: '2026-11-21',
  windowDays: 30,
  payingModel: 'last',
  by: 'source',
  totals,
  rows: [{ key: 'product_page', label: 'product_page', models: totals }],
  isCut: false,
  orderCount: 6,
  withoutCredit: [{ reason: 'outside-window', orderCount: 2 }],
};

const settings = {
  windowDays: 30,
  model: 'last',
  clickParameter: 'ph_click',
  utm: { source: 'pricehunt', medium: 'price_comparison', campaign: 'product_referral' },
  commissionRules: [{ applies: { to: 'default' }, pays: { kind: 'percent', basisPoints: 500 } }],
  discountCodes: [],
  updatedAt: null,
} as const;

function attributionApi(business = owner) {
  const api = apiFor(business);
  api.answer(getAttribution, answer);
  api.answer(getAttributionSettings, {
    success: true,
    settings: { ...settings, commissionRules: [...settings.commissionRules], discountCodes: [] },
  });
  api.answer(previewAttribution, {
    success: true,
    from: '2026-08-24',
    to: '2026-11-21',
    now: figure(4, 80_000),
    then: { ...figure(4, 60_000), commission: [euros(6_000)] },
    rows: [{ key: 'product_page', label: 'product_page', now: figure(4, 80_000), then: figure(4, 60_000) }],
  });
  return api;
}

describe('the models', () => {
  it('compares each model with the payout model, by row and in total', async () => {
    renderMerchant(address, attributionApi());

    const table = await screen.findByRole('table', { name: 'By source' });
    expect(within(table).getByRole('row', { name: /^Product page/ })).toHaveTextContent(
      /€600\.00-€200\.00.*€800\.00.*€700\.00-€100\.00.*€710\.00-€90\.00.*€800\.00no difference/,
    );
    expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent(/€600\.00-€200\.00/);
  });

  it('shows the first ten rows and the total, and the others on request without losing the focus', async () => {
    const api = attributionApi();
    const rows = Array.from({ length: 12 }, (_, place) => {
      const key = `campaign ${place + 1}`;
      return { key, label: key, models: { ...totals, last: figure(1, 1_000 - 20 * place) } };
    });
    api.answer(getAttribution, { ...answer, by: 'campaign', rows });
    const { user } = renderMerchant(`${address}?by=campaign`, api);
    const table = await screen.findByRole('table', { name: 'By campaign' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...rows.slice(0, 10).map(({ label }) => label), 'Total']);

    await user.click(screen.getByRole('button', { name: 'Show all 12' }));

    expect(within(table).getAllByRole('rowheader')).toHaveLength(13);
    expect(screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  });

  it('leads from a row to its orders, unless another window is tried', async () => {
    const { user } = renderMerchant(address, attributionApi());
    const row = await screen.findByRole('link', { name: 'Product page' });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Attribution window' }), '7-day window');

    expect(row).toHaveAttribute(
      'href',
      '/business/dashboard/activity?measure=orders&from=2026-10-23&to=2026-11-21&by=source&value=product_page',
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Product page' })).not.toBeInTheDocument());
  });

  it('leads from a product to the orders with a touchpoint of it, largest amount first', async () => {
    const api = attributionApi();
    const by = 'product' as const;
    const figures = (credited: number) => ({ ...totals, last: figure(1, credited) });
    const rows = [
      { key: 'p1', label: 'Kettle', models: figures(10_000) },
      { key: 'p2', label: 'Lamp & bulb', models: figures(90_000) },
      { key: '', label: '', models: figures(1_000) },
    ];
    api.answer(getAttribution, { ...answer, by, rows });
    renderMerchant(`${address}?by=product`, api);

    const links = within(await screen.findByRole('table', { name: 'By product' })).getAllByRole('link');

    expect(links.map((link) => link.textContent)).toEqual(['Lamp & bulb', 'Kettle']);
    expect(links[0]).toHaveAttribute(
      'href',
      '/business/dashboard/orders?measure=orders&from=2026-10-23&to=2026-11-21&product=p2&title=Lamp+%26+bulb',
    );
  });

  it('shows the credit by the selected model', async () => {
    const { user, address: at } = renderMerchant(address, attributionApi());
    await screen.findByRole('list', { name: 'Commissionable amount, Last touch model' });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Model in the chart' }), 'Linear');

    expect(screen.getByRole('list', { name: 'Commissionable amount, Linear model' })).toHaveTextContent(
      'Product page€700.00',
    );
    expect(at()).toBe(`${address}?model=linear`);
  });

  it('shows credit by the chosen dimension and metric, both in the URL', async () => {
    const { user, address: at, api } = renderMerchant(address, attributionApi());
    await screen.findByRole('table', { name: 'By source' });

    await user.click(screen.getByRole('radio', { name: 'Orders' }));
    const row = screen.getByRole('row', { name: /^Product page/ });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'By campaign');

    expect(row).toHaveTextContent(/^Product page.*4no difference.*4.*4no difference/);
    expect(at()).toBe(`${address}?measure=orders&by=campaign`);
    await waitFor(() => expect(api.calls.at(-1)?.address).toMatch(/by=campaign$/));
  });

  it('requests another attribution window', async () => {
    const { user, api } = renderMerchant(address, attributionApi());
    await screen.findByRole('table', { name: 'By source' });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Attribution window' }), '7-day window');

    await waitFor(() => expect(api.calls.at(-1)?.address).toMatch(/windowDays=7/));
  });

  it('shows why orders are not attributed, with links to them', async () => {
    renderMerchant(address, attributionApi());

    const list = await screen.findByRole('list', { name: 'Why orders weren’t attributed' });
    expect(list).toHaveTextContent('Outside the attribution window2 orders');
    expect(within(list).getByRole('link', { name: '2 orders' })).toHaveAttribute(
      'href',
      expect.stringMatching(/orders\?measure=orders-not-attributed&from=.*&reason=outside-window$/),
    );
  });

  it('shows that there are no orders in the period', async () => {
    const api = attributionApi();
    api.answer(getAttribution, { ...answer, orderCount: 0, rows: [], withoutCredit: [] });

    renderMerchant(address, api);

    expect(await screen.findByRole('heading', { name: 'No orders in this period' })).toBeInTheDocument();
  });
});

describe('the ledger', () => {
  it('shows the total and each row with its order', async () => {
    const api = attributionApi();
    api.answer(listLedger, {
      success: true,
      nextCursor: null,
      balances: [{ due: euros(684), held: euros(0) }],
      items: [
        {
          id: 'e2',
          at: '2026-11-21T09:00:00.000Z',
          kind: 'refund',
          state: 'due',
          period: '2026-11',
          amount: euros(-450),
          orderId: 'o1',
          orderName: '#1001',
          isTest: false,
        },
      ],
    });

    renderMerchant(`${address}?tab=ledger`, api);

    expect(await screen.findByRole('list', { name: 'Balance' })).toHaveTextContent(
      'Commission due, all months€6.84',
    );
    expect(screen.getByRole('link', { name: '#1001' })).toHaveAttribute(
      'href',
      '/business/dashboard/orders/o1',
    );
    expect(screen.getByText('-€4.50')).toBeInTheDocument();
  });
});

describe('the settings', () => {
  const at = `${address}?tab=settings`;

  it('previews a change before it is saved', async () => {
    const { user, api } = renderMerchant(at, attributionApi());
    api.answer(changeAttributionSettings, {
      success: true,
      settings: {
        ...settings,
        commissionRules: [...settings.commissionRules],
        discountCodes: [],
        model: 'first',
        updatedAt: '2026-11-21T10:00:00.000Z',
      },
    });

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Payout model' }), 'First touch');
    const canSaveAtOnce = screen.queryByRole('button', { name: 'Save' }) !== null;
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    const preview = await screen.findByRole('region', {
      name: 'Preview with the orders of the last 90 days',
    });
    const credited = within(preview).getByRole('row', { name: /^Commissionable amount/ });
    await user.click(within(preview).getByRole('button', { name: 'Save' }));

    expect(canSaveAtOnce).toBe(false);
    expect(credited).toHaveTextContent(/€800\.00.*€600\.00/);
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({ method: 'PUT', body: expect.objectContaining({ model: 'first' }) }),
    );
  });

  it('requires another preview after further changes', async () => {
    const { user } = renderMerchant(at, attributionApi());
    await user.click(await screen.findByRole('button', { name: 'Preview changes' }));
    await screen.findByRole('button', { name: 'Save' });

    await user.type(screen.getByRole('textbox', { name: 'Attribution window (days)' }), '1');

    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('shows errors at their fields and sends no request', async () => {
    const { user, api } = renderMerchant(at, attributionApi());
    const days = await screen.findByRole('textbox', { name: 'Attribution window (days)' });
    await user.clear(days);
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));

    expect(days).toHaveAccessibleDescription(/Enter a whole number from 1 to 365/);
    const rule = screen.getByRole('group', { name: 'Rule 2' });
    expect(within(rule).getByRole('textbox', { name: 'Category' })).toBeInvalid();
    expect(within(rule).getByRole('textbox', { name: 'Percentage' })).toBeInvalid();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows viewers a read-only page', async () => {
    renderMerchant(at, attributionApi({ ...owner, role: 'viewer' }));

    expect(await screen.findByText('Your role can view this but not change it.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Attribution window (days)' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^See what/ })).not.toBeInTheDocument();
  });
});
