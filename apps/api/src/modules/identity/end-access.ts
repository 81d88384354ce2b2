import type { AccountRow, Stores } from '@pricehunt/storage';
import { endAndRecordViewing } from '../../end-viewing';

/**
 * Ends everything opened with the old password, within the transaction that sets a new one: sessions except
 * `remainingSession`, mailed links of every kind, sent invitations, and an open viewing of a business.
 */
export async function endAccess(
  stores: Pick<Stores, 'sessions' | 'accountTokens' | 'businesses' | 'viewings' | 'audit'>,
  { id }: AccountRow,
  at: Date,
  remainingSession?: string,
): Promise<void> {
  await stores.sessions.endSessionsOf(id, at.toISOString(), remainingSession);
  await stores.accountTokens.endTokens(id);
  await stores.businesses.closeInvitationsBy(id, at.toISOString());
  const viewing = await stores.viewings.findOpenOf(id, at.toISOString());
  if (viewing !== null) await endAndRecordViewing(stores, viewing, at);
}
