import type { Access } from '../../access';

/** The single row that counting transactions lock. */
export const activityHead = 'activity';

/** Blocks other transactions that count, so that sequences are committed in order. Returns the last sequence. */
export async function lockActivity({ database, tables: { activityHeads } }: Access): Promise<number> {
  const [head] = await database
    .insert(activityHeads)
    .values({ name: activityHead, sequence: 0, countedUntil: '' })
    .onConflictDoUpdate({ target: activityHeads.name, set: { name: activityHead } })
    .returning();
  return head?.sequence ?? 0;
}
