import type { ScriptedAnswer, ScriptedCall } from '@pricehunt/safe-fetch/testing';
import { Webhook } from 'standardwebhooks';
import { startTestApi } from '../../testing/test-api';
import type { TestApi } from '../../testing/test-api';
import { signInTestMember } from '../../testing/sign-in';
import type { SignedInCaller } from '../../testing/sign-in';
import { queueWebhookEvent } from '../../notices/webhook-events';
import {
  deliverWebhooks,
  forgetWebhookDeliveries,
  handleDeliverWebhooks,
  handleForgetWebhookDeliveries,
} from './deliver-webhooks.job';

const receiver = 'https://hooks.klangwerk.example/pricehunt';
const hourMs = 60 * 60_000;

let api: TestApi;
let owner: SignedInCaller & { readonly businessId: string };
let nowMs: number;
let answer: ScriptedAnswer;
let calls: ScriptedCall[];

beforeEach(async () => {
  nowMs = Date.parse('2026-11-21T10:00:00.000Z');
  answer = { status: 200, body: 'thank you' };
  calls = [];
  api = await startTestApi({
    now: () => new Date(nowMs),
    pages: {
      [receiver]: (call) => {
        calls.push(call);
        return answer;
      },
    },
  });
  owner = await signInTestMember(api);
});
afterEach(() => api.close());

async function create(events: readonly string[] = ['order.attributed']) {
  const made = await owner.inject({
    method: 'POST',
    url: '/api/business/webhooks',
    payload: { url: receiver, events },
  });
  expect(made.statusCode).toBe(201);
  const { webhook, secret } = made.json<{ webhook: { id: string }; secret: string }>();
  return { id: webhook.id, secret, path: `/api/business/webhooks/${webhook.id}` };
}

async function happen(key = 'o1', event: 'order.attributed' | 'feed.failed' = 'order.attributed') {
  const { businessId } = owner;
  await api.services.storage.atomically((stores) =>
    queueWebhookEvent(api.services, stores, { businessId, event, key, data: { orderId: key } }),
  );
}

async function work() {
  await api.services.jobQueue.enqueue(deliverWebhooks, {});
  await api.runJobs([handleDeliverWebhooks(api.services)]);
}

async function read<Body>(url: string): Promise<Body> {
  const response = await owner.inject({ method: 'GET', url });
  expect(response.statusCode).toBe(200);
  return response.json<Body>();
}

interface Listed {
  readonly items: readonly {
    readonly id: string;
    readonly state: string;
    readonly attemptCount: number;
    readonly nextAttemptAt: string | null;
    readonly event: string;
    readonly disabledReason: string | null;
    readonly lastAttempt: { readonly status: number | null; readonly outcome: string } | null;
  }[];
}

