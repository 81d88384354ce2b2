import type { NewAuditEntry, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../plugins/guard';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';

/** An act of an admin. `details` hold `before` and `after` where something was changed, and the reason that was given. */
export interface AdminAct {
  readonly action: string;
  readonly subject: NewAuditEntry['subject'];
  /** The business whose own log has it too. */
  readonly businessId?: string;
  readonly details?: NewAuditEntry['details'];
}

/** The id of the admin who makes a call. Throws the refusal auth.not-allowed for anybody else. */
export function adminIdOf(request: FastifyRequest): string {
  const actor = actorOf(request);
  if (actor.kind !== 'admin') throw new Refusal('auth.not-allowed');
  return actor.accountId;
}

/** Writes an act of the admin down who makes the call; call it within the transaction of the act (AUTHZ-5). */
export async function recordAdminAct(
  services: Pick<Services, 'now'>,
  stores: Pick<Stores, 'audit'>,
  request: FastifyRequest,
  { action, subject, businessId, details }: AdminAct,
): Promise<void> {
  await stores.audit.appendEntry({
    at: services.now().toISOString(),
    actor: { kind: 'admin', id: adminIdOf(request) },
    action,
    subject,
    businessId: businessId ?? null,
    details: { ...details, requestId: request.id },
  });
}
