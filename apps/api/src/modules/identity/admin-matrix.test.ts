import { endpoints } from '@pricehunt/api-contract/endpoints';
import type { Endpoint } from '@pricehunt/api-contract';
import type { LightMyRequestResponse } from 'fastify';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { ownPage, signInTestAdmin, signInTestMember, signInTestShopper } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { callsAboutOneself, callsOfOwners, callsWithoutTotp } from './admin-identity.routes';

let api: TestApi;
let callers: Readonly<Record<string, SignedInCaller>>;

beforeAll(async () => {
  api = await startTestApi();
  const disabled = await signInTestAdmin(api);
  const at = api.services.now().toISOString();
  await api.services.storage.accounts.changeAccount(disabled.accountId, { disabledAt: at }, at);
  const demoted = await signInTestAdmin(api);
  await api.services.storage.accounts.changeAccount(demoted.accountId, { isAdmin: false }, at);
  callers = {
    shopper: await signInTestShopper(api),
    owner: await signInTestMember(api),
    viewer: await signInTestMember(api, { role: 'viewer' }),
    suspended: await signInTestMember(api, { status: 'suspended' }),
    'admin in the dashboard': await signInTestMember(api, { isAdmin: true }),
    disabled,
    demoted,
    'admin without TOTP': await signInTestAdmin(api, { totpEnabledAt: null }),
    admin: await signInTestAdmin(api),
    operator: await signInTestAdmin(api, { adminRole: 'operator' }),
    reader: await signInTestAdmin(api, { adminRole: 'viewer' }),
  };
});
afterAll(() => api.close());

const ofAdmins = endpoints.filter(({ audience }) => audience === 'admin');
const guarded = ofAdmins.filter(({ session }) => session !== 'optional');

/** Parameters and bodies don't matter: a caller without the right is refused before. */
function urlOf({ path }: Endpoint): string {
  return path.replaceAll(/:[A-Za-z]+/g, 'nothing-has-this-id');
}

let calls = 0;

async function codeFor(who: string, { method, ...endpoint }: Endpoint): Promise<string | null> {
  // Calls are counted by address before the session is read, so each has another one.
  calls += 1;
  const headers = { ...ownPage, 'x-forwarded-for': `198.51.${Math.floor(calls / 250)}.${calls % 250}` };
  const call = { method, url: urlOf({ method, ...endpoint }), headers };
  const caller = callers[who];
  const answer = await (caller === undefined ? api.app.inject(call) : caller.inject(call));
  return codeOf(answer);
}

function codeOf(answer: LightMyRequestResponse): string | null {
  if (answer.statusCode < 400) return null;
  return answer.json<{ code: string }>().code;
}

const refusals = ['auth.signed-out', 'auth.not-allowed', 'auth.second-factor-needed'];

describe('authorisation of the admin console’s calls (AUTHZ-1, AUTHZ-3)', () => {
  it('has these calls for owners only', () => {
    expect(callsOfOwners.toSorted()).toEqual([
      'changeAdminRole',
      'inviteAdmin',
      'revokeAdmin',
      'withdrawAdminInvitation',
    ]);
  });

  // Signing out would end the sessions of the callers; the sign-in page lists its providers to anybody, and offers passkeys.
  const left = ['signOutAdmin', 'listAdminSignInProviders', 'startAdminPasskeySignIn'];
  const open = ofAdmins.filter(({ name, session }) => session === 'optional' && !left.includes(name));
  it.each(open.map((endpoint) => [endpoint.name, endpoint] as const))(
    'allows %s to everybody, also when signed in without a right to anything else',
    async (_name, endpoint) => {
      const who = ['anonymous', 'reader', 'demoted', 'admin without TOTP'];

      const answers = [];
      for (const each of who) answers.push(await codeFor(each, endpoint));

      expect(answers).toEqual(who.map(() => 'request.invalid'));
    },
  );

  it('covers every call of the contract, each under /api/admin/', () => {
    const outside = endpoints.filter(
      ({ audience, path }) => path.startsWith('/api/admin/') !== (audience === 'admin'),
    );

    expect(outside).toEqual([]);
    expect(ofAdmins.length).toBeGreaterThan(40);
    expect(ofAdmins.filter((each) => !guarded.includes(each)).map(({ name }) => name)).toEqual([
      'createFirstAdmin',
      'checkFirstAdminLink',
      'acceptAdminInvitation',
      'readAdminInvitation',
      'signInAdmin',
      'signOutAdmin',
      'signInAdminByPasskey',
      'startAdminPasskeySignIn',
      'listAdminSignInProviders',
      'confirmAdminProviderSignIn',
      'finishAdminProviderSignIn',
      'startAdminProviderSignIn',
    ]);
  });

  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    'allows %s only to an admin',
    async (name, endpoint) => {
      const answers = new Map<string, string | null>();
      for (const who of ['anonymous', ...Object.keys(callers)])
        answers.set(who, await codeFor(who, endpoint));

      const signedOut = ['anonymous', 'shopper', 'owner', 'viewer', 'suspended', 'admin in the dashboard'];
      for (const who of [...signedOut, 'disabled'])
        expect([who, answers.get(who)]).toEqual([who, 'auth.signed-out']);
      expect(answers.get('demoted')).toBe('auth.not-allowed');
      const withoutTotp = answers.get('admin without TOTP') ?? '';
      expect(refusals.includes(withoutTotp)).toBe(!callsWithoutTotp.includes(name));
      if (!callsWithoutTotp.includes(name)) expect(withoutTotp).toBe('auth.second-factor-needed');
      expect(refusals).not.toContain(answers.get('admin'));
      const isOfOwners = callsOfOwners.includes(name);
      expect(answers.get('operator') === 'auth.not-allowed').toBe(isOfOwners);
      const isRead = endpoint.method === 'GET' || callsAboutOneself.includes(name);
      expect(answers.get('reader') === 'auth.not-allowed').toBe(isOfOwners || !isRead);
    },
  );
});
