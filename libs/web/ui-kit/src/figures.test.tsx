import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BarList } from './bar-list';
import { DataTable } from './data-table';
import type { DataSort } from './data-table';
import { DisplayTimeZone } from './display-locale';
import { FigureRow } from './figure-row';
import { Funnel } from './funnel';
import { useMoments } from './moments';

describe('FigureRow', () => {
  it('shows each figure with its change, or that there is no previous value', () => {
    render(
      <FigureRow
        label="30 days"
        figures={[
          { id: 'clicks', name: 'Clicks', value: '2,914', change: 0.12 },
          { id: 'orders', name: 'Orders', value: '121', change: -0.043 },
          { id: 'revenue', name: 'Revenue', value: '€0', change: null },
        ]}
      />,
    );

    const items = within(screen.getByRole('list', { name: '30 days' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Clicks2,914+12%',
      'Orders121-4.3%',
      'Revenue€0No previous data',
    ]);
  });

  it('links to the rows of a figure without selecting it', async () => {
    const choose = jest.fn();
    render(
      <FigureRow
        label="30 days"
        figures={[{ id: 'orders', name: 'Orders', value: '1', rows: <a href="#rows">View orders</a> }]}
        onChoose={choose}
      />,
    );

    await userEvent.click(screen.getByRole('link', { name: 'View orders' }));

    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).not.toHaveTextContent('View orders');
  });

  it('selects the figure of the chart', async () => {
    const choose = jest.fn();
    render(
      <FigureRow
        label="30 days"
        figures={[
          { id: 'clicks', name: 'Clicks', value: '2' },
          { id: 'orders', name: 'Orders', value: '1' },
        ]}
        chosen="clicks"
        onChoose={choose}
      />,
    );

    await userEvent.click(screen.getByRole('button', { name: /Orders/ }));

    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Clicks');
    expect(choose).toHaveBeenCalledWith('orders');
  });
});

describe('moments', () => {
  function Written({ instant }: { readonly instant: string }) {
    return <p>{useMoments().moment(instant)}</p>;
  }

  it('are written in the surrounding time zone', () => {
    render(
      <DisplayTimeZone value="America/New_York">
        <Written instant="2026-11-21T02:30:00.000Z" />
      </DisplayTimeZone>,
    );

    expect(screen.getByText(/Nov 20, 2026, 9:30\sPM/)).toBeInTheDocument();
  });

  it.each(['Pacific/Auckland', 'America/Los_Angeles'])('leave a calendar day as it is in %s', (timeZone) => {
    function Day() {
      return <p>{useMoments().calendarDay('2026-11-21')}</p>;
    }
    render(
      <DisplayTimeZone value={timeZone}>
        <Day />
      </DisplayTimeZone>,
    );

    expect(screen.getByText('Nov 21, 2026')).toBeInTheDocument();
  });
});

describe('DataTable', () => {
  function renderTable(sort: DataSort | null, onSort: (sort: DataSort) => void) {
    render(
      <DataTable
        caption="Products"
        columns={[
          { id: 'name', name: 'Product', cell: ({ name }) => name, isSortable: true },
          { id: 'clicks', name: 'Clicks', cell: ({ clicks }) => clicks, isFigure: true, isSortable: true },
        ]}
        rows={[{ name: 'Lamp', clicks: 3 }]}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={onSort}
      />,
    );
  }

  it('sorts figures largest first, and reverses on the next click', async () => {
    const ask = jest.fn();
    renderTable({ column: 'clicks', isDescending: true }, ask);

    await userEvent.click(screen.getByRole('button', { name: 'Clicks' }));
    await userEvent.click(screen.getByRole('button', { name: 'Product' }));

    expect(ask.mock.calls).toEqual([
      [{ column: 'clicks', isDescending: false }],
      [{ column: 'name', isDescending: false }],
    ]);
  });

  it('marks the sorted column and each row’s head', () => {
    renderTable({ column: 'clicks', isDescending: true }, () => {});

    expect(screen.getByRole('columnheader', { name: 'Clicks' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('rowheader', { name: 'Lamp' })).toBeInTheDocument();
  });
});

it('shows the value of each bar as text', () => {
  render(
    <BarList
      label="Where you stand"
      bars={[
        { key: '1', name: 'Cheapest', value: 38, written: '38 products', isEmphasised: true },
        { key: '2', name: 'Second', value: 0, written: 'none' },
      ]}
    />,
  );

  const items = within(screen.getByRole('list', { name: 'Where you stand' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Cheapest38 products', 'Secondnone']);
});

it.each([
  [
    [200, 20, 1],
    ['Shown200', 'Clicked10% of previous step20', 'Bought5% of previous step1'],
  ],
  [
    [0, 0, 0],
    ['Shown0', 'Clicked0', 'Bought0'],
  ],
])('shows the share of each step of a funnel of %j', ([shown = 0, clicked = 0, bought = 0], said) => {
  render(
    <Funnel
      label="From shown to bought"
      steps={[
        { id: 'a', name: 'Shown', count: shown },
        { id: 'b', name: 'Clicked', count: clicked },
        { id: 'c', name: 'Bought', count: bought },
      ]}
    />,
  );

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(said);
});
