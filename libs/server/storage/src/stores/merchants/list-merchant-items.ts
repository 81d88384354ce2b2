import type { MerchantProductStanding } from '@pricehunt/business-accounts';
import type { Availability, PricePlace } from '@pricehunt/offers';
import { and, asc, count, desc, eq, exists, gt, isNotNull, like, ne, or, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Reporting, Session } from '../../access';
import { itemOf } from './merchant-item-rows';
import type { MerchantItemRow } from '../../rows/merchants';

type MerchantItemSort = 'title' | 'newest' | 'price' | 'price-desc' | 'issues' | 'gap' | 'clicks';

/** Null values don't restrict. */
export interface MerchantItemFilters {
  readonly businessId: string;
  readonly text: string;
  readonly feedId: string | null;
  /** An issue code of its feed or page, or "any". */
  readonly issue: string | null;
  readonly availability: Availability | null;
  /** A standing, or "hidden" for all except shown. */
  readonly standing: MerchantProductStanding | 'hidden' | null;
  /** At the last ranking; "beaten" for any place with a cheaper offer. */
  readonly place: PricePlace | 'beaten' | null;
}

export interface MerchantItemRequest extends MerchantItemFilters {
  readonly sort: MerchantItemSort;
  /** Sort value and offer of the previous page's last item; null for the first page. */
  readonly after: { readonly value: string | number; readonly offerId: string } | null;
  readonly limit: number;
}

export interface MerchantItemPage {
  readonly items: readonly MerchantItemRow[];
  /** The next page's `after`; null on the last page. */
  readonly after: MerchantItemRequest['after'];
  readonly total: number;
}

export async function listMerchantItems(
  session: Session,
  request: MerchantItemRequest,
): Promise<MerchantItemPage> {
  // A search reads every product of the business.
  const access: Reporting = request.text === '' ? session.reading : session.reporting;
  const { database, tables } = access;
  const { merchantItems: table } = tables;
  const sorts: Readonly<
    Record<MerchantItemSort, { readonly column: AnyColumn | SQL; readonly isDown: boolean }>
  > = {
    title: { column: table.titleKey, isDown: false },
    newest: { column: table.updatedAt, isDown: true },
    price: { column: table.priceMinor, isDown: false },
    'price-desc': { column: table.priceMinor, isDown: true },
    issues: { column: table.issueCount, isDown: true },
    gap: { column: ofPosition(access, 'gap'), isDown: true },
    clicks: { column: ofPosition(access, 'clicks'), isDown: true },
  };
  const { column, isDown } = sorts[request.sort];
  const filtered = merchantItemFilter(access, request);
  const rows = await database
    .select({ item: table, value: sql<string | number>`${column}` })
    .from(table)
    .where(and(filtered, request.after === null ? undefined : beyond(request.after)))
    .orderBy(isDown ? desc(column) : asc(column), asc(table.offerId))
    .limit(request.limit + 1);
  const counted = await countFiltered(session, request);
  const page = rows.slice(0, request.limit);
  const last = rows.length > request.limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ item }) => itemOf(item)),
    after: last === undefined ? null : { value: last.value, offerId: last.item.offerId },
    total: counted,
  };

  function beyond({ value, offerId }: NonNullable<MerchantItemRequest['after']>): SQL | undefined {
    const further = isDown ? sql`${column} < ${value}` : sql`${column} > ${value}`;
    return or(further, and(sql`${column} = ${value}`, gt(table.offerId, offerId)));
  }
}

/** What the last ranking found of a shown item; unranked items and, for gaps, those without another price come last. */
function ofPosition({ database, tables }: Reporting, figure: 'gap' | 'clicks'): SQL {
  const { merchantItems: table, pricePositions: position } = tables;
  const ranked = and(
    eq(position.businessId, table.businessId),
    eq(position.offerId, table.offerId),
    eq(table.isShown, true),
    figure === 'gap' ? isNotNull(position.bestMinor) : undefined,
  );
  const value = { gap: position.gapPoints, clicks: position.clicks }[figure];
  return sql`coalesce(${database.select({ value }).from(position).where(ranked)}, ${unranked})`;
}

/** Below any gap, in hundredths of a per cent. */
const unranked = -1_000_000_000;

/** Scans all matching items, so it runs where slow reads block nobody. */
async function countFiltered(session: Session, filters: MerchantItemFilters): Promise<number> {
  const { database, tables } = session.reporting;
  const [counted] = await database
    .select({ total: count() })
    .from(tables.merchantItems)
    .where(merchantItemFilter(session.reporting, filters));
  return counted?.total ?? 0;
}

export function merchantItemFilter(
  { database, tables, isOneOf }: Reporting,
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
        isOneOf(pricePositions.place, place === 'beaten' ? ['middle', 'dearest'] : [place ?? 'middle']),
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
    hasAllWords(table.words, text),
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

/** Matches items whose words contain each word of the text, in any order. */
export function hasAllWords(words: AnyColumn, text: string): SQL | undefined {
  const wanted = text.toLowerCase().split(/\s+/);
  return and(...wanted.filter((word) => word !== '').map((word) => contains(words, word)));
}

/** Matches anywhere in the column; wildcards in the text are escaped. */
function contains(column: AnyColumn, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${like(column, pattern)} escape '\\'`;
}
