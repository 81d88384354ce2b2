import { authorize, roomRights } from '@pricehunt/access-policy';
import type { BusinessActor, RoomAction } from '@pricehunt/access-policy';
import { memberRoles } from '@pricehunt/business-accounts';
import { merchantScopes, shopperScopes } from '@pricehunt/api-contract';
import { endpoints } from '@pricehunt/api-contract/endpoints';
import type { Endpoint } from '@pricehunt/api-contract';
import { sampleProduct } from '@pricehunt/storage/testing';
import type { LightMyRequestResponse } from 'fastify';
import { startTestApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { furnishBusiness, unlessBusy } from '../testing/business-rows';
import type { FurnishedBusiness } from '../testing/business-rows';
import { callBodies, callQueries } from '../testing/call-bodies';
import { ownPage, signInTestMember, signInTestShopper } from '../testing/sign-in';
import type { SignedInCaller } from '../testing/sign-in';

const ofBusiness = endpoints.filter(({ audience }) => audience === 'business');
const ofMachines = endpoints.filter(({ audience }) => audience === 'machine');
const named = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const);
const needsSession = ({ session }: Endpoint) => session !== 'optional';
const needsRole = (endpoint: Endpoint) => actionOf(endpoint) !== null;
const hasRow = ({ path }: Endpoint) => path.includes('/:');
const refusals = ['auth.signed-out', 'auth.not-allowed', 'auth.email-unverified', 'business.suspended'];

/** Any member may leave; removing others needs more than the right that the contract states. */
function actionOf({ name, right }: Endpoint): RoomAction | null {
  return name === 'removeMember' ? 'team.edit' : (right ?? null);
}

function reasonFor(endpoint: Endpoint, kind: Partial<BusinessActor>): string | null {
  const action = actionOf(endpoint);
  const actor: BusinessActor = {
    kind: 'business',
    accountId: 'a',
    businessId: 'b',
    role: 'owner',
    status: 'active',
    statusReason: null,
    isAdmin: false,
    isEmailVerified: true,
    hasTotp: false,
    ...kind,
  };
  if (action === null) return null;
  const decision = authorize(actor, action, { businessId: 'b' });
  return decision.kind === 'denied' ? decision.reason : null;
}

let api: TestApi;
let rooms: Readonly<Record<(typeof memberRoles)[number] | 'suspended' | 'unverified', SignedInCaller>>;
let oak: FurnishedBusiness;
let shopper: SignedInCaller;
/** Each call gets its own network, so that rate limits don't interfere. */
let networks = 0;

beforeAll(async () => {
  api = await startTestApi();
  oak = await furnishBusiness(api);
  const { businessId, ...owner } = await signInTestMember(api, { name: 'Ash' });
  rooms = {
    owner,
    manager: await signInTestMember(api, { businessId, role: 'manager' }),
    viewer: await signInTestMember(api, { businessId, role: 'viewer' }),
    suspended: await signInTestMember(api, { status: 'suspended' }),
    unverified: await signInTestMember(api, { isVerified: false }),
  };
  shopper = await signInTestShopper(api);
});
afterAll(() => api.close());

function call(endpoint: Endpoint, caller: SignedInCaller | null, ids: Readonly<Record<string, string>> = {}) {
  const { method, path, name, body } = endpoint;
  const url = path.replaceAll(/:([A-Za-z]+)/g, (_all, parameter: string) => {
    return ids[parameter] ?? 'nothing-has-this-id';
  });
  return unlessBusy(api, {
    method,
    url: `${url}?${callQueries[name] ?? ''}`,
    headers: {
      ...ownPage,
      ...nextNetwork(),
      ...(caller === null ? {} : { cookie: caller.cookie }),
    },
    ...(body === undefined ? {} : { payload: callBodies[name] ?? {} }),
  });
}

