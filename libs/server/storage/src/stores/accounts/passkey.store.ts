import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Session } from '../../access';
import type { PasskeyChallengeRow, PasskeyRow } from '../../rows/accounts';

/** Passkeys of business accounts, and the challenges that prove them. */
export interface PasskeyStore {
  saveChallenge(challenge: PasskeyChallengeRow): Promise<void>;
  /** Uses up the challenge; null if it is unknown, used or expired. */
  useChallenge(challenge: string, at: string): Promise<PasskeyChallengeRow | null>;
  purgeChallenges(at: string): Promise<void>;
  /** False, and unchanged, if the credential is already saved. */
  addPasskey(passkey: PasskeyRow): Promise<boolean>;
  findByCredential(credentialId: string): Promise<PasskeyRow | null>;
  /** In the order of adding. */
  listPasskeys(accountId: string): Promise<readonly PasskeyRow[]>;
  noteUse(id: string, use: Pick<PasskeyRow, 'counter' | 'isSynced' | 'lastUsedAt'>): Promise<void>;
  /** False if the account has no such passkey. */
  renamePasskey(accountId: string, id: string, name: string): Promise<boolean>;
  /** Returns the removed passkey; null if the account has no such passkey. */
  removePasskey(accountId: string, id: string): Promise<PasskeyRow | null>;
  removePasskeysOf(accountId: string): Promise<void>;
}

export function createPasskeyStore(session: Session): PasskeyStore {
  return {
    saveChallenge: (challenge) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.passkeyChallenges).values(challenge);
      }),
    useChallenge: (challenge, at) =>
      session.writing(async ({ database, tables: { passkeyChallenges: table } }) => {
        const [row] = await database
          .delete(table)
          .where(and(eq(table.challenge, challenge), gt(table.expiresAt, at)))
          .returning();
        return row ?? null;
      }),
    purgeChallenges: (at) =>
      session.writing(async ({ database, tables: { passkeyChallenges: table } }) => {
        await database.delete(table).where(lte(table.expiresAt, at));
      }),
    addPasskey: (passkey) =>
      session.writing(async ({ database, tables: { passkeys: table } }) => {
        const added = await database
          .insert(table)
          .values(passkey)
          .onConflictDoNothing({ target: [table.credentialId] })
          .returning({ id: table.id });
        return added.length > 0;
      }),
    async findByCredential(credentialId) {
      const { database, tables } = session.reading;
      const { passkeys: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.credentialId, credentialId));
      return row ?? null;
    },
    async listPasskeys(accountId) {
      const { database, tables } = session.reading;
      const { passkeys: table } = tables;
      return database
        .select()
        .from(table)
        .where(eq(table.accountId, accountId))
        .orderBy(asc(table.createdAt), asc(table.id));
    },
    noteUse: (id, use) =>
      session.writing(async ({ database, tables: { passkeys: table } }) => {
        await database.update(table).set(use).where(eq(table.id, id));
      }),
    renamePasskey: (accountId, id, name) =>
      session.writing(async ({ database, tables: { passkeys: table } }) => {
        const renamed = await database
          .update(table)
          .set({ name })
          .where(and(eq(table.accountId, accountId), eq(table.id, id)))
          .returning({ id: table.id });
        return renamed.length > 0;
      }),
    removePasskey: (accountId, id) =>
      session.writing(async ({ database, tables: { passkeys: table } }) => {
        const [removed] = await database
          .delete(table)
          .where(and(eq(table.accountId, accountId), eq(table.id, id)))
          .returning();
        return removed ?? null;
      }),
    removePasskeysOf: (accountId) =>
      session.writing(async ({ database, tables: { passkeys: table } }) => {
        await database.delete(table).where(eq(table.accountId, accountId));
      }),
  };
}
