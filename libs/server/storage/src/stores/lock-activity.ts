import type { Access } from '../access';

/** The name of the one row that those who count lock. */
export const activityHead = 'activity';

/** Makes others that count wait for this transaction, so that sequences are committed in their order. Resolves with the last one. */
export async function lockActivity({ database, tables: { activityHeads } }: Access): Promise<number> {
  const [head] = await database
    .insert(activityHeads)
    .values({ name: activityHead, sequence: 0, countedUntil: '' })
    .onConflictDoUpdate({ target: activityHeads.name, set: { name: activityHead } })
    .returning();
  return head?.sequence ?? 0;
}
