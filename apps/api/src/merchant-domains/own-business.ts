import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import type { AuditDetails, Stores } from '@pricehunt/storage';
import type { ErrorCode } from '@pricehunt/api-contract';
import type { FastifyRequest } from 'fastify';
import { authorized, memberOf, rightOf } from '../plugins/guard';
import { Refusal } from '../answers/refusal';

/** The caller's business, with the endpoint's right. */
export function ownBusiness(request: FastifyRequest): Authorized<{ readonly businessId: string }> {
  const actor = memberOf(request);
  return authorized(actor, rightOf(request), { businessId: actor.businessId });
}

/** A row of the caller's business, with the endpoint's right. Throws `notFound` for null and for rows of others. */
export function ownRow<Row extends { readonly businessId: string }>(
  request: FastifyRequest,
  row: Row | null,
  notFound: ErrorCode,
): Authorized<Row> {
  const actor = memberOf(request);
  if (row === null) throw new Refusal(notFound);
  return authorized(actor, rightOf(request), row, notFound);
}

/** Records a member's act in the audit log; call it within the transaction of the act. */
export async function noteAct(
  stores: Pick<Stores, 'audit'>,
  actor: BusinessActor,
  act: {
    readonly at: Date;
    readonly action: string;
    readonly subject: { readonly kind: string; readonly id: string };
    readonly details?: AuditDetails;
  },
): Promise<void> {
  await stores.audit.appendEntry({
    at: act.at.toISOString(),
    actor: { kind: 'business', id: actor.accountId },
    action: act.action,
    subject: act.subject,
    businessId: actor.businessId,
    details: act.details ?? {},
  });
}
