import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Access, Session } from '../../access';
import type { AdminInvitationRow } from '../../rows/accounts';
import { hasText } from './find-businesses';

/** Each address has one open invitation at most. Closed ones stay until they are purged, so that the audit log can name the person. */
export interface AdminInvitationStore {
  /** Closes an open invitation of the same address. */
  createInvitation(invitation: AdminInvitationRow): Promise<void>;
  /** False if the invitation is no longer open. */
  saveToken(id: string, tokenHash: string): Promise<boolean>;
  /** Open and closed ones. */
  find(id: string): Promise<AdminInvitationRow | null>;
  /** Open and closed ones whose address contains the text. */
  findIdsByEmail(text: string, limit: number): Promise<readonly string[]>;
  /** Null after it was closed or has expired. */
  findByToken(tokenHash: string, at: string): Promise<AdminInvitationRow | null>;
  /** Not expired, oldest first. */
  listOpen(at: string): Promise<readonly AdminInvitationRow[]>;
  /** False if it is no longer open: of several calls, one succeeds. */
  close(id: string, at: string): Promise<boolean>;
  /** Closes the invitations sent by an account. */
  closeSentBy(accountId: string, at: string): Promise<void>;
  /** Deletes those that had expired by then. */
  purgeInvitations(at: string): Promise<void>;
}

export function createAdminInvitationStore(session: Session): AdminInvitationStore {
  const closeWhere = ({ database, tables }: Access, at: string, condition: SQL) => {
    const { adminInvitations: table } = tables;
    return database
      .update(table)
      .set({ closedAt: at })
      .where(and(isNull(table.closedAt), condition))
      .returning({ id: table.id });
  };
  return {
    createInvitation: (invitation) =>
      session.writing(async (access) => {
        const { database, tables } = access;
        const { adminInvitations: table } = tables;
        await closeWhere(access, invitation.invitedAt, eq(table.emailKey, invitation.emailKey));
        await database.insert(table).values(invitation);
      }),
    saveToken: (id, tokenHash) =>
      session.writing(async ({ database, tables: { adminInvitations: table } }) => {
        const saved = await database
          .update(table)
          .set({ tokenHash })
          .where(and(eq(table.id, id), isNull(table.closedAt)))
          .returning({ id: table.id });
        return saved.length > 0;
      }),
    async find(id) {
      const { database, tables } = session.reading;
      const { adminInvitations: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.id, id));
      return row ?? null;
    },
    async findIdsByEmail(text, limit) {
      const { database, tables } = session.reading;
      const { id, email } = tables.adminInvitations;
      const rows = await database
        .select({ id })
        .from(tables.adminInvitations)
        .where(hasText(email, text))
        .orderBy(asc(id))
        .limit(limit);
      return rows.map((row) => row.id);
    },
    async findByToken(tokenHash, at) {
      const { database, tables } = session.reading;
      const { adminInvitations: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.tokenHash, tokenHash), isNull(table.closedAt), gt(table.expiresAt, at)));
      return row ?? null;
    },
    async listOpen(at) {
      const { database, tables } = session.reading;
      const { adminInvitations: table } = tables;
      return database
        .select()
        .from(table)
        .where(and(isNull(table.closedAt), gt(table.expiresAt, at)))
        .orderBy(asc(table.invitedAt), asc(table.id));
    },
    close: (id, at) =>
      session.writing(
        async (access) =>
          (await closeWhere(access, at, eq(access.tables.adminInvitations.id, id))).length > 0,
      ),
    closeSentBy: (accountId, at) =>
      session.writing(async (access) => {
        await closeWhere(access, at, eq(access.tables.adminInvitations.invitedBy, accountId));
      }),
    purgeInvitations: (at) =>
      session.writing(async ({ database, tables: { adminInvitations: table } }) => {
        await database.delete(table).where(lte(table.expiresAt, at));
      }),
  };
}
