import type { BusinessStatus, MemberRole } from '@pricehunt/business-accounts';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Session } from '../../access';
import { countBusinesses, findBusinesses, findUnverifiedDuplicates, isMerchant } from './find-businesses';
import type { BusinessSearch, SharedRegistration } from './find-businesses';
import { changeOpen, invitationRows, isOpenAt } from './invitation-rows';
import { moveConnections } from './move-connections';
import type { ConnectionsMove } from './move-connections';
import type { BusinessRow, InvitationRow, MembershipRow, TeamMemberRow } from '../../rows/accounts';

type BusinessChanges = Partial<Pick<BusinessRow, 'name' | 'storeDomain' | 'status' | 'statusReason'>>;

export interface MemberBusiness {
  readonly business: BusinessRow;
  readonly role: MemberRole;
  readonly timeZone: string;
}

export interface BusinessStore {
  createBusiness(business: BusinessRow): Promise<void>;
  findBusiness(id: string): Promise<BusinessRow | null>;
  changeBusiness(id: string, changes: BusinessChanges, at: string): Promise<void>;
  deleteBusiness(id: string): Promise<void>;
  /** Businesses of a status (null: all), by id, after the id `after`. */
  listBusinesses(request: {
    readonly status: BusinessStatus | null;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly BusinessRow[]>;
  /** Without admins' own businesses, and of unverified registrations of an address the latest only. */
  searchBusinesses(search: BusinessSearch): Promise<readonly BusinessRow[]>;
  /** Others that wait for approval without a verified domain, and share a domain or an unverified address; oldest first. */
  findUnverifiedDuplicates(of: SharedRegistration): Promise<readonly BusinessRow[]>;
  /**
   * Gives a business the order sources, connected stores and claimed domains of another, its catalog sources and webhooks
   * paused, its API keys revoked, and the settings of `accountIds`. What the business has already stays with the other.
   */
  moveConnections(move: ConnectionsMove): Promise<void>;
  /** Of the businesses that a search finds. */
  countByStatus(): Promise<Readonly<Record<BusinessStatus, number>>>;
  saveMember(member: MembershipRow): Promise<void>;
  findMember(businessId: string, accountId: string): Promise<TeamMemberRow | null>;
  /** Does nothing if the account is no member. */
  removeMember(businessId: string, accountId: string): Promise<void>;
  /** In the order of joining. */
  listMembers(businessId: string): Promise<readonly TeamMemberRow[]>;
  /** In the order of joining. */
  listBusinessesOf(accountId: string): Promise<readonly MemberBusiness[]>;
  /** Within a transaction, locks the number of owners until it ends. */
  countOwners(businessId: string): Promise<number>;
  createInvitation(invitation: InvitationRow): Promise<void>;
  /** False if the invitation is no longer open. */
  saveInvitationToken(id: string, tokenHash: string): Promise<boolean>;
  findInvitation(id: string): Promise<InvitationRow | null>;
  /** Open and closed ones whose address contains the text. */
  findInvitationIdsByEmail(text: string, limit: number): Promise<readonly string[]>;
  findInvitationByToken(tokenHash: string, at: string): Promise<InvitationRow | null>;
  listInvitations(businessId: string, at: string): Promise<readonly InvitationRow[]>;
  /** False if it is no longer open. */
  closeInvitation(id: string, at: string): Promise<boolean>;
  /** Closes the open invitations sent by an account, of one business or all. */
  closeInvitationsBy(accountId: string, at: string, businessId?: string): Promise<void>;
}

export function createBusinessStore(session: Session): BusinessStore {
  return { ...businesses(session), ...members(session), ...invitations(session) };
}

type BusinessPart =
  | 'createBusiness'
  | 'findBusiness'
  | 'changeBusiness'
  | 'deleteBusiness'
  | 'listBusinesses'
  | 'searchBusinesses'
  | 'findUnverifiedDuplicates'
  | 'moveConnections'
  | 'countByStatus';

function businesses(session: Session): Pick<BusinessStore, BusinessPart> {
  return {
    createBusiness: (business) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.businesses).values(business);
      }),
    async findBusiness(id) {
      const { database, tables } = session.reading;
      const [row] = await database.select().from(tables.businesses).where(eq(tables.businesses.id, id));
      return row ?? null;
    },
    changeBusiness: (id, fields, at) =>
      session.writing(async ({ database, tables }) => {
        await database
          .update(tables.businesses)
          .set({ ...fields, updatedAt: at })
          .where(eq(tables.businesses.id, id));
      }),
    deleteBusiness: (id) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.businesses).where(eq(tables.businesses.id, id));
      }),
    async listBusinesses({ status, after, limit }) {
      const { database, tables } = session.reading;
      const { businesses: table } = tables;
      return database
        .select()
        .from(table)
        .where(
          and(
            isMerchant(session.reading),
            status === null ? undefined : eq(table.status, status),
            after === null ? undefined : gt(table.id, after),
          ),
        )
        .orderBy(asc(table.id))
        .limit(limit);
    },
    searchBusinesses: async (search) => findBusinesses(session.reading, search),
    findUnverifiedDuplicates: async (of) => findUnverifiedDuplicates(session.reading, of),
    moveConnections: (move) => session.writing((access) => moveConnections(access, move)),
    countByStatus: async () => countBusinesses(session.reading),
  };
}