function verified(call: ScriptedCall | undefined, secret: string): unknown {
  jest.useFakeTimers({ now: nowMs, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'] });
  try {
    return new Webhook(secret).verify(call?.body ?? '', { ...call?.headers });
  } finally {
    jest.useRealTimers();
  }
}

describe('webhooks to merchants’ own systems', () => {
  it('sends an event once, signed as in Standard Webhooks', async () => {
    const { secret } = await create();

    await happen();
    await happen();
    await work();

    expect(calls).toHaveLength(1);
    expect(verified(calls[0], secret)).toEqual({
      type: 'order.attributed',
      timestamp: '2026-11-21T10:00:00.000Z',
      data: { orderId: 'o1' },
    });
  });

  it('sends only the events that an address subscribes to', async () => {
    await create(['feed.failed']);

    await happen('o1', 'order.attributed');
    await happen('r1', 'feed.failed');
    await work();

    expect(calls.map(({ body }) => JSON.parse(body ?? '{}').type)).toEqual(['feed.failed']);
  });

  it('shows the secret once, when it is created', async () => {
    const { secret, path } = await create();

    const listed = await owner.inject({ method: 'GET', url: '/api/business/webhooks' });
    const changed = await owner.inject({ method: 'PUT', url: path, payload: { isEnabled: true } });

    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(listed.body + changed.body).not.toContain('whsec_');
    const [row] = await api.services.storage.webhooks.listEndpoints(owner.businessId);
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  });

  it('also signs with the previous secret for a day after a rotation', async () => {
    const { secret: old, path } = await create();
    const rotated = await owner.inject({ method: 'POST', url: `${path}/rotate-secret` });
    const { secret } = rotated.json<{ secret: string }>();

    await happen('o1');
    await work();
    const both = [verified(calls[0], old), verified(calls[0], secret)];
    nowMs += 25 * hourMs;
    await happen('o2');
    await work();

    expect(both).toHaveLength(2);
    expect(() => verified(calls[1], old)).toThrow('No matching signature found');
    expect(verified(calls[1], secret)).toMatchObject({ data: { orderId: 'o2' } });
  });

  it('retries after increasing waits, and lists every attempt', async () => {
    const { path } = await create();
    answer = { status: 500, body: 'broken' };
    await happen();

    await work();
    const [waiting] = (await read<Listed>(`${path}/deliveries`)).items;
    await work();
    nowMs += 6_000;
    answer = { status: 204 };
    await work();

    expect(waiting).toMatchObject({ state: 'waiting', nextAttemptAt: '2026-11-21T10:00:05.000Z' });
    const [delivery] = (await read<Listed>(`${path}/deliveries?state=delivered`)).items;
    const { attempts, payload } = await read<{ attempts: unknown[]; payload: string }>(
      `${path}/deliveries/${delivery?.id ?? ''}`,
    );
    expect(attempts).toMatchObject([
      { outcome: 'refused', status: 500 },
      { outcome: 'delivered', status: 204 },
    ]);
    expect(JSON.parse(payload)).toMatchObject({ type: 'order.attributed' });
    expect(calls[0]?.headers['webhook-id']).toBe(calls[1]?.headers['webhook-id']);
  });

  it('disables an address that failed for a day, and mails the owner', async () => {
    const { path } = await create();
    answer = { breaks: 'connection' };
    await happen();

    for (let hour = 0; hour < 30 * 60; hour += 10) {
      await work();
      nowMs += 10 * 60_000;
    }
    await happen('o2');
    await work();

    const mails = await api.readMailbox();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, 'Webhooks to hooks.klangwerk.example were disabled'],
    ]);
    expect(mails[0]?.text).toContain('We couldn’t deliver events to hooks.klangwerk.example for a day');
    expect(mails[0]?.text).not.toContain('410');
    // The owner's session has expired by then.
    owner = await signInTestMember(api, { businessId: owner.businessId });
    const [webhook] = (await read<Listed>('/api/business/webhooks')).items;
    expect(webhook).toMatchObject({ state: 'disabled', disabledReason: 'failures' });
    const { items } = await read<Listed>(`${path}/deliveries`);
    expect(items).toMatchObject([
      { state: 'failed', attemptCount: 9, lastAttempt: { outcome: 'unreachable', status: null } },
    ]);
  });

  it('disables an address at once that returns 410, and mails that reason', async () => {
    await create();
    answer = { status: 410 };

    await happen();
    await work();

    const [webhook] = (await read<Listed>('/api/business/webhooks')).items;
    expect(webhook).toMatchObject({ state: 'disabled', disabledReason: 'gone' });
    await work();
    const [mail] = await api.readMailbox();
    expect(mail?.text).toContain('responded that the endpoint no longer exists (HTTP 410)');
    expect(mail?.text).not.toContain('for a day');
  });

  it('sends a test, and a failed delivery again, to a disabled address', async () => {
    const { path } = await create();
    answer = { status: 410 };
    await happen();
    await work();
    const [failed] = (await read<Listed>(`${path}/deliveries`)).items;
    answer = { status: 200 };

    const tested = await owner.inject({ method: 'POST', url: `${path}/test` });
    const again = await owner.inject({
      method: 'POST',
      url: `${path}/deliveries/${failed?.id ?? ''}/redeliver`,
    });
    await work();

    expect([tested.statusCode, again.statusCode]).toEqual([202, 202]);
    const { items } = await read<Listed>(`${path}/deliveries`);
    expect(items.map(({ event, state }) => [event, state])).toEqual([
      ['webhook.test', 'delivered'],
      ['order.attributed', 'delivered'],
    ]);
  });

  it('does not count a redirect as a delivery', async () => {
    await api.close();
    api = await startTestApi({
      pages: {
        [receiver]: { status: 302, headers: { location: 'https://elsewhere.example/' } },
        'https://elsewhere.example/': 'a page',
      },
    });
    owner = await signInTestMember(api);
    const { path } = await create();

    await happen();
    await work();

    const [delivery] = (await read<Listed>(`${path}/deliveries`)).items;
    expect(delivery).toMatchObject({ state: 'waiting', lastAttempt: { outcome: 'refused' } });
  });

  it('cancels waiting deliveries when it is paused, and queues no more', async () => {
    const { path } = await create();
    await happen('o1');

    await owner.inject({ method: 'PUT', url: path, payload: { isEnabled: false } });
    await happen('o2');
    await work();

    expect(calls).toHaveLength(0);
    expect((await read<Listed>(`${path}/deliveries`)).items).toMatchObject([{ state: 'failed' }]);
  });

  it.each(['http://hooks.klangwerk.example/', 'ftp://x.example/', 'https://me:pw@x.example/', 'not a link'])(
    'refuses the address %s',
    async (url) => {
      const made = await owner.inject({
        method: 'POST',
        url: '/api/business/webhooks',
        payload: { url, events: ['feed.failed'] },
      });

      expect(made.json()).toMatchObject({ code: 'webhook.bad-link' });
    },
  );

  it('allows ten addresses and no more', async () => {
    for (let count = 0; count < 10; count += 1) await create();

    const made = await owner.inject({
      method: 'POST',
      url: '/api/business/webhooks',
      payload: { url: receiver, events: ['feed.failed'] },
    });

    expect(made.json()).toMatchObject({ code: 'webhook.too-many' });
  });

  it('shows another business nothing of them', async () => {
    const { path } = await create();
    const other = await signInTestMember(api, { name: 'Other' });

    const answers = await Promise.all([
      other.inject({ method: 'GET', url: `${path}/deliveries` }),
      other.inject({ method: 'PUT', url: path, payload: { isEnabled: false } }),
      other.inject({ method: 'POST', url: `${path}/test` }),
      other.inject({ method: 'DELETE', url: path }),
    ]);
    const listed = await other.inject({ method: 'GET', url: '/api/business/webhooks' });

    expect(answers.map((one) => one.json<{ code: string }>().code)).toEqual(
      answers.map(() => 'webhook.not-found'),
    );
    expect(listed.json()).toMatchObject({ items: [] });
  });

  it('deletes deliveries after thirty days', async () => {
    const { path } = await create();
    await happen();
    await work();
    nowMs += 31 * 24 * hourMs;

    await api.services.jobQueue.enqueue(forgetWebhookDeliveries, {});
    await api.runJobs([handleForgetWebhookDeliveries(api.services)]);

    // The test's session has expired by then, so this reads the store.
    const [endpoint] = await api.services.storage.webhooks.listEndpoints(owner.businessId);
    expect(path).toContain(endpoint?.id ?? 'gone');
    const left = await api.services.storage.webhooks.listDeliveries({
      endpointId: endpoint?.id ?? '',
      state: null,
      event: null,
      after: null,
      limit: 10,
    });
    expect(left).toEqual([]);
  });
});
