import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { jsonRecords } from '../json-records';
import { replyTo } from '../shops/visiting';
import type { Counter } from '../shops/web';
import { receiverRecordsSchema, webhookReceiver } from './webhook-receiver';

const secret = `whsec_${Buffer.from('the secret of a webhook, 32 long').toString('base64')}`;
const origin = 'http://receiver.test';
const now = () => new Date();
const event = JSON.stringify({ type: 'order.attributed', data: { note: '<b>5 & 6</b>' } });

let receiver: Counter;
beforeEach(() => {
  receiver = webhookReceiver(origin, now);
});

const give = (given: string) =>
  replyTo(receiver, '/secrets', { method: 'POST', body: new URLSearchParams({ secret: given }).toString() });
const send = (body: string, { signedWith = secret, sent = body } = {}) =>
  replyTo(receiver, '/webhooks', {
    method: 'POST',
    body: sent,
    headers: {
      'webhook-id': 'delivery-1',
      'webhook-timestamp': String(Math.floor(now().getTime() / 1000)),
      'webhook-signature': new Webhook(signedWith).sign('delivery-1', now(), body),
    },
  });
const page = async () => String((await replyTo(receiver, '/')).body);

it('shows type, time and body of what arrived, verified with the secret that it was given', async () => {
  await give(secret);

  const { status } = await send(event);

  expect(status).toBe(200);
  expect(await page()).toMatch(/order\.attributed<\/h3>\s*<p><time.*UTC<\/time> · Signature verified/);
  expect(await page()).toContain('&quot;note&quot;: &quot;&lt;b&gt;5 &amp; 6&lt;/b&gt;&quot;');
});

it.each([
  ['without a known secret', null, {}],
  ['signed with another secret', secret, { signedWith: `whsec_${'QUJD'.repeat(11)}` }],
  ['whose body was changed', secret, { sent: event.replace('5', '7') }],
])('refuses what came %s, and shows that it isn’t verified', async (_what, given, how) => {
  if (given !== null) await give(given);

  const { status } = await send(event, how);

  expect(status).toBe(401);
  expect(await page()).toContain('Not verified');
  expect(await page()).not.toContain('Signature verified');
});

it('remembers secrets and webhooks across restarts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const open = () =>
    webhookReceiver(origin, now, jsonRecords(folder, 'received-webhooks', receiverRecordsSchema));
  receiver = open();
  await give(secret);
  await send(event);

  receiver = open();
  const { status } = await send(event);
  rmSync(folder, { recursive: true });

  expect(status).toBe(200);
  expect((await page()).match(/Signature verified/g)).toHaveLength(2);
});

it('refuses a secret that is none', async () => {
  expect((await give('hunter2')).status).toBe(400);
});
