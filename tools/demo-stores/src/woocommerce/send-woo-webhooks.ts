import { createHmac, hash } from 'node:crypto';
import type { WooWebhook } from './woo-records';
import type { WooStore } from './woo-store';

const answerMs = 5_000;
/** Delays before retries. */
const retriesMs = [1_000, 5_000, 30_000, 120_000];

/** Sends an event to each webhook of its topic, signed over the raw body. */
export function sendWooWebhooks(store: WooStore, topic: string, document: object): void {
  const body = JSON.stringify(document);
  const [resource = '', event = ''] = topic.split('.');
  for (const webhook of store.records().webhooks) {
    if (webhook.topic !== topic) continue;
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'WooCommerce/10.4.2 Hookshot (WordPress/6.9)',
      'x-wc-webhook-source': `${store.origin}/`,
      'x-wc-webhook-topic': topic,
      'x-wc-webhook-resource': resource,
      'x-wc-webhook-event': event,
      'x-wc-webhook-signature': createHmac('sha256', webhook.secret).update(body).digest('base64'),
      'x-wc-webhook-id': String(webhook.id),
      'x-wc-webhook-delivery-id': hash('md5', `${webhook.id} ${Math.floor(store.now().getTime() / 1000)}`),
    };
    void deliver(store, webhook, headers, body, 1);
  }
}

/** WooCommerce tries a new webhook with its ID alone, unsigned. */
export function tryWooWebhook(store: WooStore, webhook: WooWebhook): void {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  void deliver(store, webhook, headers, `webhook_id=${webhook.id}`, retriesMs.length + 1);
}

async function deliver(
  store: WooStore,
  webhook: WooWebhook,
  headers: Readonly<Record<string, string>>,
  body: string,
  attempt: number,
): Promise<void> {
  const status = await fetch(webhook.deliveryUrl, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMs),
  }).then(
    (response) => response.status,
    () => null,
  );
  const delivery = { at: store.now().toISOString(), topic: webhook.topic, attempt, status };
  store.change({ deliveries: [...store.records().deliveries, delivery] });
  if (status !== null && status < 300) return;
  const waitMs = retriesMs[attempt - 1];
  if (waitMs === undefined) return;
  setTimeout(() => void deliver(store, webhook, headers, body, attempt + 1), waitMs).unref();
}
