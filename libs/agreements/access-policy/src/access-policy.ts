import type { Actor, BusinessActor } from './actor';
import { actsOfVerified, isHarmless, roomRights } from './room-rights';
import type { RoomAction } from './room-rights';

export type Action = RoomAction | 'shopper-data.own' | 'admin.manage';

/** What an action applies to. Owned rows name their owner. */
export interface Resource {
  readonly businessId?: string;
  readonly shopperId?: string;
}

/** Hidden from the caller, not allowed for the role, e-mail address not verified, or business suspended. */
export type DenialReason = 'not-found' | 'not-allowed' | 'email-unverified' | 'suspended';

declare const authorized: unique symbol;

/** Only authorize() creates this type. */
export type Authorized<Of extends Resource> = Of & { readonly [authorized]: true };

export type Decision<Of extends Resource> =
  | { readonly kind: 'allowed'; readonly resource: Authorized<Of> }
  | { readonly kind: 'denied'; readonly reason: DenialReason };

export function can(actor: Actor, action: Action, resource: Resource): boolean {
  return denialOf(actor, action, resource) === null;
}

/** Decides by one table and marks the resource as allowed. The API requires the mark for every owned row. */
export function authorize<Of extends Resource>(actor: Actor, action: Action, resource: Of): Decision<Of> {
  const reason = denialOf(actor, action, resource);
  // The mark exists only in the types and is set only here.
  return reason === null
    ? { kind: 'allowed', resource: resource as Authorized<Of> }
    : { kind: 'denied', reason };
}

function denialOf(actor: Actor, action: Action, resource: Resource): DenialReason | null {
  if (actor.kind === 'system') return null;
  if (action === 'admin.manage') return actor.kind === 'admin' ? null : 'not-allowed';
  if (action === 'shopper-data.own') {
    return actor.kind === 'shopper' && resource.shopperId === actor.accountId ? null : 'not-found';
  }
  if (resource.businessId === undefined || actor.kind === 'shopper') return 'not-found';
  if (actor.kind === 'admin') return action.endsWith('.read') ? null : 'not-allowed';
  return denialOfMember(actor, action, resource.businessId);
}

function denialOfMember(actor: BusinessActor, action: RoomAction, businessId: string): DenialReason | null {
  if (businessId !== actor.businessId) return 'not-found';
  if (!roomRights[action].some((role) => role === actor.role)) return 'not-allowed';
  if (actor.status === 'suspended' && !isHarmless(action)) return 'suspended';
  return !actor.isEmailVerified && actsOfVerified.includes(action) ? 'email-unverified' : null;
}
