import { and, asc, desc, eq, gt, gte, inArray, like, lt, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { hash } from 'node:crypto';
import type { Session } from '../../access';
import type { AuditActorKind, AuditDetails, AuditRow } from '../../rows/accounts';
import { hasText } from './find-businesses';

/** An action to record, without secrets or personal addresses. */
export interface NewAuditEntry {
  readonly at: string;
  readonly actor: { readonly kind: AuditActorKind; readonly id: string | null };
  /** area.action in the past tense, such as account.signed-in. */
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string } | null;
  readonly businessId: string | null;
  readonly details: AuditDetails;
}

/** A recorded action with the digest of the previous entry, so that changed or missing entries are detected. */
export interface AuditEntry extends NewAuditEntry {
  /** From 1, without gaps. */
  readonly sequence: number;
  readonly previousDigest: string;
  readonly digest: string;
}

export interface AuditFilter {
  readonly businessId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly actorKind?: AuditActorKind | undefined;
  readonly subjectId?: string | undefined;
  /** Any of these accounts. */
  readonly actorIds?: readonly string[] | undefined;
  /** A subject or business with one of these ids, or a subject whose id contains the text. */
  readonly object?: { readonly text: string; readonly ids: readonly string[] } | undefined;
  /** An action (business.suspended), or an area (business) with all its actions. */
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export interface AuditStore {
  /** Call it within the transaction of the action itself. */
  appendEntry(entry: NewAuditEntry): Promise<AuditEntry>;
  /** Newest first, before the number `before` (null: from the last). */
  listEntries(
    request: AuditFilter & { readonly before: number | null; readonly limit: number },
  ): Promise<readonly AuditEntry[]>;
  /** In order, after the number `after`. */
  listEntriesAfter(
    request: AuditFilter & { readonly after: number; readonly limit: number },
  ): Promise<readonly AuditEntry[]>;
  /** Reads entries after `after` in order; returns how far it read and the first entry that was changed, or null. */
  findBrokenEntry(request: { readonly after: number; readonly limit: number }): Promise<{
    readonly brokenAt: number | null;
    readonly readTo: number;
  }>;
}

export function createAuditStore(session: Session): AuditStore {
  return {
    appendEntry: (entry) =>
      session.writing(async ({ database, tables }) => {
        const { auditHeads, auditEntries } = tables;
        // Writing the head first blocks other transactions that append, so the chain has one end.
        const [head] = await database
          .insert(auditHeads)
          .values({ name: 'audit', sequence: 0, digest: '' })
          .onConflictDoUpdate({ target: auditHeads.name, set: { name: 'audit' } })
          .returning();
        const sequence = (head?.sequence ?? 0) + 1;
        const previousDigest = head?.digest ?? '';
        const digest = digestOf({ ...entry, sequence, previousDigest });
        await database.insert(auditEntries).values(rowOf({ ...entry, sequence, previousDigest, digest }));
        await database.update(auditHeads).set({ sequence, digest }).where(eq(auditHeads.name, 'audit'));
        return { ...entry, sequence, previousDigest, digest };
      }),
    async listEntries({ before, limit, ...filter }) {
      const { database, tables } = session.reading;
      const { auditEntries: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(and(before === null ? undefined : lt(table.sequence, before), isWanted(table, filter)))
        .orderBy(desc(table.sequence))
        .limit(limit);
      return rows.map(entryOf);
    },
    async listEntriesAfter({ after, limit, ...filter }) {
      const { database, tables } = session.reading;
      const { auditEntries: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(and(gt(table.sequence, after), isWanted(table, filter)))
        .orderBy(asc(table.sequence))
        .limit(limit);
      return rows.map(entryOf);
    },
    async findBrokenEntry({ after, limit }) {
      const { database, tables } = session.reading;
      const { auditEntries: table } = tables;
      const rows = await database
        .select()
        .from(table)
        .where(gt(table.sequence, after - 1))
        .orderBy(asc(table.sequence))
        .limit(limit + 1);
      const entries = rows.map(entryOf);
      let previous = after === 0 ? { sequence: 0, digest: '' } : entries.shift();
      for (const entry of entries) {
        const isLinked =
          entry.sequence === (previous?.sequence ?? -1) + 1 && entry.previousDigest === previous?.digest;
        if (!isLinked || digestOf(entry) !== entry.digest) {
          return { brokenAt: entry.sequence, readTo: entry.sequence };
        }
        previous = entry;
      }
      return { brokenAt: null, readTo: previous?.sequence ?? after };
    },
  };
}

function isWanted(
  table: Session['reading']['tables']['auditEntries'],
  { businessId, actorId, actorKind, actorIds, subjectId, object, action, from, until }: AuditFilter,
): SQL | undefined {
  return and(
    businessId === undefined ? undefined : eq(table.businessId, businessId),
    actorId === undefined ? undefined : eq(table.actorId, actorId),
    actorKind === undefined ? undefined : eq(table.actorKind, actorKind),
    subjectId === undefined ? undefined : eq(table.subjectId, subjectId),
    actorIds === undefined ? undefined : inArray(table.actorId, [...actorIds]),
    object === undefined
      ? undefined
      : or(
          hasText(table.subjectId, object.text),
          inArray(table.subjectId, [...object.ids]),
          inArray(table.businessId, [...object.ids]),
        ),
    action === undefined
      ? undefined
      : or(eq(table.action, action), like(table.action, `${action.replace(/[\\%_]/g, '')}.%`)),
    from === undefined ? undefined : gte(table.at, from),
    until === undefined ? undefined : lt(table.at, until),
  );
}

function digestOf(entry: Omit<AuditEntry, 'digest'>): string {
  const { sequence, at, actor, action, subject, businessId, details, previousDigest } = entry;
  const content = [sequence, at, actor.kind, actor.id, action, subject?.kind ?? null, subject?.id ?? null];
  return hash('sha256', JSON.stringify([...content, businessId, details, previousDigest]), 'base64url');
}

function rowOf({ actor, subject, ...entry }: AuditEntry): AuditRow {
  return {
    ...entry,
    actorKind: actor.kind,
    actorId: actor.id,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
  };
}

function entryOf({ actorKind, actorId, subjectKind, subjectId, ...row }: AuditRow): AuditEntry {
  return {
    ...row,
    actor: { kind: actorKind, id: actorId },
    subject: subjectKind === null || subjectId === null ? null : { kind: subjectKind, id: subjectId },
  };
}
