import { listAdminStatements } from '@pricehunt/api-contract/commission';
import { StatementList } from '@pricehunt/commission-statement';
import { EmptyState, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { generatePath, useParams } from 'react-router-dom';
import { Answered } from '../console/components/answered';
import { RoomLink } from '../console/components/room-link';
import { RowSkeleton } from '../console/components/row-skeleton';
import { useConsoleQuery } from '../console/console-queries';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function Commission() {
  const { commission: words } = useMessages();
  const { businessId = '' } = useParams();
  const query = useConsoleQuery('commission', [businessId], (api) =>
    api.call(listAdminStatements, { params: { businessId } }),
  );
  const business = query.data?.business;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        lead={business === undefined ? undefined : words.lead(business.name)}
        actions={
          business === undefined ? null : (
            <RoomLink to={generatePath(routePaths.business, { businessId })}>{business.name}</RoomLink>
          )
        }
      />
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptySentence}</EmptyState>
          ) : (
            <StatementList
              words={words.statement}
              statements={items}
              pathOf={(statementId) => generatePath(routePaths.statement, { businessId, statementId })}
            />
          )
        }
      </Answered>
    </>
  );
}
