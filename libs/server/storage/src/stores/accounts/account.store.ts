import { and, asc, desc, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { keepFirst, type Session } from '../../access';
import type { AccountAudience, AccountRow } from '../../rows/accounts';
import { hasText } from './find-businesses';

type AccountChanges = Partial<
  Pick<
    AccountRow,
    | 'passwordHash'
    | 'isAdmin'
    | 'adminRole'
    | 'locale'
    | 'passwordChangedAt'
    | 'disabledAt'
    | 'totpSecret'
    | 'totpEnabledAt'
  >
>;

export interface AccountStore {
  /** Throws if it is verified and another verified account has its address. */
  createAccount(account: AccountRow): Promise<void>;
  findAccount(id: string): Promise<AccountRow | null>;
  /** Within a transaction, blocks other changes of the account until it ends. */
  lockAccount(id: string): Promise<AccountRow | null>;
  findEmails(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Ids of accounts whose address contains the text, case-insensitive. */
  findIdsByEmail(text: string, limit: number): Promise<readonly string[]>;
  hasAdmin(): Promise<boolean>;
  /** In the order of their creation. */
  listAdmins(): Promise<readonly AccountRow[]>;
  findVerified(audience: AccountAudience, emailKey: string): Promise<AccountRow | null>;
  findFirstUnverified(audience: AccountAudience, emailKey: string): Promise<AccountRow | null>;
  findNewestUnverified(audience: AccountAudience, emailKey: string): Promise<AccountRow | null>;
  changeAccount(id: string, changes: AccountChanges, at: string): Promise<void>;
  /** False, and unchanged, if another account is verified for the address or this one no longer exists. */
  verifyAccount(id: string, at: string): Promise<boolean>;
  /** Gives a verified account a confirmed new address. False, and unchanged, if another verified account has it. */
  changeAddress(id: string, address: Pick<AccountRow, 'email' | 'emailKey'>, at: string): Promise<boolean>;
  deleteAccount(id: string): Promise<void>;
  /** Uses up authenticator codes up to this 30-second step. False if it or a later one was already used. */
  useTotpStep(id: string, step: number): Promise<boolean>;
  replaceRecoveryCodes(accountId: string, codeHashes: readonly string[]): Promise<void>;
  useRecoveryCode(accountId: string, codeHash: string): Promise<boolean>;
}

export function createAccountStore(session: Session): AccountStore {
  return {
    createAccount: ({ isVerified, ...account }) =>
      session.writing(async ({ database, tables }) => {
        const verifiedKey = isVerified ? verifiedKeyOf(account) : null;
        await database.insert(tables.accounts).values({ ...account, verifiedKey });
      }),
    async findAccount(id) {
      const { database, tables } = session.reading;
      const [row] = await database.select().from(tables.accounts).where(eq(tables.accounts.id, id));
      return row === undefined ? null : accountOf(row);
    },
    lockAccount: (id) =>
      session.writing(async ({ database, tables: { accounts } }) => {
        const [row] = await database.update(accounts).set({ id }).where(eq(accounts.id, id)).returning();
        return row === undefined ? null : accountOf(row);
      }),
    async findEmails(ids) {
      const { database, tables, isOneOf } = session.reading;
      const { id, email } = tables.accounts;
      const rows = await database.select({ id, email }).from(tables.accounts).where(isOneOf(id, ids));
      return new Map(rows.map((row) => [row.id, row.email]));
    },
    async findIdsByEmail(text, limit) {
      const { database, tables } = session.reading;
      const { id, email } = tables.accounts;
      const rows = await database
        .select({ id })
        .from(tables.accounts)
        .where(hasText(email, text))
        .orderBy(asc(id))
        .limit(limit);
      return rows.map((row) => row.id);
    },
    async hasAdmin() {
      const { database, tables } = session.reading;
      const { id, isAdmin } = tables.accounts;
      const admins = await database.select({ id }).from(tables.accounts).where(eq(isAdmin, true)).limit(1);
      return admins.length > 0;
    },
    async listAdmins() {
      const { database, tables } = session.reading;
      const { accounts } = tables;
      const rows = await database
        .select()
        .from(accounts)
        .where(eq(accounts.isAdmin, true))
        .orderBy(asc(accounts.createdAt), asc(accounts.id));
      return rows.map(accountOf);
    },
    async findVerified(audience, emailKey) {
      const { database, tables } = session.reading;
      const key = verifiedKeyOf({ audience, emailKey });
      const [row] = await database.select().from(tables.accounts).where(eq(tables.accounts.verifiedKey, key));
      return row === undefined ? null : accountOf(row);
    },
    findFirstUnverified: (audience, emailKey) => findUnverified(session, asc, audience, emailKey),
    findNewestUnverified: (audience, emailKey) => findUnverified(session, desc, audience, emailKey),
    changeAccount: (id, fields, at) =>
      session.writing(async ({ database, tables }) => {
        const { accounts } = tables;
        await database
          .update(accounts)
          .set({ ...fields, updatedAt: at })
          .where(eq(accounts.id, id));
      }),
    verifyAccount: (id, at) =>
      session.writing(async ({ database, tables }) => {
        const { accounts } = tables;
        const [account] = await database.select().from(accounts).where(eq(accounts.id, id));
        if (account === undefined) return false;
        const verifiedKey = verifiedKeyOf(account);
        const [other] = await database
          .select({ id: accounts.id })
          .from(accounts)
          .where(and(eq(accounts.verifiedKey, verifiedKey), ne(accounts.id, id)));
        if (other !== undefined) return false;
        await database.update(accounts).set({ verifiedKey, updatedAt: at }).where(eq(accounts.id, id));
        return true;
      }),
    changeAddress: (id, { email, emailKey }, at) =>
      session.writing(async ({ database, tables }) => {
        const { accounts } = tables;
        const [account] = await database.select().from(accounts).where(eq(accounts.id, id));
        if (account === undefined) return false;
        const verifiedKey = verifiedKeyOf({ audience: account.audience, emailKey });
        const [other] = await database
          .select({ id: accounts.id })
          .from(accounts)
          .where(and(eq(accounts.verifiedKey, verifiedKey), ne(accounts.id, id)));
        if (other !== undefined) return false;
        await database
          .update(accounts)
          .set({ email, emailKey, verifiedKey, updatedAt: at })
          .where(eq(accounts.id, id));
        return true;
      }),
    deleteAccount: (id) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.accounts).where(eq(tables.accounts.id, id));
      }),
    useTotpStep: (id, step) =>
      session.writing(async ({ database, tables }) => {
        const { accounts } = tables;
        const used = await database
          .update(accounts)
          .set({ totpLastStep: step })
          .where(and(eq(accounts.id, id), or(isNull(accounts.totpLastStep), lt(accounts.totpLastStep, step))))
          .returning({ id: accounts.id });
        return used.length > 0;
      }),
    replaceRecoveryCodes: (accountId, codeHashes) =>
      session.writing(async (access) => {
        const { recoveryCodes } = access.tables;
        await access.database.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
        const rows = codeHashes.map((codeHash) => ({ accountId, codeHash }));
        await access.saveRows(recoveryCodes, rows, keepFirst);
      }),
    useRecoveryCode: (accountId, codeHash) =>
      session.writing(async ({ database, tables }) => {
        const { recoveryCodes } = tables;
        const used = await database
          .delete(recoveryCodes)
          .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
          .returning({ codeHash: recoveryCodes.codeHash });
        return used.length > 0;
      }),
  };
}

async function findUnverified(
  session: Session,
  order: typeof asc,
  audience: AccountAudience,
  emailKey: string,
): Promise<AccountRow | null> {
  const { database, tables } = session.reading;
  const { accounts } = tables;
  const [row] = await database
    .select()
    .from(accounts)
    .where(
      and(eq(accounts.audience, audience), eq(accounts.emailKey, emailKey), isNull(accounts.verifiedKey)),
    )
    .orderBy(order(accounts.createdAt), order(accounts.id))
    .limit(1);
  return row === undefined ? null : accountOf(row);
}

function verifiedKeyOf(account: Pick<AccountRow, 'audience' | 'emailKey'>): string {
  return `${account.audience}:${account.emailKey}`;
}

type StoredAccount = Omit<AccountRow, 'isVerified'> & {
  readonly verifiedKey: string | null;
  readonly totpLastStep: number | null;
};

/** Admins from before roles existed are owners. */
function accountOf({ verifiedKey, totpLastStep: _, adminRole, ...account }: StoredAccount): AccountRow {
  return {
    ...account,
    adminRole: account.isAdmin ? (adminRole ?? 'owner') : null,
    isVerified: verifiedKey !== null,
  };
}
