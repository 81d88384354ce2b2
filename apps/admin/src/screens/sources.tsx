import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { useSources } from '../features/sources/requests/use-sources';
import { SourceTable } from '../features/sources/components/source-table';
import { useMessages } from '../messages/use-messages';

/** Where offers come from, and how each place is doing, live. */
export function Sources() {
  const { sources: words } = useMessages();
  const query = useSources();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {({ items }) => <SourceTable sources={items} />}
      </Answered>
    </>
  );
}
