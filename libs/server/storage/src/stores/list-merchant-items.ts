import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import type { Availability, PricePlace } from '@pricehunt/offers';
import { and, asc, count, desc, eq, exists, gt, like, lt, ne, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Reporting, Session } from '../access';
import { itemOf } from './merchant-item-rows';
import type { MerchantItemRow } from './merchant-item-rows';

type MerchantItemSort = 'title' | 'newest' | 'price' | 'price-desc' | 'issues';

/** Which of a merchant's products. What is null narrows nothing. */
export interface MerchantItemFilters {
  readonly businessId: string;
  /** Text in the words of an item; empty for all. */
  readonly text: string;
  readonly feedId: string | null;
  /** An issue code, of its feed or found on its page, or "any". */
  readonly issue: string | null;
  readonly availability: Availability | null;
  /** A standing, or "hidden" for every one but shown. */
  readonly standing: MerchantProductStanding | 'hidden' | null;
  readonly place: PricePlace | null;
}

/** Which of a merchant's products, in which order. */
export interface MerchantItemRequest extends MerchantItemFilters {
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
  session: Session,
  request: MerchantItemRequest,
): Promise<MerchantItemPage> {
  const { database, tables } = session.reading;
  const { merchantItems: table } = tables;
  const sorts: Readonly<Record<MerchantItemSort, { readonly column: AnyColumn; readonly isDown: boolean }>> =
    {
      title: { column: table.titleKey, isDown: false },
      newest: { column: table.updatedAt, isDown: true },
      price: { column: table.priceMinor, isDown: false },
      'price-desc': { column: table.priceMinor, isDown: true },
      issues: { column: table.issueCount, isDown: true },
    };
  const { column, isDown } = sorts[request.sort];
  const filtered = merchantItemFilter(session.reading, request);
  const rows = await database
    .select()
    .from(table)
    .where(and(filtered, request.after === null ? undefined : beyond(request.after)))
    .orderBy(isDown ? desc(column) : asc(column), asc(table.offerId))
    .limit(request.limit + 1);
  const counted = await countFiltered(session, request);
  const page = rows.slice(0, request.limit);
  const last = rows.length > request.limit ? page.at(-1) : undefined;
  return {
    items: page.map(itemOf),
    after: last === undefined ? null : { value: valueOf(last, request.sort), offerId: last.offerId },
    total: counted,
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

/** All items that the filters leave are walked through: away from what answers people. */
async function countFiltered(session: Session, filters: MerchantItemFilters): Promise<number> {
  const { database, tables } = session.reporting;
  const [counted] = await database
    .select({ total: count() })
    .from(tables.merchantItems)
    .where(merchantItemFilter(session.reporting, filters));
  return counted?.total ?? 0;
}

/** The condition that an item has to meet. */
export function merchantItemFilter(
  { database, tables }: Reporting,
  { businessId, text, feedId, issue, availability, standing, place }: MerchantItemFilters,
): SQL | undefined {
  const { merchantItems: table, pricePositions, itemChecks } = tables;
  const placed = database
    .select({ one: sql`1` })
    .from(pricePositions)
    .where(
      and(
        eq(pricePositions.businessId, table.businessId),
        eq(pricePositions.offerId, table.offerId),
        eq(pricePositions.place, place ?? 'middle'),
      ),
    );
  const found = (condition: SQL) =>
    exists(
      database
        .select({ one: sql`1` })
        .from(itemChecks)
        .where(
          and(
            eq(itemChecks.businessId, table.businessId),
            eq(itemChecks.itemId, table.itemId),
            eq(itemChecks.digest, table.digest),
            condition,
          ),
        ),
    );
  return and(
    eq(table.businessId, businessId),
    ...text
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => contains(table.words, word)),
    feedId === null ? undefined : eq(table.feedId, feedId),
    availability === null ? undefined : eq(table.availability, availability),
    standing === null
      ? undefined
      : standing === 'hidden'
        ? ne(table.standing, 'shown')
        : eq(table.standing, standing),
    place === null ? undefined : and(eq(table.isShown, true), exists(placed)),
    issue === null
      ? undefined
      : issue === 'any'
        ? or(gt(table.issueCount, 0), found(ne(itemChecks.codes, '')))
        : or(contains(table.issueCodes, ` ${issue} `), found(contains(itemChecks.codes, ` ${issue} `))),
  );
}

/** The text anywhere in the column; its own signs for wildcards mean themselves. */
function contains(column: AnyColumn, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${like(column, pattern)} escape '\\'`;
}
