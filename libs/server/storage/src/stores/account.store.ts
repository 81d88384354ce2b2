import { and, asc, desc, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { keepFirst, type Session } from '../access';

/** Who an account is for: each audience has accounts of its own. */
export type AccountAudience = 'shopper' | 'business';

/** An account as it is kept. */
export interface AccountRow {
  readonly id: string;
  readonly audience: AccountAudience;
  /** As it was typed. */
  readonly email: string;
  /** As it is compared: one key for all ways to write one address. */
  readonly emailKey: string;
  /**
   * True once a mail to the address was answered. Several unverified accounts may have one address, one verified account
   * of an audience at most.
   */
  readonly isVerified: boolean;
  readonly passwordHash: string;
  readonly isAdmin: boolean;
  readonly locale: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly passwordChangedAt: string;
  readonly disabledAt: string | null;
  /** The sealed secret of the authenticator app. It counts once totpEnabledAt is set. */
  readonly totpSecret: string | null;
  readonly totpEnabledAt: string | null;
}

/** What of an account may change. */
type AccountChanges = Partial<
  Pick<
    AccountRow,
    | 'passwordHash'
    | 'isAdmin'
    | 'locale'
    | 'passwordChangedAt'
    | 'disabledAt'
    | 'totpSecret'
    | 'totpEnabledAt'
  >
>;

/** The accounts of shoppers and of the members of businesses, with their recovery codes. */
export interface AccountStore {
  /** Keeps a new account. Throws when it is verified and another verified one has its address. */
  createAccount(account: AccountRow): Promise<void>;
  findAccount(id: string): Promise<AccountRow | null>;
  /** The addresses of those of the accounts that are there, by id. */
  findEmails(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Whether there is an admin. */
  hasAdmin(): Promise<boolean>;
  /** The verified account of the address, or null. */
  findVerified(audience: AccountAudience, emailKey: string): Promise<AccountRow | null>;
  /** The unverified account of the address that was made first, or null. */
  findFirstUnverified(audience: AccountAudience, emailKey: string): Promise<AccountRow | null>;
  /** The unverified account of the address that was made last, or null. */
  findNewestUnverified(audience: AccountAudience, emailKey: string): Promise<AccountRow | null>;
  /** Changes the account; nothing where it is gone. */
  changeAccount(id: string, changes: AccountChanges, at: string): Promise<void>;
  /**
   * Makes the account the verified one of its address. False, and nothing changes, when another is or the account is
   * gone.
   */
  verifyAccount(id: string, at: string): Promise<boolean>;
  /** Gives a verified account another address, proved. False, and nothing changes, when another verified account has it. */
  changeAddress(id: string, address: Pick<AccountRow, 'email' | 'emailKey'>, at: string): Promise<boolean>;
  /** Deletes the account with its sessions, tokens, codes and memberships. */
  deleteAccount(id: string): Promise<void>;
  /**
   * Uses up the codes of an authenticator app up to this 30-second step. False when the step, or a later one, was used
   * already: a code counts once.
   */
  useTotpStep(id: string, step: number): Promise<boolean>;
  /** Puts these in place of all recovery codes of the account. */
  replaceRecoveryCodes(accountId: string, codeHashes: readonly string[]): Promise<void>;
  /** Uses a recovery code up. False when there is none such. */
  useRecoveryCode(accountId: string, codeHash: string): Promise<boolean>;
}

/** The account store over either dialect. */
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
    async findEmails(ids) {
      const { database, tables, isOneOf } = session.reading;
      const { id, email } = tables.accounts;
      const rows = await database.select({ id, email }).from(tables.accounts).where(isOneOf(id, ids));
      return new Map(rows.map((row) => [row.id, row.email]));
    },
    async hasAdmin() {
      const { database, tables } = session.reading;
      const { id, isAdmin } = tables.accounts;
      const admins = await database.select({ id }).from(tables.accounts).where(eq(isAdmin, true)).limit(1);
      return admins.length > 0;
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

function accountOf({ verifiedKey, totpLastStep: _, ...account }: StoredAccount): AccountRow {
  return { ...account, isVerified: verifiedKey !== null };
}
