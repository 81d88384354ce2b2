import type { Authorized, BusinessActor, RoomAction } from '@pricehunt/access-policy';
import type { AuditDetails, Stores } from '@pricehunt/storage';
import type { ErrorCode } from '@pricehunt/api-contract';
import type { FastifyRequest } from 'fastify';
import { authorized, memberOf } from '../plugins/guard';
import { Refusal } from '../refusal';

export function ownBusiness(
  request: FastifyRequest,
  action: RoomAction,
): Authorized<{ readonly businessId: string }> {
  const actor = memberOf(request);
  return authorized(actor, action, { businessId: actor.businessId });
}

export function ownRow<Row extends { readonly businessId: string }>(
  request: FastifyRequest,
  action: RoomAction,
  row: Row | null,
  notFound: ErrorCode,
): Authorized<Row> {
  const actor = memberOf(request);
  if (row === null) {
    authorized(actor, action, { businessId: actor.businessId });
    throw new Refusal(notFound);
  }
  return authorized(actor, action, row, notFound);
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
