import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PriceHistoryChart } from './price-history-chart';
import { dayPosition, markLabels, monthTicks, periodOf, priceScale } from './price-scale';
import { PriceTargetChart } from './price-target-chart';

const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const points = [
  { day: '2025-11-01', low: euros(30400) },
  { day: '2025-11-02', low: euros(29900) },
  { day: '2025-11-11', low: euros(26990) },
];

it('announces each day with its price as the slider moves', () => {
  render(<PriceHistoryChart label="Lowest price" points={points} />);

  const slider = screen.getByRole('slider', { name: 'Lowest price: select a day' });
  fireEvent.change(slider, { target: { value: '0' } });

  expect(slider).toHaveAttribute('aria-valuetext', 'Nov 1, 2025: €304.00');
});

it('starts on the last day', () => {
  render(<PriceHistoryChart label="Lowest price" points={points} />);

  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Nov 11, 2025: €269.90');
});

it('shows the same figures as a table, latest first', async () => {
  render(<PriceHistoryChart label="Lowest price" points={points} />);

  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));

  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Nov 11, 2025€269.90',
    'Nov 2, 2025€299.00',
    'Nov 1, 2025€304.00',
  ]);
});

it('shades the days on which it was sold out, and names them in the key and in the table', async () => {
  const soldOut = [{ from: '2025-11-03', to: '2025-11-05' }];
  const { container } = render(<PriceHistoryChart label="Lowest price" points={points} soldOut={soldOut} />);
  const band = container.querySelector('[data-sold-out]');

  expect([band?.getAttribute('x'), band?.getAttribute('width')]).toEqual(['200', '300']);
  expect(screen.getByText('Sold out')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));

  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain(
    'Nov 3, 2025 – Nov 5, 2025Sold out',
  );
});

it('shows that there is too little history instead of a dot', () => {
  render(<PriceHistoryChart label="Lowest price" points={points.slice(0, 1)} />);

  expect(screen.getByText(/Not enough price history/)).toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('positions days by date, not by index', () => {
  const period = { from: '2025-11-01', to: '2025-11-11' };

  expect(points.map(({ day }) => dayPosition(day, period))).toEqual([0, 0.1, 1]);
});

it.each([[[26990, 32600]], [[100, 100]], [[0, 0]], [[1, 99_999_999]]])(
  'holds %j between round marks',
  (values) => {
    const { low, high, marks } = priceScale(values);

    expect(low).toBeLessThanOrEqual(Math.min(...values));
    expect(high).toBeGreaterThanOrEqual(Math.max(...values));
    expect(marks.length).toBeGreaterThanOrEqual(2);
    expect(marks.length).toBeLessThanOrEqual(6);
    expect([marks.at(0), marks.at(-1)]).toEqual([low, high]);
  },
);

it('omits minor units from an axis only when no mark has any', () => {
  expect(markLabels([26000, 28000], 'EUR', 'en')).toEqual(['€260', '€280']);
  expect(markLabels([250, 300], 'EUR', 'en')).toEqual(['€2.50', '€3.00']);
});

it('leaves days without a price empty', () => {
  const { container } = render(<PriceHistoryChart label="Lowest price" points={points} />);

  const line = container.querySelector('[data-line]')?.getAttribute('d') ?? '';
  expect(line.split('M').slice(1)).toHaveLength(2);
  expect(line).toMatch(/M1000 \d+h0$/);
});

it('leaves the days before the first price empty when the period is longer', () => {
  const period = periodOf(points, 30, '2025-11-15');

  expect(period).toEqual({ from: '2025-10-17', to: '2025-11-15' });
  expect(dayPosition('2025-11-01', period)).toBeCloseTo(15 / 29);
});

it('draws and names another line behind, within the same axis', () => {
  const behind = {
    name: 'All shops',
    points: [{ day: '2025-11-01', low: euros(10000) }, ...points.slice(1)],
  };

  const { container } = render(<PriceHistoryChart label="Price at Birch" points={points} behind={behind} />);

  expect(screen.getByText('All shops')).toBeInTheDocument();
  expect(container.querySelector('[data-line-behind]')?.getAttribute('d')).toMatch(/^M0 1000/);
});

it('labels the lowest and the highest price', () => {
  render(<PriceHistoryChart label="Lowest price" points={points} />);

  expect(screen.getByText('Low')).toHaveTextContent('Low €269.90');
  expect(screen.getByText('High')).toHaveTextContent('High €304.00');
});

it.each([
  [
    '2025-06-10',
    '2025-12-06',
    ['2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01', '2025-11-01', '2025-12-01'],
  ],
  [
    '2024-12-31',
    '2025-12-31',
    ['2025-01-01', '2025-03-01', '2025-05-01', '2025-07-01', '2025-09-01', '2025-11-01'],
  ],
  ['2025-11-02', '2025-12-20', []],
])('has months as ticks from %s to %s', (from, to, ticks) => {
  expect(monthTicks({ from, to })).toEqual(ticks);
});

it('moves the target by its slider, whose value is an amount', () => {
  const onChange = jest.fn();
  render(
    <PriceTargetChart
      label="Target price"
      points={points}
      currency="EUR"
      targetMinor={25_600}
      onChange={onChange}
      period={{ from: '2025-11-01', to: '2025-11-11' }}
    />,
  );

  const slider = screen.getByRole('slider', { name: 'Target price' });
  expect(slider).toHaveAttribute('aria-valuetext', '€256.00');
  fireEvent.change(slider, { target: { value: '26000' } });

  expect(onChange).toHaveBeenCalledWith(26_000);
});

it.each([
  [26_600, true],
  [24_000, false],
])('keeps the label of the low off the target line, with a target of %s', (targetMinor, isMoved) => {
  const { container } = render(
    <PriceTargetChart
      label="Target price"
      points={points}
      currency="EUR"
      targetMinor={targetMinor}
      onChange={() => undefined}
      period={{ from: '2025-11-01', to: '2025-11-11' }}
    />,
  );

  const line = container.querySelector<HTMLElement>('.border-dashed');
  const label = screen.getByText(/^Low/);
  expect(label.style.top === line?.style.top).toBe(isMoved);
});
