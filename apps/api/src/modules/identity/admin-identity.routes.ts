import {
  changeAdminPassword,
  checkFirstAdminLink,
  confirmAdminTotp,
  createFirstAdmin,
  disableAdminTotp,
  endAdminSession,
  endOtherAdminSessions,
  getAdminSession,
  listAdminSessions,
  renewAdminRecoveryCodes,
  signInAdmin,
  signOutAdmin,
  startAdminTotp,
} from '@pricehunt/api-contract/admin-identity';
import { acceptAdminInvitation, readAdminInvitation } from '@pricehunt/api-contract/admins';
import type { AccountRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import { signedInOf } from '../../plugins/guard';
import { rememberDevice } from '../../plugins/known-devices';
import { endSession, sessionHash, startSession } from '../../plugins/sessions';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { checkFirstAdminToken, createAdminByLink } from './first-admin';
import { adminSessionView, placeView } from './account-views';
import { changePassword } from './change-password';
import { registerPasskeys } from './passkeys.routes';
import { acceptConsoleInvitation, openConsoleInvitation } from './manage-admins';
import { confirmTotpSetUp, disableTotpOf, renewRecoveryCodesOf, startTotpSetUp } from './set-up-totp';
import { attemptAt } from './sessions-of-account';
import { signIn } from './sign-in';
import { registerSignInProviders } from './sign-in-providers.routes';
import { recordAdminAct } from '../../operations/admin-acts';

/** Calls that an admin without a required second factor may make: adding one, and signing out. */
export const callsWithoutTotp = [
  ...['getAdminSession', 'startAdminTotp', 'confirmAdminTotp', 'signOutAdmin'],
  ...['listAdminPasskeys', 'startAdminPasskey', 'addAdminPasskey'],
];

/** Calls about the admin's own account, which every role may make. */
export const callsAboutOneself = [
  ...callsWithoutTotp,
  ...['changeAdminPassword', 'disableAdminTotp', 'renewAdminRecoveryCodes'],
  ...['endAdminSession', 'endOtherAdminSessions'],
  ...['linkAdminProvider', 'unlinkAdminProvider'],
  ...['renameAdminPasskey', 'removeAdminPasskey'],
];

/** Calls that only owners may make. */
export const callsOfOwners = ['inviteAdmin', 'withdrawAdminInvitation', 'changeAdminRole', 'revokeAdmin'];

const done = { success: true } as const;

export function registerAdminIdentity(
  app: FastifyInstance,
  services: Services,
  { isTotpRequired }: { readonly isTotpRequired: boolean },
): void {
  const view = async (account: AccountRow, isByPasskey = false) => ({
    ...done,
    // The shape of a business member (S§7): isAdmin is a flag of a business account (S§6).
    business: adminSessionView(account, await services.storage.businesses.listBusinessesOf(account.id)),
    isSecondFactorMissing: isTotpRequired && account.totpEnabledAt === null && !isByPasskey,
  });
  registerEndpoint(app, getAdminSession, (_input, request) =>
    view(signedInOf(request).account, request.session.isByPasskey),
  );
  registerEndpoint(app, signInAdmin, async ({ body }, request) => {
    const account = await signIn(services, attemptAt('admin', services, request, body));
    if (!account.isAdmin) throw new Refusal('auth.not-allowed');
    const answer = await view(account);
    await enterConsole(services, request, account, 'admin.signed-in');
    return answer;
  });
  registerEndpoint(app, checkFirstAdminLink, async ({ body: { token } }, request) => {
    await checkFirstAdminToken(services, { token, address: request.ip });
    return done;
  });
  registerEndpoint(app, createFirstAdmin, async ({ body }, request) => {
    const account = await createAdminByLink(services, { ...body, address: request.ip });
    const answer = await view(account);
    await enterConsole(services, request, account, 'admin.signed-in');
    return answer;
  });
  registerEndpoint(app, signOutAdmin, async (_input, request) => {
    await endSession(request);
    return done;
  });
  registerEndpoint(app, startAdminTotp, async ({ body }, request) => {
    const setUp = await startTotpSetUp(services, signedInOf(request).account, body.password, 'admin');
    return { ...done, ...setUp };
  });
  registerEndpoint(app, confirmAdminTotp, async ({ body }, request) => {
    const { account } = signedInOf(request);
    const place = { door: 'admin', remainingSession: sessionHash(request) } as const;
    const recoveryCodes = await confirmTotpSetUp(services, account, body.totp, place);
    await enterConsole(services, request, account, 'admin.session-renewed', true);
    return { ...done, recoveryCodes: [...recoveryCodes] };
  });
  registerEndpoint(app, disableAdminTotp, async ({ body }, request) => {
    await disableTotpOf(services, signedInOf(request).account, body);
    return done;
  });
  registerEndpoint(app, renewAdminRecoveryCodes, async ({ body }, request) => {
    const recoveryCodes = await renewRecoveryCodesOf(services, signedInOf(request).account, body);
    return { ...done, recoveryCodes: [...recoveryCodes] };
  });
  registerEndpoint(app, changeAdminPassword, async ({ body }, request) => {
    const { account } = signedInOf(request);
    await changePassword(services, account, { ...body, remainingSession: sessionHash(request) });
    await enterConsole(services, request, account, 'admin.session-renewed', true);
    return done;
  });
  registerEndpoint(app, readAdminInvitation, async ({ body: { token } }, request) => {
    const { invitation, account } = await openConsoleInvitation(services, { token, address: request.ip });
    const { email, role } = invitation;
    return { ...done, invitation: { email, role, hasAccount: account !== null } };
  });
  registerEndpoint(app, acceptAdminInvitation, async ({ body }, request) => {
    const account = await acceptConsoleInvitation(services, request, { ...body, address: request.ip });
    const answer = await view(account);
    await enterConsole(services, request, account, 'admin.signed-in');
    return answer;
  });
  registerPlaces(app, services);
  registerPasskeys(app, services, {
    door: 'admin',
    enter: (request, account) => enterConsole(services, request, account, 'admin.signed-in'),
  });
  registerSignInProviders(app, services, {
    door: 'admin',
    enter: (request, account) => enterConsole(services, request, account, 'admin.signed-in'),
  });
}

function registerPlaces(app: FastifyInstance, services: Services): void {
  const { sessions } = services.storage;
  const placesOf = async (account: AccountRow) => {
    const now = services.now();
    const seenAfter = new Date(now.getTime() - services.sessions.limits.admin.idleMs).toISOString();
    const open = await sessions.listSessionsOf({ accountId: account.id, seenAfter, at: now.toISOString() });
    return open.filter(({ audience }) => audience === 'admin');
  };
  registerEndpoint(app, listAdminSessions, async (_input, request) => {
    const places = await placesOf(signedInOf(request).account);
    return { ...done, items: places.map((place) => placeView(place, sessionHash(request))) };
  });
  registerEndpoint(app, endAdminSession, async ({ params: { sessionId } }, request) => {
    const { account } = signedInOf(request);
    const place = (await placesOf(account)).find(({ id }) => id === sessionId);
    if (place === undefined) throw new Refusal('auth.session-not-found');
    await services.storage.atomically(async (stores) => {
      await stores.sessions.endSessionOf(account.id, sessionId, services.now().toISOString());
      const subject = { kind: 'session', id: sessionId };
      await recordAdminAct(services, stores, request, { action: 'admin.session-ended', subject });
    });
    return done;
  });
  registerEndpoint(app, endOtherAdminSessions, async (_input, request) => {
    const { account } = signedInOf(request);
    const others = (await placesOf(account)).filter(({ idHash }) => idHash !== sessionHash(request));
    await services.storage.atomically(async (stores) => {
      for (const { idHash } of others) await stores.sessions.endSession(idHash, services.now().toISOString());
      const subject = { kind: 'account', id: account.id };
      const details = { count: others.length };
      await recordAdminAct(services, stores, request, { action: 'admin.sessions-ended', subject, details });
    });
    return done;
  });
}

async function enterConsole(
  services: Needs<'storage' | 'sessions' | 'now' | 'newId'>,
  request: FastifyRequest,
  account: AccountRow,
  action: string,
  isRenewal = false,
): Promise<void> {
  const who = { audience: 'admin', accountId: account.id, businessId: null, isRenewal } as const;
  const sessionId = await startSession(services, request, who);
  rememberDevice(services, request, 'admin', account.id);
  await services.storage.audit.appendEntry({
    at: services.now().toISOString(),
    actor: { kind: 'admin', id: account.id },
    action,
    subject: { kind: 'account', id: account.id },
    businessId: null,
    details: { sessionId },
  });
}
