import { exportAuditLog, listAuditEntries, verifyAuditLog } from '@pricehunt/api-contract';
import type { AuditEntryView } from '@pricehunt/api-contract';
import type { AuditEntry, AuditFilter, Storage } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { recordAdminAct } from '../../admin-acts';
import { cursorOf, readCursor } from '../../list-cursor';
import { adminPageSize, pageOf } from '../../list-page';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';

const auditList = 'audit';
const done = { success: true } as const;
const batchSize = 500;
const dayMs = 24 * 60 * 60_000;

export function registerAdminAudit(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(app, listAuditEntries, async ({ query: { cursor, ...query } }) => {
    const before = readCursor(cursor, auditList, z.int());
    const request = { ...filterOf(query), before, limit: adminPageSize + 1 };
    const { page, nextCursor } = pageOf(await storage.audit.listEntries(request), ({ sequence }) =>
      cursorOf(auditList, sequence),
    );
    return { ...done, items: await entryViews(storage, page), nextCursor };
  });
  registerEndpoint(app, verifyAuditLog, async (_input, request) => {
    const checkedAt = services.now().toISOString();
    const outcome = await checkChain(storage);
    await storage.atomically((stores) =>
      recordAdminAct(services, stores, request, {
        action: 'audit-log.verified',
        subject: null,
        details: { checkedCount: outcome.checkedCount, brokenAt: outcome.brokenAt },
      }),
    );
    return { ...done, ...outcome, isIntact: outcome.brokenAt === null, checkedAt };
  });
  registerRawEndpoint(app, exportAuditLog, async ({ query }, request, reply) => {
    const filter = filterOf(query);
    const given = Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    );
    await storage.atomically((stores) =>
      recordAdminAct(services, stores, request, {
        action: 'audit-log.exported',
        subject: null,
        details: { filter: given },
      }),
    );
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.ndjson"')
      .header('cache-control', 'no-store')
      .send(Readable.from(linesOf(storage, filter)));
  });
}

async function checkChain(storage: Pick<Storage, 'audit'>): Promise<{
  readonly brokenAt: number | null;
  readonly checkedCount: number;
  readonly headDigest: string | null;
}> {
  let after = 0;
  for (;;) {
    const { brokenAt, readTo } = await storage.audit.findBrokenEntry({ after, limit: batchSize });
    if (brokenAt !== null) return { brokenAt, checkedCount: brokenAt, headDigest: null };
    if (readTo === after) break;
    after = readTo;
  }
  const [head] = await storage.audit.listEntries({ before: after + 1, limit: 1 });
  return { brokenAt: null, checkedCount: after, headDigest: head?.digest ?? null };
}

async function* linesOf(storage: Storage, filter: AuditFilter): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const entries = await storage.audit.listEntriesAfter({ ...filter, after, limit: batchSize });
    const last = entries.at(-1);
    if (last === undefined) return;
    const views = await entryViews(storage, entries);
    yield views.map((view) => `${JSON.stringify(view)}\n`).join('');
    after = last.sequence;
  }
}

async function entryViews(
  storage: Pick<Storage, 'accounts'>,
  entries: readonly AuditEntry[],
): Promise<AuditEntryView[]> {
  const ids = entries.flatMap(({ actor }) => (actor.id === null ? [] : [actor.id]));
  const emails = await storage.accounts.findEmails([...new Set(ids)]);
  return entries.map(({ previousDigest: _previous, actor, details, ...entry }) => ({
    ...entry,
    actor: { ...actor, email: actor.id === null ? null : (emails.get(actor.id) ?? null) },
    details: { ...details },
  }));
}

function filterOf({
  from,
  to,
  ...query
}: Omit<AuditFilter, 'from' | 'until'> & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): AuditFilter {
  return {
    ...query,
    from,
    until: to === undefined ? undefined : new Date(Date.parse(to) + dayMs).toISOString(),
  };
}
