import { sentSubscription, subscribeWithKey } from './push-subscribing';
import { renewSubscription } from '../service-worker/renew-subscription';

const key = 'BNeS-w_key-of-the-operator_0';
const otherKey = 'BOldKeyThatWasReplaced000000';

const subscriptionOf = (endpoint: string, ofKey: string, unsubscribe = jest.fn(async () => true)) => ({
  endpoint,
  expirationTime: null,
  options: { userVisibleOnly: true, applicationServerKey: bytesOf(ofKey) },
  getKey: () => null,
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe,
});

function bytesOf(text: string): ArrayBuffer {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (each) => each.charCodeAt(0)).buffer;
}

const managerOf = (known: PushSubscription | null, made: PushSubscription) => ({
  getSubscription: async () => known,
  subscribe: jest.fn(async () => made),
  permissionState: async () => 'granted' as const,
});

describe('a browser that subscribes', () => {
  it.each([
    ['ends the subscription with a key that was replaced', otherKey, 1],
    ['leaves one with the same key as it is', key, 0],
  ])('%s', async (_name, knownKey, ended) => {
    const known = subscriptionOf('https://push.example/old', knownKey);
    const pushManager = managerOf(known, subscriptionOf('https://push.example/new', key));

    await subscribeWithKey(pushManager, key);

    expect(known.unsubscribe).toHaveBeenCalledTimes(ended);
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
  });
});

describe('a subscription that the browser ended', () => {
  const calls: { readonly path: string; readonly method: string; readonly body: unknown }[] = [];
  let keyAnswer: { readonly ok: boolean; readonly json: () => Promise<unknown> };
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    calls.length = 0;
    keyAnswer = { ok: true, json: async () => ({ success: true, publicKey: key }) };
    Object.defineProperty(globalThis, 'fetch', {
      configurable: true,
      value: async (path: string, options: RequestInit = {}) => {
        calls.push({ path, method: options.method ?? 'GET', body: options.body ?? null });
        return keyAnswer;
      },
    });
  });
  afterEach(() => Object.defineProperty(globalThis, 'fetch', { configurable: true, value: realFetch }));
  const ended = subscriptionOf('https://push.example/old', key);
  const made = subscriptionOf('https://push.example/new', key);
  const renewed = () =>
    renewSubscription(Object.assign(Object.create(null), { pushManager: managerOf(null, made) }), ended);

  it('renews it and replaces the old one at the API', async () => {
    await renewed();

    expect(calls).toEqual([
      { path: '/api/shopper/push-key', method: 'GET', body: null },
      {
        path: '/api/shopper/push-subscriptions',
        method: 'PUT',
        body: JSON.stringify(sentSubscription(made)),
      },
      {
        path: '/api/shopper/push-subscriptions?endpoint=https%3A%2F%2Fpush.example%2Fold',
        method: 'DELETE',
        body: null,
      },
    ]);
  });

  it('does not renew it when the site no longer sends messages', async () => {
    keyAnswer = { ok: true, json: async () => ({ success: true, publicKey: null }) };

    await renewed();

    expect(calls).toHaveLength(1);
  });
});
