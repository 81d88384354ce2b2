import { BarList, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import type { Analytics } from '../../../business/analytics-queries';
import { RowsLink } from '../../../traffic/components/rows-link';

const measures = { all: 'all-clicks', human: 'clicks', billable: 'billable-clicks' } as const;

/** All, human and billable clicks, with the reasons for excluded ones. */
export function ClickQuality({
  period,
  totals,
  exclusions,
}: Pick<Analytics, 'period' | 'totals' | 'exclusions'>) {
  const { analytics, activity } = useMessages();
  const { honest: words } = analytics;
  const figure = useFigures();
  const { clicks } = totals;
  const leftOut = exclusions.filter((each) => each.clicks > 0);
  return (
    <section aria-labelledby="honest" className="py-6">
      <h2 id="honest" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-muted">{words.sentence}</p>
      <BarList
        label={words.title}
        bars={(['all', 'human', 'billable'] as const).map((each) => ({
          key: each,
          name: words[each],
          value: clicks[each],
          written: (
            <RowsLink measure={measures[each]} of={period}>
              {figure(clicks[each]).text}
            </RowsLink>
          ),
          isEmphasised: each === 'billable',
        }))}
      />
      <h3 className="mt-5 mb-1 font-sans text-sm font-semibold">{words.leftOut}</h3>
      {leftOut.length === 0 ? (
        <p className="text-sm text-ink-muted">{words.nothing}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {leftOut.map(({ reason, detail, clicks: count }) => (
            <li key={`${reason} ${detail ?? ''}`} className="flex justify-between gap-4 py-1.5">
              <span>
                {detail === null
                  ? words.reasons[reason]
                  : words.because(words.reasons[reason], activity.botReason(detail))}
              </span>
              <span className="tabular">
                <RowsLink
                  measure="all-clicks"
                  of={{ ...period, line: { by: 'exclusion', value: `${reason}:${detail ?? ''}` } }}
                >
                  {figure(count).text}
                </RowsLink>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