function nextNetwork() {
  networks += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(networks / 250)}.${networks % 250}` };
}

function codeOf(answer: LightMyRequestResponse): string | null {
  return answer.statusCode < 400 ? null : answer.json<{ code: string }>().code;
}

describe('authorisation of the dashboard calls (AUTHZ-1)', () => {
  it('has a body for every call that takes one, and a row of another business for every ID', () => {
    const withBody = ofBusiness.filter((endpoint) => endpoint.body !== undefined && needsSession(endpoint));
    expect(withBody.map(({ name }) => name).filter((name) => callBodies[name] === undefined)).toEqual([]);
    const unknown = ofBusiness.flatMap(({ path }) => [...path.matchAll(/:([A-Za-z]+)/g)].map(([, id]) => id));
    expect(unknown.filter((id) => oak.ids[id ?? ''] === undefined)).toEqual([]);
  });

  it('needs a right to edit for every call that changes something', () => {
    const readers = ofBusiness.filter(({ method, right }) => method !== 'GET' && right?.endsWith('.read'));

    // Previews change nothing; notices, saved views and leaving a team are the member's own.
    expect(readers.map(({ name }) => name).toSorted()).toEqual([
      'changeBusinessNotices',
      'deleteSavedView',
      'previewAttribution',
      'removeMember',
      'saveViews',
    ]);
  });

  it('has these calls for owners, and for those who may export data', () => {
    const namesOf = (isIt: (action: RoomAction) => boolean) =>
      ofBusiness
        .filter((endpoint) => {
          const action = actionOf(endpoint);
          return action !== null && isIt(action);
        })
        .map(({ name }) => name)
        .toSorted();

    expect(namesOf((action) => roomRights[action].every((role) => role === 'owner'))).toEqual([
      'changeMemberRole',
      'createApiKey',
      'deleteBusiness',
      'inviteMember',
      'removeMember',
      'revokeApiKey',
      'withdrawInvitation',
    ]);
    expect(namesOf((action) => action === 'data.export')).toEqual([
      'downloadOrders',
      'downloadProducts',
      'downloadStatement',
      'exportBusinessData',
    ]);
  });

  it('needs a right for every call but those about the caller’s own account', () => {
    const withoutRight = ofBusiness.filter(
      (endpoint) => needsSession(endpoint) && actionOf(endpoint) === null,
    );

    expect(
      withoutRight.map(({ path }) => path).filter((path) => !path.startsWith('/api/business/auth/')),
    ).toEqual([]);
  });

  it.each(named(ofBusiness.filter(needsSession)))(
    '%s is refused without a session and to a shopper',
    async (_name, endpoint) => {
      const answers = await Promise.all([call(endpoint, null, oak.ids), call(endpoint, shopper, oak.ids)]);

      expect(answers.map(codeOf)).toEqual(['auth.signed-out', 'auth.signed-out']);
    },
  );

  it.each(named(ofBusiness.filter(needsRole)))(
    '%s follows the roles of the team',
    async (_name, endpoint) => {
      const action = actionOf(endpoint);
      const allowed: readonly string[] = action === null ? [] : roomRights[action];
      // An accepted stream doesn't end, so only callers who are refused request it.
      const rolesToTry = memberRoles.filter(
        (role) => endpoint.answerKind !== 'event-stream' || !allowed.includes(role),
      );

      for (const role of rolesToTry) {
        const code = codeOf(await call(endpoint, rooms[role]));
        const isRefused = [...refusals, 'request.invalid'].includes(code ?? '');
        if (allowed.includes(role)) expect([role, code, isRefused]).toEqual([role, code, false]);
        else expect([role, code]).toEqual([role, 'auth.not-allowed']);
      }
    },
  );

  it.each(named(ofBusiness.filter(needsRole).filter(({ answerKind }) => answerKind !== 'event-stream')))(
    '%s is allowed for a suspended business only to read, export or delete itself',
    async (_name, endpoint) => {
      const code = codeOf(await call(endpoint, rooms.suspended));

      if (reasonFor(endpoint, { status: 'suspended' }) === null) expect(refusals).not.toContain(code);
      else expect(code).toBe('business.suspended');
    },
  );

  it.each(
    named(
      ofBusiness.filter((endpoint) => reasonFor(endpoint, { isEmailVerified: false }) === 'email-unverified'),
    ),
  )('%s requires a verified e-mail address', async (_name, endpoint) => {
    expect(codeOf(await call(endpoint, rooms.unverified))).toBe('auth.email-unverified');
  });

  it.each(named(ofBusiness.filter(needsSession).filter(hasRow)))(
    '%s returns not found for rows of another business',
    async (_name, endpoint) => {
      const before = await rowsOf(oak);

      const answer = await call(endpoint, rooms.owner, oak.ids);

      expect(answer.statusCode).toBe(404);
      expect(codeOf(answer)).toMatch(/not-found$/);
      expect(await rowsOf(oak)).toEqual(before);
    },
  );

  it.each(
    named(
      ofBusiness
        .filter(needsRole)
        .filter((endpoint) => !hasRow(endpoint) && endpoint.method === 'GET')
        .filter(({ answerKind }) => answerKind !== 'event-stream'),
    ),
  )('%s returns nothing of another business', async (_name, endpoint) => {
    const answer = await call(endpoint, rooms.owner);

    expect(answer.statusCode).toBe(200);
    const shown = Object.values(oak.ids).filter((id) => answer.body.includes(id));
    expect([...shown, ...(answer.body.includes(oak.businessId) ? [oak.businessId] : [])]).toEqual([]);
  });
});

async function rowsOf({ businessId, ids }: FurnishedBusiness): Promise<object> {
  const { storage } = api.services;
  return {
    feeds: await storage.feeds.listFeeds(businessId),
    imports: await storage.feeds.listImports(ids['feedId'] ?? '', null, 10),
    domains: await storage.businessDomains.listDomains(businessId),
    keys: (await storage.apiKeys.listApiKeys({ businessId, shopperId: null })).map(({ id, revokedAt }) => [
      id,
      revokedAt,
    ]),
    webhooks: await storage.webhooks.listEndpoints(businessId),
    delivery: await storage.webhooks.findDelivery(ids['webhookId'] ?? '', ids['deliveryId'] ?? ''),
    connections: await storage.shopifyConnections.listConnections(businessId),
    woocommerceConnections: await storage.woocommerceConnections.listConnections(businessId),
    sources: await storage.orderSources.listSources(businessId),
    members: await storage.businesses.listMembers(businessId),
    invitation: await storage.businesses.findInvitation(ids['invitationId'] ?? ''),
    providerLink: await storage.providerLinks.findLink('https://id.example/', ids['linkId'] ?? ''),
    passkey: await storage.passkeys.findByCredential(ids['passkeyId'] ?? ''),
    order: await storage.orders.findOrder(ids['orderId'] ?? ''),
    items: await storage.merchantItems.findItems(businessId, ['l1']),
  };
}

const machineBodies: Readonly<Record<string, object>> = {
  pushProducts: { deletes: ['nothing'] },
  pushOrder: { orderId: 'o9', placedAt: '2026-11-21T10:00:00.000Z', currency: 'EUR', totalMinor: 100 },
  pushRefund: { orderId: 'o9', refundId: 'r1', refundedAt: '2026-11-21T10:00:00.000Z', totalMinor: 100 },
  pushEvents: { events: [{ eventType: 'add_to_cart' }] },
};

describe('authorisation of calls with an API key', () => {
  const byKey = (endpoint: Endpoint, key: string | null, cookie?: string) => {
    const { method, path, name, body } = endpoint;
    const query = callQueries[name.replace(/ByKey$/, '')] ?? '';
    return unlessBusy(api, {
      method,
      url: `${path.replaceAll(/:[A-Za-z]+/g, 'nothing-has-this-id')}?${query}`,
      ...(body === undefined ? {} : { payload: machineBodies[name] ?? {} }),
      headers: {
        ...nextNetwork(),
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(cookie === undefined ? {} : { ...ownPage, cookie }),
      },
    });
  };
  const keysOfMember = async (scopes: readonly string[]) => {
    const owner = await signInTestMember(api);
    return { ...owner, keysUrl: '/api/business/api-keys', kind: { kind: 'secret' }, scopes };
  };
  const keysOfShopper = async (scopes: readonly string[]) => {
    const owner = await signInTestShopper(api);
    return { ...owner, businessId: null, keysUrl: '/api/shopper/api-keys', kind: {}, scopes };
  };
  type KeyMaker = Awaited<ReturnType<typeof keysOfMember> | ReturnType<typeof keysOfShopper>>;
  const makeKey = async ({ inject, keysUrl, kind }: KeyMaker, scopes: readonly string[]) => {
    const made = await inject({
      method: 'POST',
      url: keysUrl,
      payload: { name: 'Key', ...kind, scopes },
      headers: nextNetwork(),
    });
    return made.json<{ key: string; apiKey: { id: string } }>();
  };
  const isMerchants = ({ scope }: Endpoint) => merchantScopes.some((one) => one === scope);

  it('has a body for every call of merchants that takes one', () => {
    const names = ofMachines
      .filter((endpoint) => endpoint.body !== undefined && isMerchants(endpoint))
      .map(({ name }) => name);

    expect(Object.keys(machineBodies).toSorted()).toEqual(names.toSorted());
  });

  it.each(named(ofMachines))('%s requires an active key with its scope', async (_name, endpoint) => {
    const { scope } = endpoint;
    const owner = await (isMerchants(endpoint) ? keysOfMember(merchantScopes) : keysOfShopper(shopperScopes));
    const right = await makeKey(
      owner,
      owner.scopes.filter((one) => one === scope),
    );
    const wrong = await makeKey(
      owner,
      owner.scopes.filter((one) => one !== scope),
    );
    const revoked = await makeKey(owner, owner.scopes);
    await owner.inject({ method: 'DELETE', url: `${owner.keysUrl}/${revoked.apiKey.id}` });

    const answers = [
      await byKey(endpoint, null),
      await byKey(endpoint, null, owner.cookie),
      await byKey(endpoint, 'ph_sk_nobody_has_this_key_at_all'),
      await byKey(endpoint, revoked.key),
      await byKey(endpoint, wrong.key),
    ];
    const allowed = await byKey(endpoint, right.key);

    expect(answers.map(codeOf)).toEqual([...Array(4).fill('key.missing'), 'key.not-allowed']);
    expect(codeOf(allowed) ?? '').not.toMatch(/^(key|auth)\./);
  });

  it('is refused for every call of a suspended business', async () => {
    const owner = await keysOfMember(merchantScopes);
    const { key } = await makeKey(owner, merchantScopes);
    const at = new Date().toISOString();
    const { businesses } = api.services.storage;
    await businesses.changeBusiness(owner.businessId, { status: 'suspended' }, at);

    for (const endpoint of ofMachines.filter(isMerchants)) {
      const code = codeOf(await byKey(endpoint, key));
      expect([endpoint.name, code]).toEqual([endpoint.name, 'business.suspended']);
    }
  });

  it('returns not found to a key for rows of another business', async () => {
    const { key } = await makeKey(await keysOfMember(merchantScopes), merchantScopes);
    const reads = ofMachines.filter((endpoint) => hasRow(endpoint) && endpoint.right !== undefined);

    for (const { path } of reads) {
      const url = path.replaceAll(/:([A-Za-z]+)/g, (_all, id: string) => oak.ids[id] ?? '');
      const answer = await unlessBusy(api, {
        url,
        headers: { ...nextNetwork(), authorization: `Bearer ${key}` },
      });
      expect([path, codeOf(answer)]).toEqual([path, expect.stringMatching(/not-found$/)]);
    }
    expect(reads.length).toBeGreaterThan(2);
  });

  it("returns a shopper only the shopper's own alerts, and nobody else's keys", async () => {
    const owner = await keysOfShopper(shopperScopes);
    const { key, apiKey } = await makeKey(owner, shopperScopes);
    const other = await keysOfShopper(shopperScopes);
    const { key: others } = await makeKey(other, shopperScopes);
    const { storage } = api.services;
    await storage.products.saveProducts([sampleProduct({ id: 'watched' })]);
    const payload = { productId: 'watched', rule: { kind: 'any-change' }, currency: 'EUR' };
    const send = (
      bearer: string,
      call: { method: 'GET' | 'POST' | 'DELETE'; url: string; payload?: object },
    ) => unlessBusy(api, { ...call, headers: { ...nextNetwork(), authorization: `Bearer ${bearer}` } });

    const made = await send(key, { method: 'POST', url: '/api/v1/alerts', payload });
    const { id } = made.json().alert;
    await send(others, { method: 'DELETE', url: `/api/v1/alerts/${id}` });
    const [ours, theirs] = [
      await send(key, { method: 'GET', url: '/api/v1/alerts' }),
      await send(others, { method: 'GET', url: '/api/v1/alerts' }),
    ];
    const revoked = await other.inject({ method: 'DELETE', url: `/api/shopper/api-keys/${apiKey.id}` });

    expect(ours.json().items).toMatchObject([{ id, product: { id: 'watched' } }]);
    expect(theirs.json().items).toEqual([]);
    expect(codeOf(revoked)).toBe('key.not-found');
  });
});
