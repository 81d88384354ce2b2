import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SeriesPoint } from './series';
import { SeriesChart } from './series-chart';

const points: readonly SeriesPoint[] = [
  { key: '1', name: 'Nov 1', value: 40, before: { name: 'Oct 2', value: 30 } },
  { key: '2', name: 'Nov 2', value: 0, before: { name: 'Oct 3', value: 10 } },
  { key: '3', name: 'Nov 3', value: 7, before: null, isUnfinished: true },
];

function renderChart(given = points, startsAtZero = true) {
  render(
    <SeriesChart
      label="Clicks a day"
      points={given}
      write={(value) => `${value} clicks`}
      startsAtZero={startsAtZero}
      intervalName="Day"
      names={{ now: 'These days', before: 'The days before' }}
    />,
  );
}

it('announces an interval with its comparison as the slider moves', () => {
  renderChart();

  const slider = screen.getByRole('slider', { name: 'Clicks a day: select a point in time' });
  fireEvent.change(slider, { target: { value: '0' } });

  expect(slider).toHaveAttribute('aria-valuetext', 'Nov 1: 40 clicks, 30 clicks on Oct 2');
});

it('starts above zero where small changes matter', () => {
  const prices = [
    { key: '1', name: 'Nov 1', value: 103, before: { name: 'Nov 1', value: 100 } },
    { key: '2', name: 'Nov 2', value: 102, before: { name: 'Nov 2', value: 100 } },
  ];
  renderChart(prices, false);

  expect(screen.getAllByText('100 clicks').length).toBeGreaterThan(0);
  expect(screen.queryAllByText('0 clicks')).toEqual([]);
});

it('marks the current interval as unfinished', () => {
  renderChart();

  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Nov 3: 7 clicks so far');
});

it('shows the same figures as a table, latest first', async () => {
  renderChart();

  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));

  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Nov 3 (so far)7 clicks',
    'Nov 20 clicks10 clicks',
    'Nov 140 clicks30 clicks',
  ]);
});

it('shows no comparison without previous values', () => {
  renderChart(points.map((point) => ({ ...point, before: null })));

  expect(screen.getByText('These days')).toBeInTheDocument();
  expect(screen.queryByText('The days before')).not.toBeInTheDocument();
});

it('draws a single day, and an empty series', () => {
  renderChart(points.slice(0, 1));
  renderChart([]);

  expect(screen.getAllByRole('slider')).toHaveLength(2);
});
