import type { ShippingRate } from '@pricehunt/offers';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { keepFirst, type Session } from '../access';

/** How a domain may be proved. */
export type DomainProofMethod = 'meta-tag' | 'dns' | 'file';

/** A store domain that a business claims. */
export interface BusinessDomainRow {
  readonly id: string;
  readonly businessId: string;
  /** The host without a leading www. */
  readonly domain: string;
  /** What has to be put on the store. */
  readonly token: string;
  readonly state: 'pending' | 'verified' | 'failed' | 'lost';
  readonly method: DomainProofMethod | null;
  readonly claimedAt: string;
  readonly checkedAt: string | null;
  readonly verifiedAt: string | null;
  readonly problem: string | null;
  /** The merchant's shipping rules for the shop; they count while the domain is verified. */
  readonly shippingRates: readonly ShippingRate[];
}

/** A claim to keep. */
type NewBusinessDomain = Omit<BusinessDomainRow, 'shippingRates'>;

/** What of a claim may change. */
type BusinessDomainChanges = Partial<
  Pick<BusinessDomainRow, 'state' | 'method' | 'checkedAt' | 'verifiedAt' | 'problem' | 'shippingRates'>
>;

/** Which store domains businesses claim, and which they proved: a domain is verified for one business at a time. */
export interface BusinessDomainStore {
  /** Keeps a claim; where the business has claimed the domain already, that claim stays as it is. */
  claimDomain(claim: NewBusinessDomain): Promise<void>;
  findDomain(id: string): Promise<BusinessDomainRow | null>;
  /** The claims of a business, the oldest first. */
  listDomains(businessId: string): Promise<readonly BusinessDomainRow[]>;
  /** The claim by which a domain is verified, or null. */
  findVerified(domain: string): Promise<BusinessDomainRow | null>;
  /** Those of the domains that are verified, each with its business. */
  listVerified(
    domains: readonly string[],
  ): Promise<readonly Pick<BusinessDomainRow, 'domain' | 'businessId'>[]>;
  /** Changes a claim; a change to `verified` throws where the domain is verified for another business. */
  changeDomain(id: string, changes: BusinessDomainChanges): Promise<void>;
  removeDomain(id: string): Promise<void>;
}

/** The domain store over either dialect. */
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
