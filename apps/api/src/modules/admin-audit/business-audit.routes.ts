import { listBusinessAuditEntries } from '@pricehunt/api-contract/admin-audit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { adminPageSize, pageOf } from '../../answers/list-page';
import { ownBusiness } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';

const auditList = 'business-audit';

/** A business's own view of the audit log: the entries with its id. */
export function registerBusinessAudit(app: FastifyInstance, { storage }: Services): void {
  registerEndpoint(app, listBusinessAuditEntries, async ({ query: { cursor } }, request) => {
    const { businessId } = ownBusiness(request);
    const before = readCursor(cursor, auditList, z.int());
    const found = await storage.audit.listEntries({ businessId, before, limit: adminPageSize + 1 });
    const { page, nextCursor } = pageOf(found, ({ sequence }) => cursorOf(auditList, sequence));
    const team = new Map(
      (await storage.businesses.listMembers(businessId)).map(({ accountId, email }) => [accountId, email]),
    );
    const items = page.map(({ sequence, at, actor, action, subject, details }) => ({
      sequence,
      at,
      action,
      subject,
      actor: {
        kind: actor.kind,
        email: actor.kind === 'business' ? (team.get(actor.id ?? '') ?? null) : null,
      },
      reason: typeof details['reason'] === 'string' ? details['reason'] : null,
    }));
    return { success: true as const, items, nextCursor };
  });
}