type MemberPart =
  'saveMember' | 'findMember' | 'removeMember' | 'listMembers' | 'listBusinessesOf' | 'countOwners';

function members(session: Session): Pick<BusinessStore, MemberPart> {
  const selectMembers = () => {
    const { database, tables } = session.reading;
    const { businessMembers, accounts } = tables;
    const { email, totpEnabledAt } = accounts;
    const { businessId, accountId, role, joinedAt } = businessMembers;
    return database
      .select({ businessId, accountId, role, joinedAt, email, totpEnabledAt })
      .from(businessMembers)
      .innerJoin(accounts, eq(accounts.id, accountId));
  };
  return {
    saveMember: (member) =>
      session.writing((access) => access.saveRows(access.tables.businessMembers, [member], newRole)),
    async findMember(businessId, accountId) {
      const { businessMembers } = session.reading.tables;
      const [row] = await selectMembers().where(
        and(eq(businessMembers.businessId, businessId), eq(businessMembers.accountId, accountId)),
      );
      return row ?? null;
    },
    removeMember: (businessId, accountId) =>
      session.writing(async ({ database, tables }) => {
        const { businessMembers } = tables;
        await database
          .delete(businessMembers)
          .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.accountId, accountId)));
      }),
    async listMembers(businessId) {
      const { businessMembers } = session.reading.tables;
      return selectMembers()
        .where(eq(businessMembers.businessId, businessId))
        .orderBy(asc(businessMembers.joinedAt), asc(businessMembers.accountId));
    },
    async listBusinessesOf(accountId) {
      const { database, tables } = session.reading;
      const { businessMembers, businesses: table, businessProfiles } = tables;
      return database
        .select({
          business: table,
          role: businessMembers.role,
          timeZone: sql<string>`coalesce(${businessProfiles.timeZone}, 'UTC')`,
        })
        .from(businessMembers)
        .innerJoin(table, eq(table.id, businessMembers.businessId))
        .leftJoin(businessProfiles, eq(businessProfiles.businessId, table.id))
        .where(eq(businessMembers.accountId, accountId))
        .orderBy(asc(businessMembers.joinedAt), asc(businessMembers.businessId));
    },
    countOwners: (businessId) =>
      session.writing(async ({ database, tables }) => {
        const { businessMembers, businesses: table } = tables;
        // Writing the business's row blocks others that count its owners until this transaction ends.
        await database.update(table).set({ id: businessId }).where(eq(table.id, businessId));
        const [row] = await database
          .select({ owners: count() })
          .from(businessMembers)
          .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.role, 'owner')));
        return row?.owners ?? 0;
      }),
  };
}

type InvitationPart = Exclude<keyof BusinessStore, BusinessPart | MemberPart>;

function invitations(session: Session): Pick<BusinessStore, InvitationPart> {
  const rows = invitationRows(session, 'businessInvitations');
  return {
    createInvitation: (invitation) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.businessInvitations).values(invitation);
      }),
    saveInvitationToken: rows.saveToken,
    findInvitation: rows.find,
    findInvitationIdsByEmail: rows.findIdsByEmail,
    findInvitationByToken: rows.findByToken,
    async listInvitations(businessId, at) {
      const { database, tables } = session.reading;
      const { businessInvitations: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), isOpenAt(table, at)))
        .orderBy(asc(table.invitedAt), asc(table.id));
    },
    closeInvitationsBy: (accountId, at, businessId) =>
      session.writing(async (access) => {
        const { businessInvitations: table } = access.tables;
        const isTheirs = and(
          eq(table.invitedBy, accountId),
          businessId === undefined ? undefined : eq(table.businessId, businessId),
        );
        await changeOpen(access, 'businessInvitations', { closedAt: at }, isTheirs);
      }),
    closeInvitation: rows.close,
  };
}

const newRole = { taken: 'replace', key: ['businessId', 'accountId'], keep: ['joinedAt'] } as const;
