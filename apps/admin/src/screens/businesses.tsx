import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { BusinessTable } from '../features/businesses/components/business-table';
import { useMessages } from '../messages/use-messages';

/** The page at /admin/business (S§2). */
export function Businesses() {
  const { businesses: words } = useMessages();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <BusinessTable />
    </>
  );
}
