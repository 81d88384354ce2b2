import { and, asc, eq } from 'drizzle-orm';
import type { Session } from '../../access';
import type { ProviderLinkRow } from '../../rows/accounts';

/** A person at a sign-in provider is linked to one account at most. */
export interface ProviderLinkStore {
  /** False, and unchanged, if the person is already linked to an account. */
  addLink(link: ProviderLinkRow): Promise<boolean>;
  findLink(issuer: string, subject: string): Promise<ProviderLinkRow | null>;
  /** In the order of linking. */
  listLinks(accountId: string): Promise<readonly ProviderLinkRow[]>;
  noteUse(id: string, use: Pick<ProviderLinkRow, 'email' | 'lastUsedAt'>): Promise<void>;
  /** Returns the removed link; null if the account has no such link. */
  removeLink(accountId: string, id: string): Promise<ProviderLinkRow | null>;
  removeLinksOf(accountId: string): Promise<void>;
}

export function createProviderLinkStore(session: Session): ProviderLinkStore {
  return {
    addLink: (link) =>
      session.writing(async ({ database, tables: { providerLinks: table } }) => {
        const added = await database
          .insert(table)
          .values(link)
          .onConflictDoNothing({ target: [table.issuer, table.subject] })
          .returning({ id: table.id });
        return added.length > 0;
      }),
    async findLink(issuer, subject) {
      const { database, tables } = session.reading;
      const { providerLinks: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.issuer, issuer), eq(table.subject, subject)));
      return row ?? null;
    },
    async listLinks(accountId) {
      const { database, tables } = session.reading;
      const { providerLinks: table } = tables;
      return database
        .select()
        .from(table)
        .where(eq(table.accountId, accountId))
        .orderBy(asc(table.linkedAt), asc(table.id));
    },
    noteUse: (id, use) =>
      session.writing(async ({ database, tables: { providerLinks: table } }) => {
        await database.update(table).set(use).where(eq(table.id, id));
      }),
    removeLink: (accountId, id) =>
      session.writing(async ({ database, tables: { providerLinks: table } }) => {
        const [removed] = await database
          .delete(table)
          .where(and(eq(table.accountId, accountId), eq(table.id, id)))
          .returning();
        return removed ?? null;
      }),
    removeLinksOf: (accountId) =>
      session.writing(async ({ database, tables: { providerLinks: table } }) => {
        await database.delete(table).where(eq(table.accountId, accountId));
      }),
  };
}
