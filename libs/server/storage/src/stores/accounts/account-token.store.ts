import { and, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Session } from '../../access';
import type { AccountTokenRow, TokenPurpose } from '../../rows/accounts';

/** Tokens of links in e-mails; each works once and for a limited time. */
export interface AccountTokenStore {
  createToken(token: AccountTokenRow): Promise<void>;
  /** Checks without using up the token: its account's id, or null. */
  findToken(tokenHash: string, purpose: TokenPurpose, at: string): Promise<string | null>;
  /** Uses up a change-of-address token: its account and the new address, or null as in useToken. */
  useEmailToken(
    tokenHash: string,
    at: string,
  ): Promise<{ readonly accountId: string; readonly email: string } | null>;
  /** Uses up the token and returns its account's id; null if it is unknown, used, expired or for another purpose. */
  useToken(tokenHash: string, purpose: TokenPurpose, at: string): Promise<string | null>;
  endTokens(accountId: string, purpose?: TokenPurpose): Promise<void>;
  purgeTokens(at: string): Promise<void>;
}

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
