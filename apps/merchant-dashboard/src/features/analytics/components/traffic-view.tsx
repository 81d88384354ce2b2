import { daysWithin } from '@pricehunt/order-attribution';
import { analyticsIntervals, downloadAnalytics } from '@pricehunt/api-contract/analytics';
import { EmptyState, Renewing, SegmentedChoice, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { DownloadLink } from '../../../page-parts/download-link';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { OverviewLoading } from '../../../business/overview-loading';
import { useBusiness } from '../../../business/use-business';
import { PeriodPicker } from '../../../period/components/period-picker';
import type { Period } from '../../../period/period';
import { useSelectedPeriod } from '../../../period/use-selected-period';
import type { Comparison } from '../../../period/use-selected-period';
import { RowsLink } from '../../../traffic/components/rows-link';
import { TrafficPanel } from '../../../traffic/components/traffic-panel';
import type { Interval } from '../../../traffic/use-interval-words';
import { analyticsQuery } from '../../../business/analytics-queries';
import type { Analytics } from '../../../business/analytics-queries';
import { BreakdownPanel } from './breakdown-panel';
import { FunnelPanel } from './funnel-panel';
import { ClickQuality } from './click-quality';

/** The longest period that can be grouped by hour, in days. */
const hourlyDaysMax = 31;

/** Figures, chart, click quality, funnel and breakdown of a period. */
export function TrafficView() {
  const { analytics: words, period: periodWords } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const [query, change] = useAddressQuery();
  const chosen = useSelectedPeriod();
  const { period, compare } = chosen;
  const { from, to } = period;
  const intervals = analyticsIntervals.filter(
    (each) => each !== 'hour' || daysWithin(period) <= hourlyDaysMax,
  );
  const interval = oneOf(intervals, query.get('interval')) ?? usualInterval(period);
  const answer = useQuery(analyticsQuery(openApi, id, { from, to, compare, interval }));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-5">
        <PeriodPicker chosen={chosen} />
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedChoice
            legend={words.interval}
            chosen={interval}
            choices={intervals.map((value) => ({ value, label: periodWords.intervals[value] }))}
            onChoose={(value) => change({ interval: value === usualInterval(period) ? null : value })}
          />
          <DownloadLink
            addressOf={(api) => api.addressOf(downloadAnalytics, { query: { from, to, interval } })}
          >
            {words.csv}
          </DownloadLink>
        </div>
      </div>
      <Answered query={answer} whileLoading={<OverviewLoading />}>
        {(data) => (
          <Renewing isStale={answer.isPlaceholderData}>
            <Content answer={data} compare={compare} />
          </Renewing>
        )}
      </Answered>
      <div className="grid gap-x-12 lg:grid-cols-2">
        {answer.data === undefined ? null : <ClickQuality {...answer.data} />}
        <FunnelPanel period={period} compare={compare} />
      </div>
      <BreakdownPanel period={period} compare={compare} />
    </>
  );
}

/** Hours for a day or two, days for a quarter, weeks beyond. */
function usualInterval(period: Period): Interval {
  const days = daysWithin(period);
  if (days <= 2) return 'hour';
  return days <= 92 ? 'day' : 'week';
}

interface ContentProps {
  readonly answer: Analytics;
  readonly compare: Comparison;
}

function Content({ answer, compare }: ContentProps) {
  const { analytics: words, period: periodWords } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  const { timeZone } = useBusiness();
  const { period, totals, totalsBefore, countedUntil } = answer;
  if (isEmpty(totals) && (totalsBefore === null || isEmpty(totalsBefore))) {
    return <EmptyState title={words.empty}>{words.emptySentence}</EmptyState>;
  }
  return (
    <TrafficPanel answer={answer} compare={compare}>
      <p className="text-sm text-ink-muted">
        {words.people.visitors(figure(totals.visitors))}
        {' · '}
        <RowsLink measure="referrals" of={period}>
          {words.people.referrals(figure(totals.referrals))}
        </RowsLink>
        {' · '}
        <RowsLink measure="events" of={period}>
          {words.people.events(figure(totals.events))}
        </RowsLink>
        {'. '}
        {words.countedUntil(moment(countedUntil))} {periodWords.timeZone(timeZone)}
      </p>
    </TrafficPanel>
  );
}

function isEmpty({ impressions, clicks, orders, refunds }: Analytics['totals']): boolean {
  return impressions + clicks.all + orders + refunds === 0;
}
