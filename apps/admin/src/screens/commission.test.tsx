import {
  closeStatements,
  decideCommission,
  getAdminStatement,
  listAdminStatements,
} from '@pricehunt/api-contract/commission';
import type { StatementLine, StatementView } from '@pricehunt/api-contract/commission';
import { screen, waitFor, within } from '@testing-library/react';
import { admin, apiFor, renderAdmin } from '../testing';

const at = '/admin/business/b1/commission';
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const amounts = {
  revenue: euros(10_000),
  rateBasisPoints: 500,
  commission: euros(500),
  corrections: euros(0),
  adjustments: euros(0),
  due: euros(500),
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
  orders: 3,
  pendingOrders: 2,
  ...amounts,
  due: euros(1_000),
};
const line = (number: number, changes: Partial<StatementLine> = {}): StatementLine => ({
  orderId: `o${number}`,
  orderName: `#100${number}`,
  placedAt: '2026-10-20T12:00:00.000Z',
  status: 'pending',
  decision: null,
  ...amounts,
  ...changes,
});
const denied = line(3, {
  status: 'denied',
  decision: {
    status: 'denied',
    at: '2026-11-02T12:00:00.000Z',
    amount: euros(0),
    reason: 'Paid with a gift card',
    by: 'ada@pricehunt.example',
  },
});

function commissionApi(changes: Partial<StatementView> = {}) {
  const api = apiFor(admin);
  const business = { id: 'b1', name: 'Klangwerk' };
  const shown = { ...statement, ...changes };
  api.answer(listAdminStatements, { success: true, business, items: [shown] });
  const items = [line(1), line(2), denied];
  api.answer(getAdminStatement, { success: true, business, statement: shown, items, nextCursor: null });
  api.answer(decideCommission, { success: true, decided: 2, unchanged: 0 });
  return api;
}

it('lists commission due by month with links to the statements', async () => {
  renderAdmin(at, commissionApi());

  expect(await screen.findByRole('link', { name: 'October 2026 (EUR)' })).toHaveAttribute(
    'href',
    `${at}/2026-10-EUR`,
  );
  expect(
    screen.getByText('Commission that Klangwerk owes, by calendar month in its time zone.'),
  ).toBeInTheDocument();
});

it('shows who decided about an order and why', async () => {
  renderAdmin(`${at}/2026-10-EUR`, commissionApi());

  expect(await screen.findByRole('row', { name: /#1003/ })).toHaveTextContent(
    /Denied.*Paid with a gift card.*ada@pricehunt\.example, Nov 2, 2026/,
  );
});

it('approves all pending orders at once', async () => {
  const { user, api } = renderAdmin(`${at}/2026-10-EUR`, commissionApi());
  await user.click(await screen.findByRole('checkbox', { name: 'Select pending' }));

  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve commission for 2 orders?' });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));

  expect(await screen.findByText('2 orders updated.')).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      address: '/api/admin/businesses/b1/commissions',
      body: { decision: 'approved', orderIds: ['o1', 'o2'] },
    }),
  );
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Actions for selected orders' })).not.toBeInTheDocument(),
  );
});

it('requires a reason to deny an order', async () => {
  const { user, api } = renderAdmin(`${at}/2026-10-EUR`, commissionApi());
  await user.click(await screen.findByRole('checkbox', { name: 'Select order #1001' }));
  await user.click(screen.getByRole('button', { name: 'Deny' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deny commission for 1 order?' });

  await user.click(within(dialog).getByRole('button', { name: 'Deny' }));
  const before = api.calls.filter(({ method }) => method === 'POST');
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Own order');
  await user.click(within(dialog).getByRole('button', { name: 'Deny' }));

  await waitFor(() =>
    expect(api.calls).toContainEqual(
      expect.objectContaining({ body: { decision: 'denied', orderIds: ['o1'], reason: 'Own order' } }),
    ),
  );
  expect(before).toEqual([]);
});

it.each([
  ['amount', 'Amount in EUR', '3,20', { kind: 'amount', amount: euros(320) }],
  ['share', 'Percent', '50', { kind: 'share', basisPoints: 5_000 }],
] as const)(
  'adjusts orders to a new %s, and asks again for what is no number',
  async (kind, label, typed, to) => {
    const { user, api } = renderAdmin(`${at}/2026-10-EUR`, commissionApi());
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Adjust' }));
    const dialog = await screen.findByRole('dialog', { name: 'Adjust commission for 3 orders?' });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'New commission' }), kind);
    await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Agreed by phone');

    await user.click(within(dialog).getByRole('button', { name: 'Adjust' }));
    const value = within(dialog).getByRole('textbox', { name: label });
    expect(value).toBeInvalid();
    await user.type(value, typed);
    await user.click(within(dialog).getByRole('button', { name: 'Adjust' }));

    await waitFor(() =>
      expect(api.calls).toContainEqual(
        expect.objectContaining({
          body: { decision: 'adjusted', orderIds: ['o1', 'o2', 'o3'], reason: 'Agreed by phone', to },
        }),
      ),
    );
  },
);

it('closes a past month, and shows why it cannot be closed', async () => {
  const api = commissionApi();
  api.refuse(closeStatements, 'statement.has-pending');
  const { user } = renderAdmin(`${at}/2026-10-EUR`, api);

  await user.click(await screen.findByRole('button', { name: 'Close month' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close October 2026?' });
  await user.click(within(dialog).getByRole('button', { name: 'Close month' }));
  const problem = await within(dialog).findByText(/still need a decision/);
  api.answer(closeStatements, { success: true, items: [{ ...statement, state: 'closed' }] });
  await user.click(within(dialog).getByRole('button', { name: 'Close month' }));

  expect(problem).toBeDefined();
  expect(await screen.findByText('October 2026 is closed.')).toBeInTheDocument();
});

it('does not close the current month, and shows where changes to a closed month are booked', async () => {
  const running = renderAdmin(`${at}/2026-10-EUR`, commissionApi({ isOver: false }));
  const button = await screen.findByRole('button', { name: 'Close month' });
  expect(button).toBeDisabled();
  running.unmount();

  const closed = commissionApi({ state: 'closed', closedAt: '2026-11-03T09:00:00.000Z', pendingOrders: 0 });
  const { user } = renderAdmin(`${at}/2026-10-EUR`, closed);
  await user.click(await screen.findByRole('checkbox', { name: 'Select order #1001' }));
  await user.click(screen.getByRole('button', { name: 'Deny' }));

  expect(await screen.findByText(/booked to the first open one\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close month' })).not.toBeInTheDocument();
});
