import { asc, eq, lte } from 'drizzle-orm';
import type { Session } from '../../access';
import type { AdminInvitationRow } from '../../rows/accounts';
import { changeOpen, invitationRows, isOpenAt } from './invitation-rows';

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
  return {
    ...invitationRows(session, 'adminInvitations'),
    createInvitation: (invitation) =>
      session.writing(async (access) => {
        const { database, tables } = access;
        const { adminInvitations: table } = tables;
        const { emailKey, invitedAt } = invitation;
        await changeOpen(access, 'adminInvitations', { closedAt: invitedAt }, eq(table.emailKey, emailKey));
        await database.insert(table).values(invitation);
      }),
    async listOpen(at) {
      const { database, tables } = session.reading;
      const { adminInvitations: table } = tables;
      return database
        .select()
        .from(table)
        .where(isOpenAt(table, at))
        .orderBy(asc(table.invitedAt), asc(table.id));
    },
    closeSentBy: (accountId, at) =>
      session.writing(async (access) => {
        const { invitedBy } = access.tables.adminInvitations;
        await changeOpen(access, 'adminInvitations', { closedAt: at }, eq(invitedBy, accountId));
      }),
    purgeInvitations: (at) =>
      session.writing(async ({ database, tables: { adminInvitations: table } }) => {
        await database.delete(table).where(lte(table.expiresAt, at));
      }),
  };
}
