import type { BusinessStatus } from '@pricehunt/business-accounts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  max,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Access } from '../../access';
import type { BusinessRow } from '../../rows/accounts';

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
        isListed({ database, tables }),
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
    .where(isListed({ database, tables }))
    .groupBy(businesses.status);
  const of = (status: BusinessStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  return { pending: of('pending'), active: of('active'), suspended: of('suspended') };
}

/** Without admins' own businesses that claim no domain and have no feed, and of unverified registrations of an address the latest only. */
function isListed({ database, tables }: Pick<Access, 'database' | 'tables'>) {
  const { businesses, businessMembers, accounts, businessDomains, feeds } = tables;
  const { businessId } = businessMembers;
  const membersWhere = (condition: SQL | undefined) =>
    database
      .select({ businessId })
      .from(businessMembers)
      .innerJoin(accounts, eq(accounts.id, businessMembers.accountId))
      .where(condition);
  const isOfAdmin = and(
    isNull(businesses.storeDomain),
    inArray(businesses.id, membersWhere(eq(accounts.isAdmin, true))),
    notInArray(businesses.id, membersWhere(eq(accounts.isAdmin, false))),
    notInArray(
      businesses.id,
      database.select({ businessId: businessDomains.businessId }).from(businessDomains),
    ),
    notInArray(businesses.id, database.select({ businessId: feeds.businessId }).from(feeds)),
  );
  const latest = database
    .select({ businessId: max(businessId) })
    .from(businessMembers)
    .innerJoin(accounts, eq(accounts.id, businessMembers.accountId))
    .where(isNull(accounts.verifiedKey))
    .groupBy(accounts.emailKey);
  return and(
    isMerchant({ database, tables }),
    sql`not coalesce(${isOfAdmin}, false)`,
    or(notInArray(businesses.id, membersWhere(isNull(accounts.verifiedKey))), inArray(businesses.id, latest)),
  );
}

export interface SharedRegistration {
  readonly businessId: string;
  readonly domains: readonly string[];
  readonly emailKeys: readonly string[];
}

/**
 * The other businesses that wait for approval without a verified domain, and share a domain with this one or were
 * registered with an unverified account of one of the addresses; oldest first.
 */
export async function findUnverifiedDuplicates(
  { database, tables, isOneOf }: Pick<Access, 'database' | 'tables' | 'isOneOf'>,
  { businessId, domains, emailKeys }: SharedRegistration,
): Promise<readonly BusinessRow[]> {
  const { businesses, businessMembers, accounts, businessDomains } = tables;
  const claims = (condition: SQL) =>
    database.select({ businessId: businessDomains.businessId }).from(businessDomains).where(condition);
  const registered = database
    .select({ businessId: businessMembers.businessId })
    .from(businessMembers)
    .innerJoin(accounts, eq(accounts.id, businessMembers.accountId))
    .where(and(isOneOf(accounts.emailKey, emailKeys), isNull(accounts.verifiedKey)));
  return database
    .select()
    .from(businesses)
    .where(
      and(
        isMerchant({ database, tables }),
        ne(businesses.id, businessId),
        eq(businesses.status, 'pending'),
        notInArray(businesses.id, claims(isNotNull(businessDomains.verifiedKey))),
        or(
          isOneOf(businesses.storeDomain, domains),
          inArray(businesses.id, claims(isOneOf(businessDomains.domain, domains))),
          inArray(businesses.id, registered),
        ),
      ),
    )
    .orderBy(asc(businesses.id));
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
