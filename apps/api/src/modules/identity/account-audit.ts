import type { AccountAudience, AuditDetails, NewAuditEntry, Stores } from '@pricehunt/storage';

/** Who acted on which account. */
export interface AuditedAct {
  readonly at: Date;
  readonly audience: AccountAudience;
  /** Null for somebody who is not signed in. */
  readonly actorId: string | null;
  readonly action: string;
  /** The account that it happened to; null where there is none. */
  readonly accountId: string | null;
  readonly businessId?: string | null;
  readonly details?: AuditDetails;
}

/** Writes an act on an account down; call it within the transaction of the act. */
export async function writeDown(stores: Pick<Stores, 'audit'>, act: AuditedAct): Promise<void> {
  const entry: NewAuditEntry = {
    at: act.at.toISOString(),
    actor: { kind: act.actorId === null ? 'anonymous' : act.audience, id: act.actorId },
    action: act.action,
    subject: act.accountId === null ? null : { kind: 'account', id: act.accountId },
    businessId: act.businessId ?? null,
    details: act.details ?? {},
  };
  await stores.audit.appendEntry(entry);
}
