import type { AccountRow, Stores } from '@pricehunt/storage';
import { endAndRecordViewing } from '../../access/end-viewing';

/** Ends sessions except `remainingSession`, mailed links, sent invitations and viewings when a new password is set. */
export async function endAccess(
  stores: Pick<
    Stores,
    'sessions' | 'accountTokens' | 'businesses' | 'adminInvitations' | 'viewings' | 'audit'
  >,
  { id }: AccountRow,
  at: Date,
  remainingSession?: string,
): Promise<void> {
  await stores.sessions.endSessionsOf(id, at.toISOString(), remainingSession);
  await stores.accountTokens.endTokens(id);
  await stores.businesses.closeInvitationsBy(id, at.toISOString());
  await stores.adminInvitations.closeSentBy(id, at.toISOString());
  const viewing = await stores.viewings.findOpenOf(id, at.toISOString());
  if (viewing !== null) await endAndRecordViewing(stores, viewing, at);
}
