import type { AccountAudience, AuditDetails, NewAuditEntry, Stores } from '@pricehunt/storage';

export interface AuditedAct {
  readonly at: Date;
  readonly audience: AccountAudience;
  readonly actorId: string | null;
  readonly action: string;
  readonly accountId: string | null;
  /** An open invitation, when it has no account yet. */
  readonly invitationId?: string;
  readonly businessId?: string | null;
  readonly details?: AuditDetails;
}

/** Call it within the transaction of the act. */
export async function writeDown(stores: Pick<Stores, 'audit'>, act: AuditedAct): Promise<void> {
  const entry: NewAuditEntry = {
    at: act.at.toISOString(),
    actor: { kind: act.actorId === null ? 'anonymous' : act.audience, id: act.actorId },
    action: act.action,
    subject: subjectOf(act),
    businessId: act.businessId ?? null,
    details: act.details ?? {},
  };
  await stores.audit.appendEntry(entry);
}

function subjectOf({ accountId, invitationId }: AuditedAct): NewAuditEntry['subject'] {
  if (accountId !== null) return { kind: 'account', id: accountId };
  return invitationId === undefined ? null : { kind: 'invitation', id: invitationId };
}
