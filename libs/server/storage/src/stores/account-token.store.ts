import { and, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Session } from '../access';

/** What a mailed link is for. */
export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email';

/** A token of a mailed link; its hash alone is kept. */
export interface AccountTokenRow {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly purpose: TokenPurpose;
  /** The address that a change of address is to; left out otherwise. */
  readonly email?: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** The tokens of mailed links: each works once and for a while. */
export interface AccountTokenStore {
  createToken(token: AccountTokenRow): Promise<void>;
  /** Whether the token would work at `at`, without using it up: its account's id, or null. */
  findToken(tokenHash: string, purpose: TokenPurpose, at: string): Promise<string | null>;
  /** Uses a token of a change of address up: its account and the new address; null as useToken. */
  useEmailToken(
    tokenHash: string,
    at: string,
  ): Promise<{ readonly accountId: string; readonly email: string } | null>;
  /** Uses the token up and answers its account's id; null when it is unknown, used, for something else or out of time. */
  useToken(tokenHash: string, purpose: TokenPurpose, at: string): Promise<string | null>;
  /** Ends the account's tokens of a purpose; of every purpose where none is given. */
  endTokens(accountId: string, purpose?: TokenPurpose): Promise<void>;
  /** Deletes what ran out by `at`. */
  purgeTokens(at: string): Promise<void>;
}

/** The token store over either dialect. */
export function createAccountTokenStore(session: Session): AccountTokenStore {
  return {
    createToken: (token) =>
      session.writing(async ({ database, tables }) => {
        await database.insert(tables.accountTokens).values(token);
      }),
    async findToken(tokenHash, purpose, at) {
      const { database, tables } = session.reading;
      const { accountTokens: tokens } = tables;
      const [row] = await database
        .select({ accountId: tokens.accountId })
        .from(tokens)
        .where(and(eq(tokens.tokenHash, tokenHash), eq(tokens.purpose, purpose), gt(tokens.expiresAt, at)));
      return row?.accountId ?? null;
    },
    useToken: (tokenHash, purpose, at) =>
      session.writing(async ({ database, tables }) => {
        const { accountTokens: tokens } = tables;
        const [row] = await database
          .delete(tokens)
          .where(and(eq(tokens.tokenHash, tokenHash), eq(tokens.purpose, purpose), gt(tokens.expiresAt, at)))
          .returning({ accountId: tokens.accountId });
        return row?.accountId ?? null;
      }),
    useEmailToken: (tokenHash, at) =>
      session.writing(async ({ database, tables }) => {
        const { accountTokens: tokens } = tables;
        const [row] = await database
          .delete(tokens)
          .where(
            and(
              eq(tokens.tokenHash, tokenHash),
              eq(tokens.purpose, 'change-email'),
              gt(tokens.expiresAt, at),
              isNotNull(tokens.email),
            ),
          )
          .returning({ accountId: tokens.accountId, email: tokens.email });
        return row === undefined || row.email === null
          ? null
          : { accountId: row.accountId, email: row.email };
      }),
    endTokens: (accountId, purpose) =>
      session.writing(async ({ database, tables }) => {
        const { accountTokens: tokens } = tables;
        await database
          .delete(tokens)
          .where(
            and(
              eq(tokens.accountId, accountId),
              purpose === undefined ? undefined : eq(tokens.purpose, purpose),
            ),
          );
      }),
    purgeTokens: (at) =>
      session.writing(async ({ database, tables }) => {
        await database.delete(tables.accountTokens).where(lte(tables.accountTokens.expiresAt, at));
      }),
  };
}
