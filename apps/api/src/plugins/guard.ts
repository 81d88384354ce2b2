import type {
  Action,
  Actor,
  Authorized,
  Resource,
  RoomAction,
  ShopperActor,
  BusinessActor,
} from '@pricehunt/access-policy';
import { authorize } from '@pricehunt/access-policy';
import type { AccountRow, MemberBusiness, ViewingRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, suspendedRefusal } from '../answers/refusal';
import type { Needs, Services } from '../services';
import { findViewing } from './viewing-cookie';

export interface SignedIn {
  readonly actor: Actor;
  readonly account: AccountRow;
  readonly businesses: readonly MemberBusiness[];
  /** Set while an admin views a business; nothing may be changed then. */
  readonly viewing?: ViewingRow;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

/**
 * Authorises the calls of a context: registering an endpoint of another audience, or one outside the
 * contract, throws; a call without `session: 'optional'` requires a session. Install the audience's sessions
 * first. A call of the business context requires the right that its endpoint declares. The admin context requires isAdmin on each call, and with `isTotpRequired` a second factor too,
 * except for the calls in `withoutTotp` that set it up. An admin viewing a business can't change anything.
 */
export function installGuard(
  context: FastifyInstance,
  services: Services,
  guard: {
    readonly audience: 'shopper' | 'business' | 'admin';
    readonly isTotpRequired?: boolean;
    readonly withoutTotp?: readonly string[];
    /** Calls that every admin may make, and those that only owners may make. Viewers otherwise only read. */
    readonly rights?: { readonly ofEverybody: readonly string[]; readonly ofOwners: readonly string[] };
  },
): void {
  context.decorateRequest('signedIn', null);
  context.addHook('onRoute', (route) => {
    const { audience, right, session } = route.config?.endpoint ?? {};
    if (audience === 'business' && session !== 'optional' && right === undefined) {
      throw new Error(`${route.url} declares no right. Write null if a session is enough.`);
    }
    if (audience !== guard.audience) {
      throw new Error(
        `${route.url} is for ${audience ?? 'nobody'}: it has no place among ${guard.audience} calls.`,
      );
    }
  });
  context.addHook('onRequest', async (request) => {
    const signedIn = await findSignedIn(services, request, guard.audience);
    request.signedIn = signedIn;
    if (signedIn === null) {
      if (request.routeOptions.config.endpoint?.session === 'optional') return;
      throw new Refusal('auth.signed-out');
    }
    if (signedIn.viewing !== undefined) refuseChanges(request);
    if (guard.audience === 'business') requireRight(request, signedIn.actor);
    const { endpoint } = request.routeOptions.config;
    if (guard.audience !== 'admin' || endpoint?.session === 'optional') return;
    if (signedIn.actor.kind !== 'admin') throw new Refusal('auth.not-allowed');
    const isFree = endpoint !== undefined && guard.withoutTotp?.includes(endpoint.name) === true;
    const hasSecondFactor = signedIn.account.totpEnabledAt !== null || request.session.isByPasskey === true;
    if (guard.isTotpRequired === true && !isFree && !hasSecondFactor) {
      throw new Refusal('auth.second-factor-needed');
    }
    if (!mayCall(request, signedIn.account.adminRole, guard.rights)) throw new Refusal('auth.not-allowed');
  });
}

function mayCall(
  request: FastifyRequest,
  role: AccountRow['adminRole'],
  rights: { readonly ofEverybody: readonly string[]; readonly ofOwners: readonly string[] } | undefined,
): boolean {
  const name = request.routeOptions.config.endpoint?.name ?? '';
  if (rights?.ofOwners.includes(name) === true) return role === 'owner';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return role !== 'viewer' || isRead || rights?.ofEverybody.includes(name) === true;
}

/** Throws auth.signed-out without a session. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new Refusal('auth.signed-out');
  return request.signedIn;
}

/** Signed in, or the owner of an API key. Otherwise throws auth.signed-out. */
export function actorOf(request: FastifyRequest): Actor {
  return request.keyHolder?.actor ?? signedInOf(request).actor;
}

export function shopperOf(request: FastifyRequest): ShopperActor {
  const actor = actorOf(request);
  if (actor.kind !== 'shopper') throw new Refusal('auth.signed-out');
  return actor;
}

export function memberOf(request: FastifyRequest): BusinessActor {
  const actor = actorOf(request);
  if (actor.kind !== 'business') throw new Refusal('auth.signed-out');
  return actor;
}

/** The right that the endpoint declares. */
export function rightOf(request: FastifyRequest): RoomAction {
  const { endpoint } = request.routeOptions.config;
  const right = endpoint?.right ?? null;
  if (right === null) throw new Error(`${endpoint?.name ?? request.url} declares no right.`);
  return right;
}

function requireRight(request: FastifyRequest, actor: Actor): void {
  const right = request.routeOptions.config.endpoint?.right ?? null;
  if (right === null) return;
  authorized(actor, right, actor.kind === 'business' ? { businessId: actor.businessId } : {});
}

/** Throws `notFound` when the caller may not know of the resource, else the refusal that fits. */
export function authorized<Of extends Resource>(
  actor: Actor,
  action: Action,
  resource: Of,
  notFound: ConstructorParameters<typeof Refusal>[0] = 'business.not-found',
): Authorized<Of> {
  const decision = authorize(actor, action, resource);
  if (decision.kind === 'allowed') return decision.resource;
  switch (decision.reason) {
    case 'not-found':
      throw new Refusal(notFound);
    case 'not-allowed':
      throw new Refusal('auth.not-allowed');
    case 'email-unverified':
      throw new Refusal('auth.email-unverified');
    case 'suspended':
      throw suspendedRefusal(actor.kind === 'business' ? actor.statusReason : null);
  }
}

const allowedToViewers = ['enterViewAs', 'leaveViewAs'];

function refuseChanges(request: FastifyRequest): void {
  const name = request.routeOptions.config.endpoint?.name ?? '';
  if (request.method === 'GET' || request.method === 'HEAD' || allowedToViewers.includes(name)) return;
  throw new Refusal('auth.viewing-only');
}

/** An admin viewing a business has a viewer's rights, without isAdmin. */
async function findViewer(
  services: Needs<'storage' | 'sessions' | 'now'>,
  request: FastifyRequest,
): Promise<SignedIn | null> {
  const viewing = await findViewing(services, request);
  if (viewing === null) return null;
  const account = await services.storage.accounts.findAccount(viewing.adminId);
  const business = await services.storage.businesses.findBusiness(viewing.businessId);
  if (account === null || account.disabledAt !== null || !account.isAdmin || business === null) return null;
  const { timeZone } = await services.storage.businessProfiles.findProfile(business.id);
  const businesses = [{ business, role: 'viewer', timeZone }] as const;
  const viewer = signedInBusiness({ ...account, isAdmin: false }, businesses, business.id);
  return viewer === null ? null : { ...viewer, viewing };
}

async function findSignedIn(
  services: Needs<'storage' | 'sessions' | 'now'>,
  request: FastifyRequest,
  audience: 'shopper' | 'business' | 'admin',
): Promise<SignedIn | null> {
  const viewer = audience === 'business' ? await findViewer(services, request) : null;
  if (viewer !== null) return viewer;
  const { accountId, businessId } = request.session;
  if (accountId === undefined) return null;
  const account = await services.storage.accounts.findAccount(accountId);
  if (account === null || account.disabledAt !== null) return null;
  if (audience === 'shopper') {
    const actor: Actor = { kind: 'shopper', accountId, isEmailVerified: account.isVerified };
    return { actor, account, businesses: [] };
  }
  const businesses = await services.storage.businesses.listBusinessesOf(accountId);
  return signedInBusiness(account, businesses, businessId ?? null, audience);
}

function signedInBusiness(
  account: AccountRow,
  businesses: readonly MemberBusiness[],
  businessId: string | null,
  audience: 'business' | 'admin' = 'business',
): SignedIn | null {
  if (audience === 'admin' && account.isAdmin) {
    return { actor: { kind: 'admin', accountId: account.id }, account, businesses };
  }
  const current = businesses.find(({ business }) => business.id === businessId) ?? businesses[0];
  if (current === undefined) return null;
  const actor: BusinessActor = {
    kind: 'business',
    accountId: account.id,
    businessId: current.business.id,
    role: current.role,
    status: current.business.status,
    statusReason: current.business.statusReason,
    isAdmin: account.isAdmin,
    isEmailVerified: account.isVerified,
    hasTotp: account.totpEnabledAt !== null,
  };
  return { actor, account, businesses };
}
