import { Signer } from '@fastify/cookie';
import type { BusinessStatus, MemberRole } from '@pricehunt/business-accounts';
import { emailKeyOf } from '@pricehunt/business-accounts';
import type { AccountAudience, AccountRow, SessionAudience } from '@pricehunt/storage';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { hash, randomBytes } from 'node:crypto';
import { sessionCookieName } from '../plugins/sessions';
import type { Services } from '../services';
import { testSessionSecret } from './test-api';
import type { TestApi } from './test-api';

export const ownPage = { 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': 'https' } as const;

export interface SignedInCaller {
  readonly accountId: string;
  readonly email: string;
  readonly cookie: string;
  readonly inject: (call: InjectOptions) => Promise<LightMyRequestResponse>;
}

/** Hash of an unknown password; computed once, because hashing takes time. */
const hashOfUnknownPassword =
  '$argon2id$v=19$m=16,t=1,p=1$by/jNfCGUGnRRXFpdFizWQ$rWLshNOxNEc5pX7e0Ja545Cjf0RnJQelp5UlX5qga5I';

type AccountChoice = Partial<
  Pick<AccountRow, 'email' | 'isVerified' | 'isAdmin' | 'adminRole' | 'locale' | 'totpEnabledAt'>
>;

export async function signInTestShopper(api: TestApi, choice: AccountChoice = {}): Promise<SignedInCaller> {
  const account = await createAccount(api.services, 'shopper', choice);
  return callerOf(api, account, null);
}

export async function signInTestMember(
  api: TestApi,
  choice: AccountChoice & {
    readonly businessId?: string;
    readonly role?: MemberRole;
    readonly status?: BusinessStatus;
    readonly name?: string;
    readonly storeDomain?: string | null;
  } = {},
): Promise<SignedInCaller & { readonly businessId: string }> {
  const { storage, newId } = api.services;
  const account = await createAccount(api.services, 'business', choice);
  const businessId = choice.businessId ?? newId();
  if (choice.businessId === undefined) {
    await storage.businesses.createBusiness({
      id: businessId,
      name: choice.name ?? 'Klangwerk',
      storeDomain: choice.storeDomain === undefined ? 'klangwerk.example' : choice.storeDomain,
      status: choice.status ?? 'active',
      statusReason: null,
      createdAt: account.createdAt,
      updatedAt: account.createdAt,
    });
  }
  const joinedAt = account.createdAt;
  await storage.businesses.saveMember({
    businessId,
    accountId: account.id,
    role: choice.role ?? 'owner',
    joinedAt,
  });
  return { ...(await callerOf(api, account, businessId)), businessId };
}

export async function signInTestAdmin(
  api: TestApi,
  choice: AccountChoice = {},
): Promise<SignedInCaller & { readonly businessId: string }> {
  const totpEnabledAt = api.services.now().toISOString();
  const member = await signInTestMember(api, {
    totpEnabledAt,
    name: 'PriceHunt',
    storeDomain: null,
    ...choice,
    isAdmin: true,
  });
  const account = await api.services.storage.accounts.findAccount(member.accountId);
  if (account === null) throw new Error('the admin that was just made is gone');
  return { ...(await callerOf(api, account, null, 'admin')), businessId: member.businessId };
}

async function createAccount(
  services: Services,
  audience: AccountAudience,
  choice: AccountChoice,
): Promise<AccountRow> {
  const id = services.newId();
  const at = services.now().toISOString();
  const email = choice.email ?? `${id}@post.example`;
  const account: AccountRow = {
    id,
    audience,
    isVerified: true,
    isAdmin: false,
    adminRole: null,
    locale: 'en',
    totpEnabledAt: null,
    ...choice,
    email,
    emailKey: emailKeyOf(email),
    passwordHash: hashOfUnknownPassword,
    createdAt: at,
    updatedAt: at,
    passwordChangedAt: at,
    disabledAt: null,
    totpSecret: null,
  };
  await services.storage.accounts.createAccount(account);
  return account;
}

async function callerOf(
  api: TestApi,
  account: AccountRow,
  businessId: string | null,
  audience: SessionAudience = account.audience,
): Promise<SignedInCaller> {
  const sessionId = randomBytes(32).toString('base64url');
  const { now, newId, storage, sessions } = api.services;
  const at = now();
  await storage.sessions.createSession({
    id: newId(),
    idHash: hash('sha256', sessionId, 'base64url'),
    audience,
    accountId: account.id,
    createdAt: at.toISOString(),
    lastSeenAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + sessions.limits[audience].absoluteMs).toISOString(),
    endedAt: null,
    device: 'A test',
    data: { businessId },
  });
  const signed = encodeURIComponent(new Signer(testSessionSecret).sign(sessionId));
  const cookie = `${sessionCookieName(audience, true)}=${signed}`;
  return {
    accountId: account.id,
    email: account.email,
    cookie,
    inject: (call) => api.app.inject({ ...call, headers: { ...ownPage, cookie, ...call.headers } }),
  };
}
