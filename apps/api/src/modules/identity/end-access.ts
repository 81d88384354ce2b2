import type { AccountRow, Stores } from '@pricehunt/storage';
import { endAndRecordViewing } from '../../end-viewing';

/** Ends sessions except `remainingSession`, mailed links, invitations and viewings when a new password is set. */
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
