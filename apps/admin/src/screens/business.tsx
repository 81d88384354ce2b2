import { getAdminBusiness } from '@pricehunt/api-contract/admin-businesses';
import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useParams } from 'react-router-dom';
import { BusinessActs } from '../features/businesses/components/business-acts';
import { BusinessRoom } from '../features/businesses/components/business-room';
import { BusinessStatus } from '../features/businesses/components/business-status';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { useConsoleQuery } from '../console/console-queries';
import { useMessages } from '../messages/use-messages';

export function Business() {
  const { businesses: words } = useMessages();
  const { businessId = '' } = useParams();
  const query = useConsoleQuery('businesses', [businessId], (api) =>
    api.call(getAdminBusiness, { params: { businessId } }),
  );
  const business = query.data?.business;
  return (
    <>
      <PageTitle>{business?.name ?? words.title}</PageTitle>
      <PageHeader
        title={business?.name ?? words.title}
        lead={business === undefined ? undefined : <BusinessStatus {...business} />}
        actions={business === undefined ? null : <BusinessActs business={business} />}
      />
      <Answered query={query} whileLoading={<RowSkeleton />}>
        {(answer) => <BusinessRoom business={answer.business} />}
      </Answered>
    </>
  );
}
