import { exportAuditLog, listAuditEntries, verifyAuditLog } from '@pricehunt/api-contract/admin-audit';
import type { AuditEntryView } from '@pricehunt/api-contract/admin-audit';
import { dayMs } from '@pricehunt/offers';
import type { AuditEntry, AuditFilter, Storage } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { recordAdminAct } from '../../operations/admin-acts';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { adminPageSize, findTextOf, pageOf } from '../../answers/list-page';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import type { Needs, Services } from '../../services';
import { readSubjectNames } from './subject-names';

const auditList = 'audit';
const done = { success: true } as const;
const batchSize = 500;

export function registerAdminAudit(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(app, listAuditEntries, async ({ query: { cursor, ...query } }) => {
    const before = readCursor(cursor, auditList, z.int());
    const request = { ...(await filterOf(storage, query)), before, limit: adminPageSize + 1 };
    const { page, nextCursor } = pageOf(await storage.audit.listEntries(request), ({ sequence }) =>
      cursorOf(auditList, sequence),
    );
    return { ...done, items: await entryViews(services, page), nextCursor };
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
    const filter = await filterOf(storage, query);
    await storage.atomically((stores) =>
      recordAdminAct(services, stores, request, {
        action: 'audit-log.exported',
        subject: null,
        details: { filter: recordedFilter(query, filter) },
      }),
    );
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.ndjson"')
      .header('cache-control', 'no-store')
      .send(Readable.from(linesOf(services, filter)));
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

async function* linesOf(
  services: Needs<'storage' | 'offerSources'>,
  filter: AuditFilter,
): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const entries = await services.storage.audit.listEntriesAfter({ ...filter, after, limit: batchSize });
    const last = entries.at(-1);
    if (last === undefined) return;
    const views = await entryViews(services, entries);
    yield views.map((view) => `${JSON.stringify(view)}\n`).join('');
    after = last.sequence;
  }
}

async function entryViews(
  services: Needs<'storage' | 'offerSources'>,
  entries: readonly AuditEntry[],
): Promise<AuditEntryView[]> {
  const ids = entries.flatMap(({ actor }) => (actor.id === null ? [] : [actor.id]));
  const emails = await services.storage.accounts.findEmails([...new Set(ids)]);
  const nameOf = await readSubjectNames(services, entries);
  return entries.map((entry) => {
    const { previousDigest: _previous, actor, subject, details, ...rest } = entry;
    return {
      ...rest,
      actor: { ...actor, email: actor.id === null ? null : (emails.get(actor.id) ?? null) },
      subject: subject === null ? null : { ...subject, name: nameOf(entry) },
      details: { ...details },
    };
  });
}

/** Ids in place of addresses: audit entries are never deleted. */
function recordedFilter(
  { person, object, ...query }: Readonly<Record<string, string | undefined>>,
  { actorIds, object: found }: AuditFilter,
): Readonly<Record<string, string | readonly string[]>> {
  const isAddress = object?.includes('@') === true;
  return {
    ...Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    ),
    ...(person === undefined ? {} : { actorIds: actorIds ?? [] }),
    ...(object === undefined ? {} : isAddress ? { objectIds: found?.ids ?? [] } : { object }),
  };
}

const namedMax = 200;

async function filterOf(
  storage: Storage,
  {
    from,
    to,
    person,
    object,
    ...query
  }: Omit<AuditFilter, 'from' | 'until' | 'actorIds' | 'object'> & {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly person?: string | undefined;
    readonly object?: string | undefined;
  },
): Promise<AuditFilter> {
  const name = findTextOf(person);
  const text = findTextOf(object);
  return {
    ...query,
    actorIds: name === null ? undefined : await storage.accounts.findIdsByEmail(name, namedMax),
    object: text === null ? undefined : { text, ids: await idsNamed(storage, text) },
    from,
    until: to === undefined ? undefined : new Date(Date.parse(to) + dayMs).toISOString(),
  };
}

async function idsNamed(storage: Storage, text: string): Promise<readonly string[]> {
  const search = { text, after: null, limit: namedMax };
  const businesses = await storage.businesses.searchBusinesses({ ...search, status: null });
  const accounts = await storage.accounts.findIdsByEmail(text, namedMax);
  const invitations = await storage.businesses.findInvitationIdsByEmail(text, namedMax);
  const adminInvitations = await storage.adminInvitations.findIdsByEmail(text, namedMax);
  return [...businesses.map(({ id }) => id), ...accounts, ...invitations, ...adminInvitations];
}
