import type { Stores, ViewingRow } from '@pricehunt/storage';

export async function endAndRecordViewing(
  stores: Pick<Stores, 'viewings' | 'audit'>,
  { id, adminId, businessId }: ViewingRow,
  at: Date,
): Promise<void> {
  if (!(await stores.viewings.endViewing(id, at.toISOString()))) return;
  await stores.audit.appendEntry({
    at: at.toISOString(),
    actor: { kind: 'admin', id: adminId },
    action: 'business.viewing-ended',
    subject: { kind: 'business', id: businessId },
    businessId,
    details: { viewingId: id },
  });
}
