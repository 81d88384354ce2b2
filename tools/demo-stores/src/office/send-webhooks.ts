import { createHmac, randomUUID } from 'node:crypto';
import { permanentDomainOf } from '../shops/shopify-documents';
import type { Store } from '../shops/store';
import type { Office, Subscription } from './office';

export const adminApiVersion = '2025-10';

/** The delay before each retry, in milliseconds; after the last the subscription is removed. */
const retriesMs = [1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 5_400_000, 5_400_000];
const answerMs = 5_000;

/** Sends an event to every subscriber of its topic, as Shopify does: at least once, the first attempt immediately. */
export function sendWebhooks(store: Store, office: Office, topic: string, document: object): void {
  const body = JSON.stringify(document);
  const eventId = randomUUID();
  const triggeredAt = office.now().toISOString();
  for (const subscription of office.records().subscriptions) {
    if (subscription.topic !== topic) continue;
    const secret = subscription.signedBy === 'own' ? office.apiSecret : office.app?.secret;
    if (secret === undefined) continue;
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Shopify-Captain-Hook',
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'x-shopify-shop-domain': permanentDomainOf(store.profile),
      'x-shopify-api-version': adminApiVersion,
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-event-id': eventId,
      'x-shopify-triggered-at': triggeredAt,
    };
    void deliver(office, subscription, headers, body, 1);
  }
}

async function deliver(
  office: Office,
  subscription: Subscription,
  headers: Readonly<Record<string, string>>,
  body: string,
  attempt: number,
): Promise<void> {
  const { uri, topic } = subscription;
  const status = await fetch(uri, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMs),
  }).then(
    (response) => response.status,
    () => null,
  );
  const message = { at: office.now().toISOString(), topic, uri, attempt, status };
  office.change({ messages: [...office.records().messages, message] });
  if (status !== null && status >= 200 && status < 300) return;
  const waitMs = retriesMs[attempt - 1];
  if (waitMs === undefined) {
    const rest = office.records().subscriptions.filter(({ id }) => id !== subscription.id);
    office.change({ subscriptions: rest });
    return;
  }
  setTimeout(() => void deliver(office, subscription, headers, body, attempt + 1), waitMs).unref();
}
