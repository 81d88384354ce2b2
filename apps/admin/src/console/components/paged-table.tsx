import { Button, DataTable, Renewing } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages';
import type { Page } from '../console-queries';
import { Answered } from './answered';
import { RowSkeleton } from './row-skeleton';

export interface PagedTableProps<Row> {
  readonly list: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Shown without rows. */
  readonly empty: ReactNode;
}

export function PagedTable<Row>({ list, caption, columns, rowKey, empty }: PagedTableProps<Row>) {
  const { console: words } = useMessages();
  return (
    <Answered query={list} whileLoading={<RowSkeleton />}>
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items);
        if (rows.length === 0) return empty;
        return (
          <Renewing isStale={list.isPlaceholderData}>
            <DataTable caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
            {list.hasNextPage ? (
              <Button
                className="mt-5"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {words.more}
              </Button>
            ) : null}
          </Renewing>
        );
      }}
    </Answered>
  );
}
