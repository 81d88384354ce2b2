import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { makeTestMerchant } from '../../testing/orders';
import type { TestMerchant } from '../../testing/orders';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';

let api: TestApi;
let merchant: TestMerchant;

beforeEach(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-21T09:00:00Z') });
  merchant = await makeTestMerchant(api);
});
afterEach(() => api.close());

async function makeKey(caller: SignedInCaller, kind: 'secret' | 'publishable' = 'secret'): Promise<string> {
  const payload = { name: 'shop', kind, scopes: ['events.write'] };
  const made = await caller.inject({ method: 'POST', url: '/api/business/api-keys', payload });
  return made.json().key;
}

function push(key: string, events: readonly object[], headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: '/api/v1/events',
    payload: { events },
    headers: { authorization: `Bearer ${key}`, ...headers },
  });
}

const stored = () => api.services.storage.tracking.listEvents({ after: null, limit: 100 });

const cart = {
  eventType: 'add_to_cart',
  eventData: {
    eventId: 'e1',
    timestamp: '2026-11-21T08:59:00.000Z',
    sessionId: 's1',
    userId: 'u1',
    url: 'https://user:secret@klangwerk.example/cart',
    productId: 'p1',
  },
};

describe('POST /api/v1/events', () => {
  it("stores events for the business's verified domain", async () => {
    const answer = await push(await makeKey(merchant.caller), [cart, { eventType: 'newsletter' }]);

    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, received: 2 }]);
    expect(await stored()).toMatchObject([
      {
        eventType: 'add_to_cart',
        businessDomain: 'klangwerk.example',
        sessionId: 's1',
        userId: 'u1',
        occurredAt: '2026-11-21T08:59:00.000Z',
        url: 'https://klangwerk.example/cart',
        visit: 'person',
        visitorHash: null,
        isAnonymous: false,
        data: { eventId: 'e1', timestamp: '2026-11-21T08:59:00.000Z', productId: 'p1' },
      },
      { eventType: 'newsletter', occurredAt: '2026-11-21T09:00:00.000Z' },
    ]);
  });

  it('counts an event once however often its eventId comes', async () => {
    const key = await makeKey(merchant.caller);

    await push(key, [cart, cart]);
    const again = await push(key, [cart]);

    expect(again.json()).toEqual({ success: true, received: 1 });
    expect(await stored()).toHaveLength(1);
  });

  it('returns the same response for the same Idempotency-Key, and refuses it with another body', async () => {
    const key = await makeKey(merchant.caller);
    const event = { eventType: 'newsletter' };

    const first = await push(key, [event], { 'idempotency-key': 'k1' });
    const again = await push(key, [event], { 'idempotency-key': 'k1' });
    const other = await push(key, [cart], { 'idempotency-key': 'k1' });

    expect(again.json()).toEqual(first.json());
    expect(other.json()).toMatchObject({ code: 'push.key-reused' });
    expect(await stored()).toHaveLength(1);
  });

  it('accepts a subdomain of a verified domain, and nothing of a batch with a foreign one', async () => {
    const key = await makeKey(merchant.caller);

    const own = await push(key, [{ eventType: 'seen', businessDomain: 'shop.klangwerk.example' }]);
    const foreign = await push(key, [cart, { ...cart, businessDomain: 'oak.example' }]);

    expect(own.statusCode).toBe(200);
    expect(foreign.json()).toMatchObject({
      code: 'request.invalid',
      fields: [{ path: 'events.1.businessDomain' }],
    });
    expect(await stored()).toMatchObject([{ businessDomain: 'shop.klangwerk.example' }]);
  });

  it('refuses a business without a verified domain', async () => {
    const unverified = await signInTestMember(api, { email: 'new@oak.example', storeDomain: 'oak.example' });

    const answer = await push(await makeKey(unverified), [cart]);

    expect(answer.json()).toMatchObject({ code: 'domain.unverified' });
    expect(await stored()).toEqual([]);
  });

  it('refuses a publishable key, which anybody can read', async () => {
    const answer = await push(await makeKey(merchant.caller, 'publishable'), [cart]);

    expect(answer.json()).toMatchObject({ code: 'key.not-allowed' });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['no event', []],
    ['more than 500 events', Array.from({ length: 501 }, () => ({ eventType: 'x' }))],
    ['data over its limits', [{ eventType: 'x', eventData: { text: 'a'.repeat(9_000) } }]],
  ])('refuses %s', async (_what, events) => {
    const answer = await push(await makeKey(merchant.caller), events);

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });
});
