import {
  changeShopperPassword,
  deleteShopperAccount,
  exportShopperData,
  exportShopperTable,
  forgotShopperPassword,
  getShopperSession,
  registerShopper,
  resendShopperVerification,
  resetShopperPassword,
  signInShopper,
  signOutShopper,
  signOutShopperEverywhere,
  verifyShopperEmail,
} from '@pricehunt/api-contract/shopper-identity';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sendCsv } from '../../answers/send-csv';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { signedInOf } from '../../plugins/guard';
import { endSession, sessionHash } from '../../plugins/sessions';
import type { Services } from '../../services';
import type { ShopperDataPart } from '../../access/shopper-data';
import { shopperView } from './account-views';
import { changePassword, forgetPassword, resetPassword } from './change-password';
import { dataRowsOf, deleteShopper, exportDataOf } from './own-shopper-data';
import { registerShopperAccount } from './register-account';
import { attemptAt, enter, leaveEverywhere, localeOf } from './sessions-of-account';
import { signIn } from './sign-in';
import { resendVerification, verifyEmail } from './verify-email';

const done = { success: true } as const;

export function registerShopperIdentity(
  app: FastifyInstance,
  services: Services,
  parts: readonly ShopperDataPart[],
): void {
  registerSessionCalls(app, services);
  registerPasswordCalls(app, services);
  registerEndpoint(app, exportShopperData, async (_input, request) => {
    const { account } = signedInOf(request);
    const data = await exportDataOf(services, parts, account.id);
    return {
      ...done,
      exportedAt: services.now().toISOString(),
      account: shopperView(account),
      data: exported.parse(data),
    };
  });
  registerRawEndpoint(app, exportShopperTable, (_input, request, reply) => {
    const { account } = signedInOf(request);
    reply.header('cache-control', 'no-store');
    return sendCsv(reply, 'pricehunt-data.csv', dataRowsOf(services, parts, account));
  });
  registerEndpoint(app, deleteShopperAccount, async ({ body }, request) => {
    await deleteShopper(services, parts, signedInOf(request).account, body.password);
    await endSession(request);
    return done;
  });
}

function registerSessionCalls(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, getShopperSession, (_input, request) => ({
    ...done,
    shopper: request.signedIn === null ? null : shopperView(request.signedIn.account),
  }));
  registerEndpoint(app, signInShopper, async ({ body }, request) => {
    const account = await signIn(services, attemptAt('shopper', services, request, body));
    await enter(services, request, account, null);
    return { ...done, shopper: shopperView(account) };
  });
  registerEndpoint(app, registerShopper, async ({ body }, request) => {
    const { email, password } = body;
    const locale = localeOf(request, body.locale);
    const account = await registerShopperAccount(services, { email, password, locale, address: request.ip });
    await enter(services, request, account, null);
    return { ...done, shopper: shopperView(account) };
  });
  registerEndpoint(app, signOutShopper, async (_input, request) => {
    await endSession(request);
    return done;
  });
  registerEndpoint(app, signOutShopperEverywhere, async (_input, request) => {
    await leaveEverywhere(services, signedInOf(request).account);
    await endSession(request);
    return done;
  });
}

function registerPasswordCalls(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, forgotShopperPassword, async ({ body }, request) => {
    await forgetPassword(services, { audience: 'shopper', email: body.email, address: request.ip });
    return done;
  });
  registerEndpoint(app, resetShopperPassword, async ({ body }, request) => {
    const signedInAs = request.session.accountId ?? null;
    await resetPassword(services, { audience: 'shopper', ...body, address: request.ip, signedInAs });
    return done;
  });
  registerEndpoint(app, verifyShopperEmail, async ({ body }, request) => {
    const { account, session } = await verifyEmail(services, {
      audience: 'shopper',
      ...body,
      address: request.ip,
      session: { accountId: request.session.accountId ?? null, sessionHash: sessionHash(request) },
    });
    if (session !== 'none') await enter(services, request, account, null, session === 'renewed');
    return { ...done, email: account.email };
  });
  registerEndpoint(app, resendShopperVerification, async (_input, request) => {
    await resendVerification(services, signedInOf(request).account);
    return done;
  });
  registerEndpoint(app, changeShopperPassword, async ({ body }, request) => {
    const { account } = signedInOf(request);
    await changePassword(services, account, { ...body, remainingSession: sessionHash(request) });
    await enter(services, request, account, null, true);
    return done;
  });
}

const exported = z.record(z.string(), z.json());
