import { authorize } from '@pricehunt/access-policy';
import type { DenialReason, RoomAction } from '@pricehunt/access-policy';
import { useBusiness } from './use-business';

/** Decides by the server's own rules whether the signed-in member may do this, or why not. */
export function useRight(action: RoomAction): 'allowed' | DenialReason {
  const { id: businessId, ...member } = useBusiness();
  const decision = authorize({ kind: 'business', ...member, businessId }, action, { businessId });
  return decision.kind === 'allowed' ? 'allowed' : decision.reason;
}
