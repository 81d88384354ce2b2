import { PageHeader, Tabs } from '@pricehunt/ui-kit';
import { oneOf, PageTitle, useAddressQuery } from '@pricehunt/web-shell';
import { PricesView } from '../features/analytics/components/prices-view';
import { TrafficView } from '../features/analytics/components/traffic-view';
import { WantedView } from '../features/analytics/components/wanted-view';
import { SavedViews } from '../views/saved-views';
import { useMessages } from '../messages/use-messages';

const views = ['traffic', 'prices', 'wanted'] as const;

export function Analytics() {
  const { analytics: words } = useMessages();
  const [query, change] = useAddressQuery();
  const panels = { traffic: <TrafficView />, prices: <PricesView />, wanted: <WantedView /> };
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} lead={words.lead} actions={<SavedViews />} />
      <Tabs
        label={words.views.label}
        tabs={views.map((id) => ({ id, label: words.views[id], panel: panels[id] }))}
        chosen={oneOf(views, query.get('view')) ?? 'traffic'}
        onChoose={(id) => change({ view: id === 'traffic' ? null : id })}
      />
    </>
  );
}
