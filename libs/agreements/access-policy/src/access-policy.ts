import type { Actor, BusinessActor } from './actor';
import { actsOfVerified, isHarmless, roomRights } from './room-rights';
import type { RoomAction } from './room-rights';

/** What may be done: in a merchant's room, with a shopper's own data, or in the admin console. */
export type Action = RoomAction | 'shopper-data.own' | 'admin.manage';

/** What something is done to. A row that has an owner names it. */
export interface Resource {
  readonly businessId?: string;
  readonly shopperId?: string;
}

/**
 * Why not: the caller may not know of the resource, the role has no such right, the e-mail address is not proved, or the
 * business is suspended.
 */
export type DenialReason = 'not-found' | 'not-allowed' | 'email-unverified' | 'suspended';

declare const authorized: unique symbol;

/** A resource that authorize() let somebody touch. Nothing else makes one. */
export type Authorized<Of extends Resource> = Of & { readonly [authorized]: true };

/** What authorize() says. */
export type Decision<Of extends Resource> =
  | { readonly kind: 'allowed'; readonly resource: Authorized<Of> }
  | { readonly kind: 'denied'; readonly reason: DenialReason };

/** Whether the actor may do this to the resource. Screens ask it to hide what the server would refuse. */
export function can(actor: Actor, action: Action, resource: Resource): boolean {
  return denialOf(actor, action, resource) === null;
}

/** Decides by the one table and marks the resource as allowed. The API does nothing to an owned row without it. */
export function authorize<Of extends Resource>(actor: Actor, action: Action, resource: Of): Decision<Of> {
  const reason = denialOf(actor, action, resource);
  // The mark exists in the types only: this is the one place that puts it on.
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
