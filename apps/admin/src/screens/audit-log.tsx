import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { AuditActs } from '../features/audit/components/audit-acts';
import { AuditFilterBar } from '../features/audit/components/audit-filter-bar';
import { AuditTable } from '../features/audit/components/audit-table';
import { useMessages } from '../messages/use-messages';

export function AuditLog() {
  const { audit: words } = useMessages();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <AuditActs />
      <AuditFilterBar />
      <AuditTable />
    </>
  );
}
