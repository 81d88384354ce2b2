import type { AccountRow, Stores } from '@pricehunt/storage';
import { endAndRecordViewing } from '../../end-viewing';

/**
 * Ends, within the transaction that gives an account a new password, all that was opened under the old one: its sessions but
 * the one of the hash `keptSession`, its mailed links of every kind, the invitations that it sent, and its viewing of a business.
 */
export async function endAccess(
  stores: Pick<Stores, 'sessions' | 'accountTokens' | 'businesses' | 'viewings' | 'audit'>,
  { id }: AccountRow,
  at: Date,
  keptSession?: string,
): Promise<void> {
  await stores.sessions.endSessionsOf(id, at.toISOString(), keptSession);
  await stores.accountTokens.endTokens(id);
  await stores.businesses.closeInvitationsBy(id, at.toISOString());
  const viewing = await stores.viewings.findOpenOf(id, at.toISOString());
  if (viewing !== null) await endAndRecordViewing(stores, viewing, at);
}
