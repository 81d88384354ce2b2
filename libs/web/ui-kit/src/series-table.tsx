import { useKitMessages } from './messages/use-kit-messages';
import type { SeriesChartProps } from './series';
import { ScrolledFigures } from './scrolled-figures';

/** The chart's figures, latest first, in a scrolled area of about the chart's height. */
export function SeriesTable({ label, points, write, intervalName, names }: SeriesChartProps) {
  const { chart: words } = useKitMessages();
  const hasComparison = points.some(({ before }) => before !== null);
  return (
    <ScrolledFigures label={label} className="max-h-60">
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-paper text-ink-muted">
          <tr className="*:border-b *:border-line *:py-2 *:font-medium">
            <th scope="col">{intervalName}</th>
            <th scope="col" className="text-right">
              {names.now}
            </th>
            {hasComparison ? (
              <th scope="col" className="pl-4 text-right">
                {names.before}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ key, name, value, before, isUnfinished }) => (
            <tr key={key} className="*:border-b *:border-line *:py-1.5">
              <td>{isUnfinished === true ? `${name} (${words.soFar})` : name}</td>
              <td className="tabular text-right">{write(value)}</td>
              {hasComparison ? (
                <td className="tabular pl-4 text-right text-ink-muted">
                  {before === null ? null : write(before.value)}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrolledFigures>
  );
}
