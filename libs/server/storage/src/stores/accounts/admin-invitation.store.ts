import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Session } from '../../access';
import type { AdminInvitationRow } from '../../rows/accounts';
import { hasText } from './find-businesses';

/** Each address has one invitation at most. */
export interface AdminInvitationStore {
  /** Replaces an invitation of the same address. */
  saveInvitation(invitation: AdminInvitationRow): Promise<void>;
  /** False if the invitation no longer exists. */
  saveToken(id: string, tokenHash: string): Promise<boolean>;
  find(id: string): Promise<AdminInvitationRow | null>;
  /** Those whose address contains the text. */
  findIdsByEmail(text: string, limit: number): Promise<readonly string[]>;
  /** Null after it has expired. */
  findByToken(tokenHash: string, at: string): Promise<AdminInvitationRow | null>;
  /** Not expired, oldest first. */
  listOpen(at: string): Promise<readonly AdminInvitationRow[]>;
  /** False if it no longer exists: of several calls, one succeeds. */
  remove(id: string): Promise<boolean>;
  /** Removes the invitations sent by an account. */
  removeSentBy(accountId: string): Promise<void>;
  /** Removes those that have expired. */
  purgeInvitations(at: string): Promise<void>;
}

export function createAdminInvitationStore(session: Session): AdminInvitationStore {
  return {
    saveInvitation: (invitation) =>
      session.writing(async ({ database, tables: { adminInvitations: table } }) => {
        await database.delete(table).where(eq(table.emailKey, invitation.emailKey));
        await database.insert(table).values(invitation);
      }),
    saveToken: (id, tokenHash) =>
      session.writing(async ({ database, tables: { adminInvitations: table } }) => {
        const saved = await database
          .update(table)
          .set({ tokenHash })
          .where(eq(table.id, id))
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
        .where(and(eq(table.tokenHash, tokenHash), gt(table.expiresAt, at)));
      return row ?? null;
    },
    async listOpen(at) {
      const { database, tables } = session.reading;
      const { adminInvitations: table } = tables;
      return database
        .select()
        .from(table)
        .where(gt(table.expiresAt, at))
        .orderBy(asc(table.invitedAt), asc(table.id));
    },
    remove: (id) =>
      session.writing(async ({ database, tables: { adminInvitations: table } }) => {
        const removed = await database.delete(table).where(eq(table.id, id)).returning({ id: table.id });
        return removed.length > 0;
      }),
    removeSentBy: (accountId) =>
      session.writing(async ({ database, tables: { adminInvitations: table } }) => {
        await database.delete(table).where(eq(table.invitedBy, accountId));
      }),
    purgeInvitations: (at) =>
      session.writing(async ({ database, tables: { adminInvitations: table } }) => {
        await database.delete(table).where(lte(table.expiresAt, at));
      }),
  };
}
