import type { WebhookAttemptRow, WebhookDeliveryRow, WebhookEndpointRow, Stores } from '@pricehunt/storage';
import { Webhook } from 'standardwebhooks';
import { mailNotice } from '../../notices/business-notices';
import type { Needs } from '../../services';
import { secretPurpose } from './webhook-secret';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
/** Delays after each failed attempt, a day in all; the last failure is final. */
const delaysMs = [
  ...[5 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs],
  ...[2 * hourMs, 5 * hourMs, 8 * hourMs, 8.5 * hourMs],
];
/** More than a receiver may take; a dead worker's delivery waits as long. */
const leaseMs = 45 * secondMs;
const claimedAtOnce = 10;
const answerMs = 10 * secondMs;
const excerptLengthMax = 500;

type Claimed = {
  readonly delivery: WebhookDeliveryRow;
  readonly endpoint: WebhookEndpointRow;
};

export async function deliverWebhooks(
  services: Needs<'storage' | 'safeFetch' | 'jobQueue' | 'secretBox' | 'origins' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const now = services.now();
    const claimed = await services.storage.webhooks.claimDeliveries({
      at: now.toISOString(),
      leaseUntil: new Date(now.getTime() + leaseMs).toISOString(),
      limit: claimedAtOnce,
    });
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((one) => deliver(services, one)));
  }
}

async function deliver(
  services: Needs<'storage' | 'safeFetch' | 'jobQueue' | 'secretBox' | 'origins' | 'now'>,
  { delivery, endpoint }: Claimed,
): Promise<void> {
  const at = services.now();
  const answer = await send(services, delivery, endpoint, at);
  const attempt: WebhookAttemptRow = {
    deliveryId: delivery.id,
    number: delivery.attemptCount,
    at: at.toISOString(),
    outcome: answer.outcome,
    status: answer.status,
    excerpt: answer.excerpt,
    durationMs: Math.max(0, services.now().getTime() - at.getTime()),
  };
  if (answer.outcome === 'delivered') return noteDelivered(services, delivery, attempt);
  return noteFailed(services, { delivery, endpoint }, attempt, answer.retryAfterMs);
}

interface Answer extends Pick<WebhookAttemptRow, 'outcome' | 'status' | 'excerpt'> {
  readonly retryAfterMs: number | null;
}

/** Only the operator learns why there was no response: otherwise this would be a port scanner. */
async function send(
  services: Needs<'safeFetch' | 'secretBox'>,
  delivery: WebhookDeliveryRow,
  endpoint: WebhookEndpointRow,
  at: Date,
): Promise<Answer> {
  const outcome = await services.safeFetch.fetch(endpoint.url, {
    accept: 'any',
    method: 'POST',
    body: delivery.payload,
    headers: {
      'content-type': 'application/json',
      'webhook-id': delivery.id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signaturesOf(services, endpoint, delivery, at),
    },
    totalMs: answerMs,
    bodyBytesMax: 64 * 1024,
    respectRobots: false,
  });
  const nothing = { excerpt: null, retryAfterMs: null };
  switch (outcome.kind) {
    case 'ok':
      // A redirect leads away from the given address, so the response is not the receiver's.
      if (outcome.finalLink !== endpoint.url) return { outcome: 'refused', status: null, ...nothing };
      return {
        outcome: 'delivered',
        status: outcome.status,
        excerpt: outcome.text().slice(0, excerptLengthMax),
        retryAfterMs: null,
      };
    case 'blocked': {
      const { status, retryAfterMs } = outcome;
      return { outcome: status === null ? 'unreachable' : 'refused', status, excerpt: null, retryAfterMs };
    }
    case 'gone':
      return { outcome: 'refused', status: outcome.status, ...nothing };
    case 'error': {
      const { status } = outcome;
      return { outcome: status === null ? 'unreachable' : 'refused', status, ...nothing };
    }
    case 'refused':
      return { outcome: 'unreachable', status: null, ...nothing };
  }
}

function signaturesOf(
  { secretBox }: Needs<'secretBox'>,
  endpoint: WebhookEndpointRow,
  { id, payload }: WebhookDeliveryRow,
  at: Date,
): string {
  const { secret, previousSecret, previousSecretUntil } = endpoint;
  const isOverlapping = previousSecretUntil !== null && previousSecretUntil > at.toISOString();
  const sealed = [secret, ...(isOverlapping && previousSecret !== null ? [previousSecret] : [])];
  return sealed
    .map((one) => new Webhook(secretBox.open(one, secretPurpose(endpoint.id))))
    .map((webhook) => webhook.sign(id, at, payload))
    .join(' ');
}

