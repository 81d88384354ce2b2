import { authorize } from '@pricehunt/access-policy';
import type { DenialReason, RoomAction } from '@pricehunt/access-policy';
import { useBusiness } from './use-business';

/** Whether the signed-in member may do this in the business, or why not: what the server would say, asked for beforehand. */
export function useRight(action: RoomAction): 'allowed' | DenialReason {
  const { id: businessId, ...member } = useBusiness();
  const decision = authorize({ kind: 'business', ...member, businessId }, action, { businessId });
  return decision.kind === 'allowed' ? 'allowed' : decision.reason;
}
