import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { AdminList } from '../features/admins/components/admin-list';
import { useMessages } from '../messages/use-messages';

export function Admins() {
  const { admins: words } = useMessages();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <AdminList />
    </>
  );
}
