import type { FeedIssueView } from '@pricehunt/api-contract/feeds';
import { DataTable } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

interface NumberedIssue extends FeedIssueView {
  readonly place: number;
}

/** Where one kind of issue was found: row, product, column and value. */
export function IssueRows({ issues }: { readonly issues: readonly FeedIssueView[] }) {
  const { issues: words } = useMessages().products;
  const { run } = useMessages().feeds;
  const columns: readonly DataColumn<NumberedIssue>[] = [
    {
      id: 'row',
      name: words.row,
      cell: ({ row, line }) => (
        <span className="tabular font-semibold">
          {row ?? '–'}
          {line === null ? null : (
            <span className="ml-2 font-normal text-ink-muted">
              {words.line} {line}
            </span>
          )}
        </span>
      ),
    },
    { id: 'product', name: words.product, cell: ({ itemId }) => itemId, isLong: true },
    { id: 'column', name: words.column, cell: ({ column }) => column },
    {
      id: 'given',
      name: words.given,
      cell: ({ given }) => (given === '' ? words.empty : given),
      isLong: true,
    },
  ];
  return (
    <DataTable
      caption={run.rowsCaption}
      columns={columns}
      rows={issues.map((issue, place) => ({ ...issue, place }))}
      rowKey={({ place }) => String(place)}
    />
  );
}
