import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { Answered } from '../../../console/components/answered';
import { RowSkeleton } from '../../../console/components/row-skeleton';
import { RoomLink } from '../../../console/components/room-link';
import { Section } from '../../../console/components/section';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useDiscoveredShops, useWebSearch } from '../requests/use-web-search';
import { DiscoveredShops } from './discovered-shops';
import { EngineTable } from './engine-table';
import { EngineTest } from './engine-test';
import { SearchBudgets } from './search-budgets';

export function WebSearchRoom({ source }: { readonly source: AdminSource }) {
  const { webSearch: words } = useMessages();
  const query = useWebSearch(source);
  const shops = useDiscoveredShops();
  return (
    <>
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {({ webSearch }) => (
          <>
            <Section title={words.enginesTitle}>
              <p className="pb-4 text-ink-muted">{words.enginesLead}</p>
              <EngineTable engines={webSearch.engines} />
            </Section>
            <Section title={words.testTitle}>
              <EngineTest engines={webSearch.engines} />
            </Section>
            <Section title={words.budgetsTitle}>
              <SearchBudgets key={JSON.stringify(webSearch.limits)} webSearch={webSearch} />
            </Section>
          </>
        )}
      </Answered>
      <Answered query={shops} whileLoading={<RowSkeleton />}>
        {({ items }) => (
          <>
            <Section title={words.shopsTitle}>
              <DiscoveredShops shops={items.filter(({ decision }) => decision === 'open')} />
            </Section>
            <p className="pb-9 text-sm">
              <RoomLink to={routePaths.retailers}>{words.toBlocked}</RoomLink>
            </p>
          </>
        )}
      </Answered>
    </>
  );
}
