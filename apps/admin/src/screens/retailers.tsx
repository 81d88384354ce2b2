import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { Section } from '../console/components/section';
import { ProgrammeTable } from '../features/retailers/components/programme-table';
import { RetailerTable } from '../features/retailers/components/retailer-table';
import { TryLink } from '../features/retailers/components/try-link';
import { BlockedShops } from '../features/web-search/components/blocked-shops';
import { useDiscoveredShops } from '../features/web-search/requests/use-web-search';
import { useMessages } from '../messages/use-messages';

export function Retailers() {
  const { retailers: words, webSearch } = useMessages();
  const shops = useDiscoveredShops();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <Section title={words.programmes}>
        <ProgrammeTable />
      </Section>
      <Section title={words.tryTitle}>
        <TryLink />
      </Section>
      <Section title={words.all}>
        <RetailerTable />
      </Section>
      <Section title={webSearch.neverTitle}>
        <Answered query={shops} whileLoading={<RowSkeleton rows={3} />}>
          {({ items }) => <BlockedShops shops={items.filter(({ decision }) => decision === 'never')} />}
        </Answered>
      </Section>
    </>
  );
}
