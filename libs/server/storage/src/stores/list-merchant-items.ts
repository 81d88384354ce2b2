import type { Availability } from '@pricehunt/offers';
import { and, asc, count, desc, eq, gt, like, lt, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Access } from '../access';
import { itemOf } from './merchant-item.store';
import type { MerchantItemRow } from './merchant-item.store';

export type MerchantItemSort = 'title' | 'newest' | 'price' | 'price-desc' | 'issues';

/** Which of a merchant's products, in which order. */
export interface MerchantItemRequest {
  readonly businessId: string;
  /** Text in the words of an item; empty for all. */
  readonly text: string;
  readonly feedId: string | null;
  /** An issue code, or "any"; null for all items. */
  readonly issue: string | null;
  readonly availability: Availability | null;
  readonly sort: MerchantItemSort;
  /** Sort value and offer of the last item of the page before; null for the first page. */
  readonly after: { readonly value: string | number; readonly offerId: string } | null;
  readonly limit: number;
}

/** A page of a merchant's products. */
export interface MerchantItemPage {
  readonly items: readonly MerchantItemRow[];
  /** What `after` has to be for the next page; null on the last. */
  readonly after: MerchantItemRequest['after'];
  /** All that the filters leave. */
  readonly total: number;
}

/** A page of the products that the filters leave. */
export async function listMerchantItems(
  { database, tables: { merchantItems: table } }: Access,
  request: MerchantItemRequest,
): Promise<MerchantItemPage> {
  const sorts: Readonly<Record<MerchantItemSort, { readonly column: AnyColumn; readonly isDown: boolean }>> =
    {
      title: { column: table.titleKey, isDown: false },
      newest: { column: table.updatedAt, isDown: true },
      price: { column: table.priceMinor, isDown: false },
      'price-desc': { column: table.priceMinor, isDown: true },
      issues: { column: table.issueCount, isDown: true },
    };
  const { column, isDown } = sorts[request.sort];
  const filtered = and(
    eq(table.businessId, request.businessId),
    ...request.text
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => contains(table.words, word)),
    request.feedId === null ? undefined : eq(table.feedId, request.feedId),
    request.availability === null ? undefined : eq(table.availability, request.availability),
    request.issue === null
      ? undefined
      : request.issue === 'any'
        ? gt(table.issueCount, 0)
        : contains(table.issueCodes, ` ${request.issue} `),
  );
  const rows = await database
    .select()
    .from(table)
    .where(and(filtered, request.after === null ? undefined : beyond(request.after)))
    .orderBy(isDown ? desc(column) : asc(column), asc(table.offerId))
    .limit(request.limit + 1);
  const [counted] = await database.select({ total: count() }).from(table).where(filtered);
  const page = rows.slice(0, request.limit);
  const last = rows.length > request.limit ? page.at(-1) : undefined;
  return {
    items: page.map(itemOf),
    after: last === undefined ? null : { value: valueOf(last, request.sort), offerId: last.offerId },
    total: counted?.total ?? 0,
  };

  function beyond({ value, offerId }: NonNullable<MerchantItemRequest['after']>): SQL | undefined {
    const further = isDown ? lt(column, value) : gt(column, value);
    return or(further, and(eq(column, value), gt(table.offerId, offerId)));
  }
}

function valueOf(
  row: Pick<MerchantItemRow, 'titleKey' | 'updatedAt' | 'priceMinor'> & { readonly issueCount: number },
  sort: MerchantItemSort,
): string | number {
  switch (sort) {
    case 'title':
      return row.titleKey;
    case 'newest':
      return row.updatedAt;
    case 'price':
    case 'price-desc':
      return row.priceMinor;
    case 'issues':
      return row.issueCount;
  }
}

/** The text anywhere in the column; its own signs for wildcards mean themselves. */
function contains(column: AnyColumn, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${like(column, pattern)} escape '\\'`;
}
