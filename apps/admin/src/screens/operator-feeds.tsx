import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { OperatorFeedTable } from '../features/feeds/components/operator-feed-table';
import { useOperatorFeeds } from '../features/feeds/requests/use-operator-feeds';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function OperatorFeeds() {
  const { operatorFeeds: words } = useMessages();
  const query = useOperatorFeeds();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ButtonLink size="small" variant="primary" to={routePaths.addFeed}>
              {words.add}
            </ButtonLink>
            <ButtonLink size="small" to={routePaths.sources}>
              {words.backToSources}
            </ButtonLink>
          </>
        }
      />
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {({ items }) => <OperatorFeedTable feeds={items} />}
      </Answered>
    </>
  );
}
