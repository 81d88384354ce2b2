import type { Authorized, BusinessActor } from '@pricehunt/access-policy';
import {
  webhookSecretOverlapHours,
  webhookTestEvent,
  webhooksMax,
} from '@pricehunt/api-contract/webhooks-out';
import { readWebUrl } from '@pricehunt/product-links';
import type { WebhookDeliveryRow, WebhookEndpointChanges, WebhookEndpointRow } from '@pricehunt/storage';
import { randomBytes } from 'node:crypto';
import { noteAct } from '../../merchant-domains/own-business';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { webhookPayload } from '../../notices/webhook-events';
import { deliverWebhooks } from './deliver-webhooks.job';
import { secretPurpose } from './webhook-secret';

/** The secret is stored encrypted. Throws webhook.bad-link and webhook.too-many. */
export async function makeWebhook(
  services: Needs<'storage' | 'secretBox' | 'now' | 'newId'>,
  actor: BusinessActor,
  { businessId }: Authorized<{ readonly businessId: string }>,
  given: { readonly url: string; readonly events: readonly string[] },
): Promise<{ readonly endpoint: WebhookEndpointRow; readonly secret: string }> {
  const id = services.newId();
  const now = services.now();
  const secret = newSecret();
  const endpoint: WebhookEndpointRow = {
    id,
    businessId,
    url: checkedUrl(given.url),
    events: [...new Set(given.events)],
    secret: services.secretBox.seal(secret, secretPurpose(id)),
    previousSecret: null,
    previousSecretUntil: null,
    isPaused: false,
    disabledAt: null,
    disabledReason: null,
    createdAt: now.toISOString(),
    lastDeliveredAt: null,
    consecutiveFailures: 0,
  };
  await services.storage.atomically(async (stores) => {
    const count = (await stores.webhooks.listEndpoints(businessId)).length;
    if (count >= webhooksMax) throw new Refusal('webhook.too-many');
    await stores.webhooks.createEndpoint(endpoint);
    await noteAct(stores, actor, { at: now, action: 'webhook.created', ...named(endpoint) });
  });
  return { endpoint, secret };
}

/** Enabling resets the failures; pausing cancels waiting deliveries. */
export async function changeWebhookOf(
  { storage, now }: Needs<'storage' | 'now'>,
  actor: BusinessActor,
  endpoint: Authorized<WebhookEndpointRow>,
  wish: {
    readonly url?: string | undefined;
    readonly events?: readonly string[] | undefined;
    readonly isEnabled?: boolean | undefined;
  },
): Promise<WebhookEndpointRow> {
  const { url, events, isEnabled } = wish;
  const changes: WebhookEndpointChanges = {
    ...(url === undefined ? {} : { url: checkedUrl(url) }),
    ...(events === undefined ? {} : { events: [...new Set(events)] }),
    ...(isEnabled === true
      ? { isPaused: false, disabledAt: null, disabledReason: null, consecutiveFailures: 0 }
      : {}),
    ...(isEnabled === false ? { isPaused: true } : {}),
  };
  const at = now();
  await storage.atomically(async (stores) => {
    if (Object.keys(changes).length > 0) await stores.webhooks.changeEndpoint(endpoint.id, changes);
    if (isEnabled === false) await stores.webhooks.giveUpDeliveries(endpoint.id);
    await noteAct(stores, actor, { at, action: 'webhook.changed', ...named({ ...endpoint, ...changes }) });
  });
  return { ...endpoint, ...changes };
}

export async function deleteWebhookOf(
  { storage, now }: Needs<'storage' | 'now'>,
  actor: BusinessActor,
  endpoint: Authorized<WebhookEndpointRow>,
): Promise<void> {
  const at = now();
  await storage.atomically(async (stores) => {
    await stores.webhooks.deleteEndpoint(endpoint.id);
    await noteAct(stores, actor, { at, action: 'webhook.deleted', ...named(endpoint) });
  });
}

/** By its host, because the path of a webhook can be a secret. */
function named({ id, url }: Pick<WebhookEndpointRow, 'id' | 'url'>) {
  return { subject: { kind: 'webhook', id }, details: { domain: new URL(url).host } };
}

/** The previous secret also signs for a day. */
export async function rotateSecret(
  { storage, secretBox, now }: Needs<'storage' | 'secretBox' | 'now'>,
  actor: BusinessActor,
  endpoint: Authorized<WebhookEndpointRow>,
): Promise<{ readonly endpoint: WebhookEndpointRow; readonly secret: string }> {
  const { id } = endpoint;
  const at = now();
  const secret = newSecret();
  const changes: WebhookEndpointChanges = {
    secret: secretBox.seal(secret, secretPurpose(id)),
    previousSecret: endpoint.secret,
    previousSecretUntil: new Date(at.getTime() + webhookSecretOverlapHours * 60 * 60_000).toISOString(),
  };
  await storage.atomically(async (stores) => {
    await stores.webhooks.changeEndpoint(id, changes);
    const subject = { kind: 'webhook', id };
    await noteAct(stores, actor, { at, action: 'webhook.secret-rotated', subject });
  });
  return { endpoint: { ...endpoint, ...changes }, secret };
}

export async function sendTestEvent(
  { storage, jobQueue, now, newId }: Needs<'storage' | 'jobQueue' | 'now' | 'newId'>,
  { id: endpointId }: Authorized<WebhookEndpointRow>,
): Promise<WebhookDeliveryRow> {
  const id = newId();
  const at = now().toISOString();
  const data = { text: 'This is a test event.' };
  const delivery: WebhookDeliveryRow = {
    id,
    endpointId,
    eventKey: `test ${id}`,
    event: webhookTestEvent,
    payload: webhookPayload(webhookTestEvent, at, data),
    createdAt: at,
    state: 'waiting',
    isForced: true,
    attemptCount: 0,
    nextAt: at,
  };
  await storage.atomically(async (stores) => {
    await stores.webhooks.queueDeliveries([delivery]);
    await jobQueue.enqueueWithin(stores, deliverWebhooks, {});
  });
  return delivery;
}

export async function sendAgain(
  { storage, jobQueue, now }: Needs<'storage' | 'jobQueue' | 'now'>,
  deliveryId: string,
): Promise<void> {
  await storage.atomically(async (stores) => {
    await stores.webhooks.reopenDelivery(deliveryId, now().toISOString());
    await jobQueue.enqueueWithin(stores, deliverWebhooks, {});
  });
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** Requires https, except for systems on the operator's own machine that the allow-list permits. */
function checkedUrl(typed: string): string {
  const read = readWebUrl(typed.trim());
  if (read === null) throw new Refusal('webhook.bad-link');
  const { protocol, hostname, username, password, href } = new URL(read.href);
  const isLoopback = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  if (username !== '' || password !== '' || (protocol !== 'https:' && !isLoopback)) {
    throw new Refusal('webhook.bad-link');
  }
  return href;
}
