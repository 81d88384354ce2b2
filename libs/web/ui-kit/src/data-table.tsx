import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useKitMessages } from './messages/use-kit-messages';

export interface DataColumn<Row> {
  /** Unique in the table; also names the sort. */
  readonly id: string;
  /** Empty for a column of buttons, which are beside the row's name in the list form unless the column is long. */
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned. */
  readonly isFigure?: boolean;
  /** The column that names the row; the first by default. */
  readonly isRowHead?: boolean;
  readonly isSortable?: boolean;
  /** Needs no label in the list form, such as a time or a status; stays on one line in wide tables. */
  readonly namesItself?: boolean;
  /** Beside the row's name in the list form, as buttons are, without a label. */
  readonly isBesideName?: boolean;
  /** On a line of its own in the list form. */
  readonly isLong?: boolean;
  /** Hidden in the list form and in narrow tables. */
  readonly isForWide?: boolean;
  /** Hidden in narrow tables only: the list form has room for it. */
  readonly isSecondary?: boolean;
  /** Hidden in the list form only, whose rows have two lines. */
  readonly isForTable?: boolean;
}

export interface DataSort {
  readonly column: string;
  readonly isDescending: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The heading above rows that share it, such as their day. */
  readonly groupOf?: (row: Row) => string;
  readonly sort?: DataSort | null;
  /** Called when a column head is clicked; figures start with the largest. */
  readonly onSort?: (sort: DataSort) => void;
}

/** A table with a sticky head. Where space is narrow, each row is its name with its main figure or buttons, and a line of the other cells. The caller sorts the rows. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  groupOf,
  sort = null,
  onSort,
}: DataTableProps<Row>) {
  const headId = columns.find(({ isRowHead }) => isRowHead === true)?.id ?? columns[0]?.id;
  return (
    <div className="@container">
      <table className="block w-full border-collapse text-left text-sm @xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only bg-paper focus-within:not-sr-only focus-within:block @xl:not-sr-only @xl:sticky @xl:top-0 @xl:z-10 @xl:table-header-group">
          <tr className="flex flex-wrap text-ink-muted @xl:table-row @4xl:whitespace-nowrap *:border-b *:border-line *:px-2.5 *:py-1.5 *:font-medium *:first:pl-0 *:last:pr-0">
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="block @xl:table-row-group">
          {rows.map((row, place) => (
            <Fragment key={rowKey(row)}>
              <GroupHead name={newGroup(rows, place, groupOf)} span={columns.length} />
              <tr
                // In the list form, ::before ends the line of name and buttons.
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5 before:order-2 before:-mb-1 before:w-full @xl:table-row @xl:py-0 @xl:before:hidden @xl:*:border-b @xl:*:border-line @xl:*:px-2.5 @xl:*:py-2.5 @xl:*:first:pl-0 @xl:*:last:pr-0"
              >
                {columns.map((column) =>
                  column.id === headId ? (
                    // In the list form, what is below the name shares the line of the other cells. Where the name has too little room, what is beside it wraps.
                    <th
                      key={column.id}
                      scope="row"
                      className="min-w-0 font-normal @max-xl:contents @max-xl:*:first:grow @max-xl:*:first:basis-36 @max-xl:[&>.block]:order-3 @xl:align-middle"
                    >
                      {column.cell(row)}
                    </th>
                  ) : (
                    <Cell key={column.id} column={column} row={row} />
                  ),
                )}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The group that starts at this row; null within one. */
function newGroup<Row>(
  rows: readonly Row[],
  place: number,
  groupOf: ((row: Row) => string) | undefined,
): string | null {
  const row = rows[place];
  const before = rows[place - 1];
  if (groupOf === undefined || row === undefined) return null;
  const name = groupOf(row);
  return before !== undefined && groupOf(before) === name ? null : name;
}

function GroupHead({ name, span }: { readonly name: string | null; readonly span: number }) {
  if (name === null) return null;
  return (
    <tr className="block border-b border-line @xl:table-row">
      <th scope="rowgroup" colSpan={span} className="block pt-5 pb-1.5 font-semibold @xl:table-cell">
        {name}
      </th>
    </tr>
  );
}

function isBesideName<Row>({ name, isLong, isBesideName: isPlaced }: DataColumn<Row>): boolean {
  return isPlaced === true || (name === '' && isLong !== true);
}

interface CellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly row: Row;
}

function Cell<Row>({ column, row }: CellProps<Row>) {
  const content = column.cell(row);
  const isNamed = column.namesItself !== true && column.isBesideName !== true && column.name !== '';
  return (
    <td
      className={cx(
        'max-w-full min-w-0 @xl:align-middle @max-xl:*:whitespace-normal',
        isBesideName(column) ? 'order-1 @max-xl:ml-auto' : 'order-3',
        column.isLong === true && 'w-full wrap-anywhere @xl:w-auto',
        column.namesItself === true && column.isLong !== true && '@4xl:whitespace-nowrap',
        column.isFigure === true && 'tabular @max-xl:whitespace-normal @xl:text-right',
        shownAt(column, isNothing(content)),
      )}
    >
      {isNamed ? (
        <span aria-hidden="true" className="mr-1.5 text-xs text-ink-muted @xl:hidden">
          {column.name}
        </span>
      ) : null}
      {content}
    </td>
  );
}

/** A table has room for all columns from 42rem. Empty cells are left out of the list form. */
function shownAt<Row>({ isForWide, isForTable, isSecondary }: DataColumn<Row>, isEmpty: boolean): string {
  if (isForTable === true) return 'hidden @xl:table-cell';
  if (isForWide === true) return 'hidden @2xl:table-cell';
  if (isSecondary === true) return isEmpty ? 'hidden @2xl:table-cell' : '@xl:hidden @2xl:table-cell';
  return isEmpty ? 'hidden @xl:table-cell' : '';
}

function isNothing(content: ReactNode): boolean {
  return content === null || content === undefined || content === '';
}

interface ColumnHeadProps<Row> {
  readonly column: DataColumn<Row>;
  readonly sort: DataSort | null;
  readonly onSort: ((sort: DataSort) => void) | undefined;
}

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const { table: words } = useKitMessages();
  const isSorted = sort?.column === column.id;
  const isLeftOut = column.isForWide === true || column.isSecondary === true;
  const look = cx(column.isFigure === true && 'text-right', isLeftOut && '@xl:hidden @2xl:table-cell');
  if (column.name === '') return <td />;
  if (column.isSortable !== true || onSort === undefined) {
    return (
      <th scope="col" className={look}>
        {column.name}
      </th>
    );
  }
  const Mark = !isSorted ? ChevronsUpDown : sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={!isSorted ? 'none' : sort.isDescending ? 'descending' : 'ascending'}
      className={look}
    >
      <button
        type="button"
        title={words.sortBy(column.name)}
        className={cx(
          'inline-flex min-h-8 items-center gap-1 rounded-small hover:text-ink',
          isSorted && 'font-semibold text-ink',
        )}
        onClick={() =>
          onSort({
            column: column.id,
            isDescending: isSorted ? !sort.isDescending : column.isFigure === true,
          })
        }
      >
        {column.name}
        <Mark aria-hidden="true" className={cx('size-3.5 flex-none', !isSorted && 'opacity-50')} />
      </button>
    </th>
  );
}
