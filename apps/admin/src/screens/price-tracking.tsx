import { PageHeader, Tabs } from '@pricehunt/ui-kit';
import { PageTitle, useAddressQuery } from '@pricehunt/web-shell';
import { TrackedHostTable } from '../features/price-tracking/components/tracked-host-table';
import { TrackedOfferTable } from '../features/price-tracking/components/tracked-offer-table';
import { useMessages } from '../messages/use-messages';

/** `?show=hosts` opens the Hosts tab. */
export function PriceTracking() {
  const { tracking: words } = useMessages();
  const [address, change] = useAddressQuery();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} lead={words.lead} />
      <Tabs
        label={words.tabs.label}
        chosen={address.get('show') === 'hosts' ? 'hosts' : 'offers'}
        onChoose={(show) =>
          change({ show: show === 'hosts' ? show : null, state: null, host: null, q: null })
        }
        tabs={[
          { id: 'offers', label: words.tabs.offers, panel: <TrackedOfferTable /> },
          { id: 'hosts', label: words.tabs.hosts, panel: <TrackedHostTable /> },
        ]}
      />
    </>
  );
}
