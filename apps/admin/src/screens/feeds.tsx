import { PageHeader, Tabs } from '@pricehunt/ui-kit';
import { PageTitle, useAddressQuery } from '@pricehunt/web-shell';
import { FeedTable } from '../features/feeds/components/feed-table';
import { RunTable } from '../features/feeds/components/run-table';
import { useMessages } from '../messages/use-messages';

/** `?show=feeds` opens the Feeds tab. */
export function Feeds() {
  const { feeds: words } = useMessages();
  const [address, change] = useAddressQuery();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <Tabs
        label={words.tabs.label}
        chosen={address.get('show') === 'feeds' ? 'feeds' : 'runs'}
        onChoose={(show) => change({ show: show === 'feeds' ? show : null, state: null, feed: null })}
        tabs={[
          { id: 'runs', label: words.tabs.runs, panel: <RunTable /> },
          { id: 'feeds', label: words.tabs.feeds, panel: <FeedTable /> },
        ]}
      />
    </>
  );
}