async function noteDelivered(
  { storage }: Needs<'storage'>,
  { id, endpointId, nextAt }: WebhookDeliveryRow,
  attempt: WebhookAttemptRow,
): Promise<void> {
  await storage.atomically(async (stores) => {
    await stores.webhooks.settleDelivery({ id, state: 'delivered', nextAt }, attempt);
    const changes = { lastDeliveredAt: attempt.at, consecutiveFailures: 0 };
    await stores.webhooks.changeEndpoint(endpointId, changes);
  });
}

/** Schedules a retry or gives up; disables an address that has failed for the whole day or is gone. */
async function noteFailed(
  services: Needs<'storage' | 'jobQueue' | 'origins' | 'now'>,
  { delivery, endpoint }: Claimed,
  attempt: WebhookAttemptRow,
  retryAfterMs: number | null,
): Promise<void> {
  const { id, isForced, attemptCount, createdAt } = delivery;
  const nowMs = services.now().getTime();
  const delayMs = isForced ? undefined : delaysMs[attemptCount - 1];
  const isGone = attempt.status === 410;
  const state = delayMs === undefined || isGone ? 'failed' : 'waiting';
  const nextAt = new Date(nowMs + Math.max(delayMs ?? 0, Math.min(retryAfterMs ?? 0, hourMs)));
  const isEnabled = endpoint.disabledAt === null && !endpoint.isPaused;
  await services.storage.atomically(async (stores) => {
    await stores.webhooks.settleDelivery({ id, state, nextAt: nextAt.toISOString() }, attempt);
    const current = await stores.webhooks.findEndpoint(endpoint.id);
    if (current === null) return;
    const consecutiveFailures = current.consecutiveFailures + 1;
    const tookNothing = current.lastDeliveredAt === null || current.lastDeliveredAt < createdAt;
    const isWornOut = state === 'failed' && !isForced && tookNothing;
    const reason = !isEnabled ? null : isGone ? 'gone' : isWornOut ? 'failures' : null;
    await stores.webhooks.changeEndpoint(endpoint.id, {
      consecutiveFailures,
      ...(reason === null ? {} : { disabledAt: attempt.at, disabledReason: reason }),
    });
    if (reason === null) return;
    await stores.webhooks.giveUpDeliveries(endpoint.id);
    await mailDisabled(services, stores, endpoint, { at: attempt.at, reason });
  });
}

function mailDisabled(
  services: Needs<'jobQueue' | 'origins'>,
  stores: Stores,
  endpoint: WebhookEndpointRow,
  { at, reason }: { readonly at: string; readonly reason: 'gone' | 'failures' },
): Promise<void> {
  const { host } = new URL(endpoint.url);
  return mailNotice(services, stores, {
    businessId: endpoint.businessId,
    notice: 'webhook-disabled',
    key: `${endpoint.id} ${at}`,
    path: '/business/dashboard/settings',
    words: {
      en: {
        subject: `Webhooks to ${host} were disabled`,
        paragraphs: [
          reason === 'gone'
            ? `${host} responded that the endpoint no longer exists (HTTP 410), so we disabled the webhook.`
            : `We couldn’t deliver events to ${host} for a day, so we disabled the webhook.`,
          'Fix the endpoint, turn the webhook on again and resend the failed deliveries.',
        ],
        label: 'View deliveries',
      },
      de: {
        subject: `Webhooks an ${host} wurden deaktiviert`,
        paragraphs: [
          reason === 'gone'
            ? `${host} hat gemeldet, dass es den Endpunkt nicht mehr gibt (HTTP 410). Wir haben den Webhook deshalb deaktiviert.`
            : `Wir konnten einen Tag lang keine Ereignisse an ${host} zustellen und haben den Webhook deshalb deaktiviert.`,
          'Beheben Sie den Fehler im Zielsystem, schalten Sie den Webhook wieder ein und senden Sie die fehlgeschlagenen Zustellungen erneut.',
        ],
        label: 'Zustellungen ansehen',
      },
    },
  });
}
