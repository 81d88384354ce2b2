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
import { TrafficPanel } from '../traffic/components/traffic-panel';
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
      <TrafficPanel answer={{ ...overview, interval: 'day' }} />
      {hasClicks && !isSetUp ? <SetupList checklist={checklist} /> : null}
      <PricePositionSummary />
      <LatestOrders />
    </>
  );
}
