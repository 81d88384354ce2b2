import type { BusinessStatus } from '@pricehunt/business-accounts';
import { and, count, desc, eq, inArray, like, lt, notInArray, or, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { Access } from '../access';
import type { BusinessRow } from './business.store';

export interface BusinessSearch {
  /** Case-insensitive, in name, store domain, ids and members' addresses; null for all. */
  readonly text: string | null;
  readonly status: BusinessStatus | null;
  /** The last id of the previous page; ids sort by creation. */
  readonly after: string | null;
  readonly limit: number;
}

export async function findBusinesses(
  { database, tables }: Access,
  { text, status, after, limit }: BusinessSearch,
): Promise<readonly BusinessRow[]> {
  const { businesses, businessMembers, accounts } = tables;
  const { id, name, storeDomain } = businesses;
  const ofMembers = () =>
    database
      .select({ businessId: businessMembers.businessId })
      .from(businessMembers)
      .innerJoin(accounts, eq(accounts.id, businessMembers.accountId))
      .where(hasText(accounts.email, text ?? ''));
  return database
    .select()
    .from(businesses)
    .where(
      and(
        isMerchant({ database, tables }),
        status === null ? undefined : eq(businesses.status, status),
        after === null ? undefined : lt(id, after),
        text === null
          ? undefined
          : or(hasText(name, text), hasText(storeDomain, text), eq(id, text), inArray(id, ofMembers())),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

export async function countBusinesses({
  database,
  tables,
}: Pick<Access, 'database' | 'tables'>): Promise<Readonly<Record<BusinessStatus, number>>> {
  const { businesses } = tables;
  const rows = await database
    .select({ status: businesses.status, total: count() })
    .from(businesses)
    .where(isMerchant({ database, tables }))
    .groupBy(businesses.status);
  const of = (status: BusinessStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  return { pending: of('pending'), active: of('active'), suspended: of('suspended') };
}

export function isMerchant({ database, tables }: Pick<Access, 'database' | 'tables'>) {
  const { feedId } = tables.operatorFeeds;
  return notInArray(tables.businesses.id, database.select({ feedId }).from(tables.operatorFeeds));
}

/** Case-insensitive; wildcards in the text are escaped. */
export function hasText(column: AnyColumn, text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${like(sql`lower(${column})`, pattern)} ESCAPE '\\'`;
}
