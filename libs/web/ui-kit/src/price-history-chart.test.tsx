import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PriceHistoryChart } from './price-history-chart';
import { dayPosition, markLabels, priceScale } from './price-scale';

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

it('shows that there is too little history instead of a dot', () => {
  render(<PriceHistoryChart label="Lowest price" points={points.slice(0, 1)} />);

  expect(screen.getByText(/Not enough price history/)).toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('positions days by date, not by index', () => {
  expect(points.map(({ day }) => dayPosition(day, points))).toEqual([0, 0.1, 1]);
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
