import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { SetUpList } from '../features/dashboard/components/set-up-list';
import { StatusChip } from '../features/dashboard/components/status-chip';
import { useBusiness } from '../features/dashboard/use-business';
import { useMessages } from '../messages/use-messages';

/** The first page of the dashboard: how far setting up is. */
export function DashboardHome() {
  const { dashboard } = useMessages();
  const { name } = useBusiness();
  return (
    <>
      <PageTitle>{dashboard.navigation.home}</PageTitle>
      <PageHeader title={name} actions={<StatusChip />} />
      <SetUpList />
    </>
  );
}
