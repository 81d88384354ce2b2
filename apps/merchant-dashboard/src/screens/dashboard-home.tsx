import { daysWithin } from '@pricehunt/order-attribution';
import { PageHeader, SegmentedChoice } from '@pricehunt/ui-kit';
import { oneOf, PageTitle, useAddressQuery } from '@pricehunt/web-shell';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../page-parts/answered';
import { AttentionList } from '../features/dashboard/components/attention-list';
import { LatestOrders } from '../features/dashboard/components/latest-orders';
import { OverviewLoading } from '../business/overview-loading';
import { PricePositionSummary } from '../features/dashboard/components/price-position-summary';
import { SetupList } from '../features/dashboard/components/setup-list';
import { StatusChip } from '../business/status-chip';
import { overviewDays, overviewQuery } from '../business/overview-query';
import type { Overview } from '../business/overview-query';
import { useBusiness } from '../business/use-business';
import { TrafficChart } from '../traffic/components/traffic-chart';
import { TrafficFigures } from '../traffic/components/traffic-figures';
import { leadingCurrency, trafficMetrics } from '../traffic/traffic-metrics';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';

/** The home screen: what to do today, then figures with their comparison, prices and orders. */
export function DashboardHome() {
  const { dashboard: words } = useMessages();
  const { id, name } = useBusiness();
  const { openApi } = useMerchantServices();
  const [query, change] = useAddressQuery();
  const days = oneOf(overviewDays, query.get('days')) ?? '30';
  const overview = useQuery(overviewQuery(openApi, id, days));
  return (
    <>
      <PageTitle>{words.navigation.home}</PageTitle>
      <PageHeader
        title={name}
        actions={
          <>
            <StatusChip />
            <SegmentedChoice
              legend={words.lookBack}
              chosen={days}
              choices={overviewDays.map((value) => ({ value, label: words.lastDays[value] }))}
              onChoose={(value) => change({ days: value === '30' ? null : value })}
            />
          </>
        }
      />
      <Answered query={overview} whileLoading={<OverviewLoading />}>
        {(answer) => <Content overview={answer} />}
      </Answered>
    </>
  );
}

/** Setup steps come first until there are clicks, and disappear when all are done. */
function Content({ overview }: { readonly overview: Overview }) {
  const { checklist, attention } = overview;
  const isSetUp = checklist.every(({ isDone }) => isDone);
  const hasClicks = [overview.totals, overview.totalsBefore].some(({ clicks }) => clicks.all > 0);
  return (
    <>
      {hasClicks || isSetUp ? null : <SetupList checklist={checklist} />}
      {hasClicks || isSetUp || attention.length > 0 ? <AttentionList attention={attention} /> : null}
      <Traffic overview={overview} />
      {hasClicks && !isSetUp ? <SetupList checklist={checklist} /> : null}
      <PricePositionSummary />
      <LatestOrders />
    </>
  );
}

function Traffic({ overview }: { readonly overview: Overview }) {
  const { period: words } = useMessages();
  const [query, change] = useAddressQuery();
  const metric = oneOf(trafficMetrics, query.get('metric')) ?? 'clicks';
  const { period, totals, totalsBefore, series, seriesBefore, countedUntil } = overview;
  const days = daysWithin(period);
  const names = { now: words.names.now(days), before: words.names.previous(days) };
  return (
    <div className="grid gap-6 pb-4">
      <TrafficFigures
        label={names.now}
        period={period}
        totals={totals}
        before={totalsBefore}
        chosen={metric}
        onChoose={(value) => change({ metric: value === 'clicks' ? null : value })}
      />
      <TrafficChart
        metric={metric}
        currency={leadingCurrency(totals, totalsBefore)}
        interval="day"
        series={series}
        before={seriesBefore}
        names={names}
        countedUntil={countedUntil}
      />
    </div>
  );
}
