import {
  changeBusinessPassword,
  confirmTotp,
  disableTotp,
  endBusinessSession,
  endOtherBusinessSessions,
  forgotBusinessPassword,
  getBusinessSession,
  listBusinessSessions,
  registerBusiness,
  renewRecoveryCodes,
  resendBusinessVerification,
  resetBusinessPassword,
  signInBusiness,
  signOutBusiness,
  signOutBusinessEverywhere,
  startTotp,
  switchBusiness,
  verifyBusinessEmail,
} from '@pricehunt/api-contract/business-identity';
import type { BusinessAccount } from '@pricehunt/api-contract/business-identity';
import type { AccountRow } from '@pricehunt/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf, signedInOf } from '../../plugins/guard';
import { endSession, sessionHash } from '../../plugins/sessions';
import { viewingView } from '../../plugins/viewing-cookie';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { businessView, placeView } from './account-views';
import { changePassword, forgetPassword, resetPassword } from './change-password';
import { registerPasskeys } from './passkeys.routes';
import { registerBusinessAccount } from './register-account';
import { attemptAt, enter, leaveEverywhere, listPlaces, localeOf } from './sessions-of-account';
import { confirmTotpSetUp, disableTotpOf, renewRecoveryCodesOf, startTotpSetUp } from './set-up-totp';
import { signIn } from './sign-in';
import { registerSignInProviders } from './sign-in-providers.routes';
import { resendVerification, verifyEmail } from './verify-email';

const done = { success: true } as const;

export function registerBusinessIdentity(app: FastifyInstance, services: Services): void {
  registerSessionCalls(app, services);
  registerPasswordCalls(app, services);
  registerPlaceCalls(app, services);
  registerTotpCalls(app, services);
  registerPasskeys(app, services, {
    door: 'business',
    enter: (request, account) => enterBusiness(services, request, account),
  });
  registerSignInProviders(app, services, {
    door: 'business',
    enter: (request, account) => enterBusiness(services, request, account),
  });
}

export async function enterBusiness(
  services: Needs<'storage' | 'sessions' | 'now' | 'newId'>,
  request: FastifyRequest,
  account: AccountRow,
  choice: { readonly businessId?: string; readonly isRenewal?: boolean } = {},
): Promise<{ readonly success: true; readonly business: BusinessAccount }> {
  const businesses = await services.storage.businesses.listBusinessesOf(account.id);
  const id = choice.businessId ?? businesses[0]?.business.id;
  if (id === undefined) throw new Refusal('business.not-found');
  const business = businessView(account, businesses, id);
  await enter(services, request, account, id, choice.isRenewal);
  return { ...done, business };
}

function registerSessionCalls(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, getBusinessSession, async (_input, request) => {
    const { account, businesses, viewing } = signedInOf(request);
    const seen = viewing === undefined ? undefined : await viewingView(services.storage, viewing);
    return { ...done, business: businessView(account, businesses, memberOf(request).businessId, seen) };
  });
  registerEndpoint(app, signInBusiness, async ({ body }, request) => {
    const account = await signIn(services, attemptAt('business', services, request, body));
    return enterBusiness(services, request, account);
  });
  registerEndpoint(app, registerBusiness, async ({ body }, request) => {
    const locale = localeOf(request, body.locale);
    const { account } = await registerBusinessAccount(services, { ...body, locale, address: request.ip });
    return enterBusiness(services, request, account);
  });
  registerEndpoint(app, signOutBusiness, async (_input, request) => {
    await endSession(request);
    return done;
  });
  registerEndpoint(app, signOutBusinessEverywhere, async (_input, request) => {
    await leaveEverywhere(services, signedInOf(request).account);
    await endSession(request);
    return done;
  });
  registerEndpoint(app, switchBusiness, ({ body }, request) =>
    enterBusiness(services, request, signedInOf(request).account, {
      businessId: body.businessId,
      isRenewal: true,
    }),
  );
}

function registerPasswordCalls(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, forgotBusinessPassword, async ({ body }, request) => {
    await forgetPassword(services, { audience: 'business', email: body.email, address: request.ip });
    return done;
  });
  registerEndpoint(app, resetBusinessPassword, async ({ body }, request) => {
    const signedInAs = request.session.accountId ?? null;
    await resetPassword(services, { audience: 'business', ...body, address: request.ip, signedInAs });
    return done;
  });
  registerEndpoint(app, verifyBusinessEmail, async ({ body }, request) => {
    const { account, session } = await verifyEmail(services, {
      audience: 'business',
      ...body,
      address: request.ip,
      session: { accountId: request.session.accountId ?? null, sessionHash: sessionHash(request) },
    });
    if (session !== 'none') {
      await enterBusiness(services, request, account, { isRenewal: session === 'renewed' });
    }
    return { ...done, email: account.email };
  });
  registerEndpoint(app, resendBusinessVerification, async (_input, request) => {
    await resendVerification(services, signedInOf(request).account);
    return done;
  });
  registerEndpoint(app, changeBusinessPassword, async ({ body }, request) => {
    const { account } = signedInOf(request);
    await changePassword(services, account, { ...body, remainingSession: sessionHash(request) });
    await enter(services, request, account, memberOf(request).businessId, true);
    return done;
  });
}

function registerPlaceCalls(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, listBusinessSessions, async (_input, request) => {
    const places = await listPlaces(services, signedInOf(request).account);
    return { ...done, items: places.map((place) => placeView(place, sessionHash(request))) };
  });
  registerEndpoint(app, endBusinessSession, async ({ params }, request) => {
    const { account } = signedInOf(request);
    const at = services.now().toISOString();
    if (!(await services.storage.sessions.endSessionOf(account.id, params.sessionId, at))) {
      throw new Refusal('auth.session-not-found');
    }
    return done;
  });
  registerEndpoint(app, endOtherBusinessSessions, async (_input, request) => {
    await leaveEverywhere(services, signedInOf(request).account, sessionHash(request));
    return done;
  });
}

function registerTotpCalls(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, startTotp, async ({ body }, request) => {
    const setUp = await startTotpSetUp(services, signedInOf(request).account, body.password, 'business');
    return { ...done, ...setUp };
  });
  registerEndpoint(app, confirmTotp, async ({ body }, request) => {
    const { account } = signedInOf(request);
    const place = { door: 'business', remainingSession: sessionHash(request) } as const;
    const recoveryCodes = await confirmTotpSetUp(services, account, body.totp, place);
    await enter(services, request, account, memberOf(request).businessId, true);
    return { ...done, recoveryCodes: [...recoveryCodes] };
  });
  registerEndpoint(app, disableTotp, async ({ body }, request) => {
    await disableTotpOf(services, signedInOf(request).account, body);
    return done;
  });
  registerEndpoint(app, renewRecoveryCodes, async ({ body }, request) => {
    const codes = await renewRecoveryCodesOf(services, signedInOf(request).account, body);
    return { ...done, recoveryCodes: [...codes] };
  });
}
