import type { AdminOverview } from '@pricehunt/api-contract/admin-overview';
import { SourceTable, useHealthColumns } from '../../../console/components/source-table';
import { byUrgency, sourceStateOf } from '../../../console/source-state';
import { useMessages } from '../../../messages/use-messages';

/** Without sources that were never used. */
export function SourceHealth({ sources }: Pick<AdminOverview, 'sources'>) {
  const { sources: words } = useMessages();
  const columns = useHealthColumns();
  const used = sources.filter((source) => sourceStateOf(source) !== 'unused');
  if (used.length === 0) return <p className="text-ink-muted">{words.noRequests}</p>;
  return <SourceTable caption={words.caption} sources={byUrgency(used)} columns={columns} />;
}
