import { getStatement, listStatements } from '@pricehunt/api-contract/commission';
import { getOrder } from '@pricehunt/api-contract/orders';
import type {
  CommissionDecisionView,
  StatementLine,
  StatementView,
} from '@pricehunt/api-contract/commission';
import { screen, within } from '@testing-library/react';
import { buildOrder, buildReceipt } from '../features/orders/testing-orders';
import { apiFor, owner, renderMerchant } from '../testing';

const address = '/business/dashboard/commission';
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const amounts = {
  revenue: euros(10_000),
  rateBasisPoints: 500,
  commission: euros(500),
  corrections: euros(0),
  adjustments: euros(-180),
  due: euros(320),
};
const statement: StatementView = {
  id: '2026-10-EUR',
  period: '2026-10',
  currency: 'EUR',
  from: '2026-10-01',
  to: '2026-10-31',
  timeZone: 'Europe/Berlin',
  state: 'open',
  isOver: true,
  closedAt: null,
  orders: 1,
  pendingOrders: 0,
  ...amounts,
};
const decision: CommissionDecisionView = {
  status: 'adjusted',
  at: '2026-11-02T12:00:00.000Z',
  amount: euros(320),
  reason: 'Agreed by phone',
  by: null,
};
const line: StatementLine = {
  orderId: 'o1',
  orderName: '#1001',
  placedAt: '2026-10-20T12:00:00.000Z',
  status: 'adjusted',
  decision,
  ...amounts,
};

function commissionApi(role: 'owner' | 'viewer' = 'owner') {
  const api = apiFor({ ...owner, role });
  api.answer(listStatements, { success: true, items: [statement], nextCursor: null });
  api.answer(getStatement, {
    success: true,
    business: { id: 'b1', name: 'Lamps' },
    statement,
    items: [line],
    nextCursor: null,
  });
  return api;
}

describe('commission due', () => {
  it('is listed by month with links to the statements', async () => {
    const { user, address: at } = renderMerchant(address, commissionApi());

    await user.click(await screen.findByRole('link', { name: 'October 2026 (EUR)' }));

    expect(
      await screen.findByRole('heading', { name: 'Commission statement, October 2026 (EUR)' }),
    ).toBeInTheDocument();
    expect(at()).toBe(`${address}/2026-10-EUR`);
  });

  it('explains when the first statement appears', async () => {
    const api = commissionApi();
    api.answer(listStatements, { success: true, items: [], nextCursor: null });

    renderMerchant(address, api);

    expect(await screen.findByRole('heading', { name: 'No commission yet' })).toBeInTheDocument();
  });
});

describe('a statement', () => {
  it('shows each order’s decision and reason with a link, and can be downloaded', async () => {
    renderMerchant(`${address}/2026-10-EUR`, commissionApi());

    const row = await screen.findByRole('row', { name: /^#1001/ });
    expect(row).toHaveTextContent(/Adjusted.*Agreed by phone.*€100\.00.*-€1\.80.*€3\.20$/);
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/business/dashboard/orders/o1');
    expect(await screen.findByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      expect.stringMatching(/statements\/2026-10-EUR\/csv$/),
    );
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  });

  it('gives a viewer no download', async () => {
    renderMerchant(`${address}/2026-10-EUR`, commissionApi('viewer'));
    await screen.findByRole('row', { name: /^#1001/ });

    expect(screen.queryByRole('link', { name: 'Download CSV' })).not.toBeInTheDocument();
  });

  it('shows that there is none for that month', async () => {
    const api = commissionApi();
    api.refuse(getStatement, 'statement.not-found');

    renderMerchant(`${address}/2020-01-EUR`, api);

    expect(await screen.findByText('This statement doesn’t exist.')).toBeInTheDocument();
  });
});

describe('the commission of an order', () => {
  it('shows its status and decisions, with links to the statement', async () => {
    const api = commissionApi();
    const { reason, status, at, amount } = decision;
    const receipt = buildReceipt({ decisions: [decision] });
    api.answer(getOrder, {
      ...receipt,
      order: buildOrder({ commissionStatus: 'adjusted' }),
      receipt: [...receipt.receipt, { code: 'commission-decided', reason, status, at, amount }],
    });

    renderMerchant('/business/dashboard/orders/o1', api);

    expect(await screen.findByRole('list', { name: 'Order totals' })).toHaveTextContent(/Adjusted$/);
    expect(
      screen.getByText(/^Commission adjusted to €3\.20 on .* Reason: Agreed by phone$/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'November 2026' })).toHaveAttribute(
      'href',
      `${address}/2026-11-EUR`,
    );
  });
});
