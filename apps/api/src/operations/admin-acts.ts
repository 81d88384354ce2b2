import type { Changed } from '@pricehunt/api-contract';
import type { NewAuditEntry, Stores } from '@pricehunt/storage';
import type { FastifyRequest } from 'fastify';
import type { SettingChange } from '../live-settings/live-settings';
import { actorOf } from '../plugins/guard';
import { Refusal } from '../answers/refusal';
import type { Needs, Services } from '../services';

/** `details` hold `before` and `after` for a change, and the reason that was given. */
export interface AdminAct {
  readonly action: string;
  readonly subject: NewAuditEntry['subject'];
  readonly businessId?: string;
  readonly details?: NewAuditEntry['details'];
}

/** Throws auth.not-allowed for a caller who is not an admin. */
export function adminIdOf(request: FastifyRequest): string {
  const actor = actorOf(request);
  if (actor.kind !== 'admin') throw new Refusal('auth.not-allowed');
  return actor.accountId;
}

/** Call it within the transaction of the act (AUTHZ-5). */
export async function recordAdminAct(
  { now }: Needs<'now'>,
  stores: Pick<Stores, 'audit'>,
  request: FastifyRequest,
  { action, subject, businessId, details }: AdminAct,
): Promise<void> {
  await stores.audit.appendEntry({
    at: now().toISOString(),
    actor: { kind: 'admin', id: adminIdOf(request) },
    action,
    subject,
    businessId: businessId ?? null,
    details: { ...details, requestId: request.id },
  });
}

export function settingChange(
  { now }: Needs<'now'>,
  request: FastifyRequest,
  reason: string | undefined,
): { readonly at: string; readonly byId: string; readonly reason: string | null } {
  return { at: now().toISOString(), byId: adminIdOf(request), reason: reason ?? null };
}

export async function changeViews(
  storage: Services['storage'],
  changes: readonly (SettingChange | null)[],
): Promise<(change: SettingChange | null) => Changed | null> {
  const ids = changes.flatMap((change) => (change === null ? [] : [change.byId]));
  const emails = await storage.accounts.findEmails([...new Set(ids)]);
  return (change) =>
    change === null ? null : { at: change.at, by: emails.get(change.byId) ?? null, reason: change.reason };
}
