import { useState } from 'react';
import { BarList, DataTable, FigureRow, Funnel, SeriesChart } from '../src';
import type { DataSort, SeriesPoint } from '../src';

const figures = [
  { id: 'shown', name: 'Shown', value: '48,210', change: 0.094 },
  { id: 'clicks', name: 'Clicks', value: '2,914', change: 0.12, note: '2,768 billable' },
  { id: 'orders', name: 'Orders', value: '121', change: -0.012 },
  { id: 'revenue', name: 'Revenue', value: '€18,402', change: null },
];

const points = [84, 72, 80, 58, 66, 70, 41].map((value, index): SeriesPoint => ({
  key: String(index),
  name: `Nov ${15 + index}`,
  value,
  before: { name: `Nov ${8 + index}`, value: value * 0.9 + index * 2 },
  isUnfinished: index === 6,
}));

const shops = [
  { name: 'Elektro Brandt', clicks: 412, orders: 19 },
  { name: 'Lumen Supply', clicks: 268, orders: 6 },
];

export function FigureExamples() {
  const [chosen, setChosen] = useState('clicks');
  const [sort, setSort] = useState<DataSort>({ column: 'clicks', isDescending: true });
  const sign = sort.isDescending ? -1 : 1;
  return (
    <div className="grid gap-8">
      <FigureRow label="These 30 days" figures={figures} chosen={chosen} onChoose={setChosen} />
      <SeriesChart
        label="Clicks by day"
        points={points}
        write={(value) => String(Math.round(value))}
        intervalName="Day"
        names={{ now: 'These 7 days', before: 'The 7 days before' }}
      />
      <BarList
        label="Products by price gap"
        bars={[
          { key: 'same', name: 'The same price', value: 31, written: '31 products', isEmphasised: true },
          { key: 'dearer', name: 'Up to 5 % dearer', value: 146, written: '146 products' },
        ]}
      />
      <Funnel
        label="From shown to bought"
        steps={[
          { id: 'shown', name: 'Shown', count: 48_210 },
          { id: 'clicked', name: 'Clicked', count: 2_914 },
          { id: 'bought', name: 'Bought', count: 121 },
        ]}
      />
      <DataTable
        caption="Shops"
        columns={[
          { id: 'name', name: 'Shop', cell: ({ name }) => name },
          { id: 'clicks', name: 'Clicks', cell: ({ clicks }) => clicks, isFigure: true, isSortable: true },
          { id: 'orders', name: 'Orders', cell: ({ orders }) => orders, isFigure: true },
        ]}
        rows={shops.toSorted((one, other) => sign * (one.clicks - other.clicks))}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={setSort}
      />
    </div>
  );
}
