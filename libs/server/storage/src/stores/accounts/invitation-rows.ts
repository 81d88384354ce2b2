import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Access, Session, Tables } from '../../access';
import { hasText } from './find-businesses';

type Kind = 'adminInvitations' | 'businessInvitations';
type Table = Tables[Kind];

/** What invitations of admins and of team members have in common. */
export function invitationRows<One extends Kind>(session: Session, kind: One) {
  const findOne = async (conditionOf: (table: Table) => SQL | undefined) => {
    const { database, tables } = session.reading;
    const [row] = await database.select().from(tables[kind]).where(conditionOf(tables[kind]));
    return row ?? null;
  };
  return {
    saveToken: (id: string, tokenHash: string) =>
      session.writing((access) => changeOpen(access, kind, { tokenHash }, eq(access.tables[kind].id, id))),
    find: (id: string) => findOne((table) => eq(table.id, id)),
    async findIdsByEmail(text: string, limit: number) {
      const { database, tables } = session.reading;
      const { id, email } = tables[kind];
      const rows = await database
        .select({ id })
        .from(tables[kind])
        .where(hasText(email, text))
        .orderBy(asc(id))
        .limit(limit);
      return rows.map((row) => row.id);
    },
    findByToken: (tokenHash: string, at: string) =>
      findOne((table) => and(eq(table.tokenHash, tokenHash), isOpenAt(table, at))),
    close: (id: string, at: string) =>
      session.writing((access) => changeOpen(access, kind, { closedAt: at }, eq(access.tables[kind].id, id))),
  };
}

export function isOpenAt({ closedAt, expiresAt }: Table, at: string) {
  return and(isNull(closedAt), gt(expiresAt, at));
}

/** False if none of them is open. */
export async function changeOpen(
  { database, tables }: Access,
  kind: Kind,
  changes: { readonly tokenHash: string } | { readonly closedAt: string },
  condition: SQL | undefined,
): Promise<boolean> {
  const { id, closedAt } = tables[kind];
  const changed = await database
    .update(tables[kind])
    .set(changes)
    .where(and(isNull(closedAt), condition))
    .returning({ id });
  return changed.length > 0;
}
