import { sitesOf } from '@pricehunt/product-links';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { keepFirst, type Session } from '../../access';
import type { BusinessDomainRow } from '../../rows/merchants';
import { hasText } from '../accounts/find-businesses';

type NewBusinessDomain = Omit<BusinessDomainRow, 'shippingRates'>;

type BusinessDomainChanges = Partial<
  Pick<BusinessDomainRow, 'state' | 'method' | 'checkedAt' | 'verifiedAt' | 'problem' | 'shippingRates'>
>;

/** Claimed and verified store domains; a domain is verified for one business at a time. */
export interface BusinessDomainStore {
  /** An existing claim of the business stays unchanged. */
  claimDomain(claim: NewBusinessDomain): Promise<void>;
  findDomain(id: string): Promise<BusinessDomainRow | null>;
  listDomains(businessId: string): Promise<readonly BusinessDomainRow[]>;
  findVerified(domain: string): Promise<BusinessDomainRow | null>;
  /** Verified claims of a site: the domain and its subdomains, on any port. */
  listVerifiedOn(site: string): Promise<readonly Pick<BusinessDomainRow, 'domain' | 'businessId'>[]>;
  listVerified(
    domains: readonly string[],
  ): Promise<readonly Pick<BusinessDomainRow, 'domain' | 'businessId'>[]>;
  /** A change to `verified` throws if the domain is verified for another business. */
  changeDomain(id: string, changes: BusinessDomainChanges): Promise<void>;
  removeDomain(id: string): Promise<void>;
}

export function createBusinessDomainStore(session: Session): BusinessDomainStore {
  return {
    claimDomain: (claim) =>
      session.writing(({ saveRows, tables }) =>
        saveRows(
          tables.businessDomains,
          [{ ...claim, shippingRates: [], verifiedKey: keyOf(claim) }],
          keepFirst,
        ),
      ),
    async findDomain(id) {
      const { database, tables } = session.reading;
      const [row] = await database
        .select()
        .from(tables.businessDomains)
        .where(eq(tables.businessDomains.id, id));
      return row === undefined ? null : claimOf(row);
    },
    async listDomains(businessId) {
      const { database, tables } = session.reading;
      const { businessDomains: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(eq(table.businessId, businessId))
        .orderBy(asc(table.claimedAt), asc(table.id));
      return rows.map(claimOf);
    },
    async findVerified(domain) {
      const { database, tables } = session.reading;
      const { businessDomains: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.verifiedKey, domain), isNotNull(table.verifiedAt)));
      return row === undefined ? null : claimOf(row);
    },
    async listVerifiedOn(site) {
      const { database, tables } = session.reading;
      const { businessDomains: table } = tables;
      const rows = await database
        .select({ domain: table.domain, businessId: table.businessId })
        .from(table)
        .where(and(isNotNull(table.verifiedAt), hasText(table.domain, site)));
      return rows.filter(({ domain }) => sitesOf(domain).includes(site));
    },
    async listVerified(domains) {
      const { database, tables, isOneOf } = session.reading;
      const { businessDomains: table } = tables;
      return database
        .select({ domain: table.domain, businessId: table.businessId })
        .from(table)
        .where(isOneOf(table.verifiedKey, domains));
    },
    changeDomain: (id, changes) =>
      session.writing(async ({ database, tables }) => {
        const { businessDomains: table } = tables;
        const [row] = await database.select().from(table).where(eq(table.id, id));
        if (row === undefined) return;
        const verifiedKey = keyOf({ ...row, ...changes });
        await database
          .update(table)
          .set({ ...changes, verifiedKey })
          .where(eq(table.id, id));
      }),
    removeDomain: (id) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.businessDomains).where(eq(tables.businessDomains.id, id));
      }),
  };
}

function keyOf({ state, domain }: Pick<BusinessDomainRow, 'state' | 'domain'>): string | null {
  return state === 'verified' ? domain : null;
}

function claimOf({
  verifiedKey: _key,
  ...claim
}: BusinessDomainRow & { readonly verifiedKey: string | null }) {
  return claim;
}
