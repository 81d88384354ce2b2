import type { StatementLine, StatementView } from '@pricehunt/api-contract/commission';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { englishStatementWords as words } from './messages/english';
import { StatementList } from './statement-list';
import { StatementSheet } from './statement-sheet';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const statement: StatementView = {
  id: '2026-10-USD',
  period: '2026-10',
  currency: 'USD',
  from: '2026-10-01',
  to: '2026-10-31',
  timeZone: 'America/New_York',
  state: 'open',
  isOver: true,
  closedAt: null,
  orders: 2,
  pendingOrders: 1,
  revenue: usd(20_000),
  rateBasisPoints: 525,
  commission: usd(1_250),
  corrections: usd(-200),
  adjustments: usd(-500),
  due: usd(550),
};
const amounts = { revenue: usd(10_000), rateBasisPoints: 500, commission: usd(500), corrections: usd(0) };
const lines: readonly StatementLine[] = [
  {
    orderId: 'o1',
    orderName: '#1001',
    placedAt: '2026-11-01T03:30:00.000Z',
    status: 'pending',
    decision: null,
    ...amounts,
    adjustments: usd(0),
    due: usd(500),
  },
  {
    orderId: 'o2',
    orderName: '#1002',
    placedAt: '2026-10-20T12:00:00.000Z',
    status: 'denied',
    decision: {
      status: 'denied',
      at: '2026-11-02T12:00:00.000Z',
      amount: usd(0),
      reason: 'Paid with a gift card',
      by: null,
    },
    ...amounts,
    adjustments: usd(-500),
    due: usd(0),
  },
];

function show(changes: Partial<Parameters<typeof StatementSheet>[0]> = {}) {
  render(
    <MemoryRouter>
      <StatementSheet
        words={words}
        businessName="Lamps"
        statement={statement}
        lines={lines}
        orderPath={(id) => `/orders/${id}`}
        {...changes}
      />
    </MemoryRouter>,
  );
}

describe('a commission statement', () => {
  it('shows the business, the month and the total', () => {
    show();

    const figures = screen.getByRole('region', { name: 'Statement totals' });
    expect(screen.getByText('Lamps')).toBeInTheDocument();
    expect(screen.getByText('Oct 1, 2026 to Oct 31, 2026 (America/New_York)')).toBeInTheDocument();
    expect(screen.getByText(/isn’t closed yet.*1 order to review\./)).toBeInTheDocument();
    expect(figures).toHaveTextContent(
      /Orders2.*amount.*\$200\.00.*rate5\.25%.*Commission\$12\.50.*-\$2\.00.*-\$5\.00Commission due\$5\.50$/,
    );
  });

  it('links each line to its order, with its day in the merchant’s time zone and the reason of a decision', () => {
    show();

    const late = screen.getByRole('row', { name: /^#1001/ });
    expect(within(late).getByRole('link')).toHaveAttribute('href', '/orders/o1');
    expect(late).toHaveTextContent(/Oct 31, 2026.*Pending.*\$100\.00.*5%.*\$5\.00/);
    expect(screen.getByRole('row', { name: /^#1002/ })).toHaveTextContent(
      /Denied.*Paid with a gift card.*-\$5\.00.*\$0\.00$/,
    );
  });

  it('shows when a closed statement was closed', () => {
    show({
      statement: { ...statement, state: 'closed', closedAt: '2026-11-03T02:00:00.000Z', pendingOrders: 0 },
    });

    expect(screen.getByText(/^Closed on Nov 2, 2026\./)).toBeInTheDocument();
  });

  it('selects orders one by one, all, or the pending ones, if the app allows it', async () => {
    const wishes: unknown[] = [];
    const choose = (...wish: readonly unknown[]) => wishes.push(wish);
    show({ chosen: { ids: new Set(['o2']), choose }, orderPath: null });
    const user = userEvent.setup();

    await user.click(screen.getByRole('checkbox', { name: 'Select order #1002' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select pending' }));

    expect(wishes).toEqual([
      [['o2'], false],
      [['o1', 'o2'], true],
      [['o1'], true],
    ]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the list of statements', () => {
  it('links to each with its month, status and commission due', () => {
    render(
      <MemoryRouter>
        <StatementList words={words} statements={[statement]} pathOf={(id) => `/commission/${id}`} />
      </MemoryRouter>,
    );

    expect(screen.getByRole('link', { name: 'October 2026 (USD)' })).toHaveAttribute(
      'href',
      '/commission/2026-10-USD',
    );
    expect(screen.getByRole('row', { name: /^October/ })).toHaveTextContent(
      /Open1 order to review.*2.*\$200\.00.*\$5\.50$/,
    );
  });
});
