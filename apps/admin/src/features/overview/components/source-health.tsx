import type { AdminOverview } from '@pricehunt/api-contract/admin-overview';
import { SourceTable, useHealthColumns } from '../../../console/components/source-table';
import { byUrgency } from '../../../console/source-state';
import { useMessages } from '../../../messages/use-messages';

export function SourceHealth({ sources }: Pick<AdminOverview, 'sources'>) {
  const { sources: words } = useMessages();
  return <SourceTable caption={words.caption} sources={byUrgency(sources)} columns={useHealthColumns()} />;
}
