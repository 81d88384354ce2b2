import type { Webhook, WebhookAttempt, WebhookDelivery } from '@pricehunt/api-contract/webhooks-out';
import { webhookEvents, webhookTestEvent } from '@pricehunt/api-contract/webhooks-out';
import type { LoggedDelivery, WebhookAttemptRow, WebhookEndpointRow } from '@pricehunt/storage';

export function webhookView(row: WebhookEndpointRow, now: Date): Webhook {
  const { id, url, disabledAt, disabledReason, createdAt, lastDeliveredAt, consecutiveFailures } = row;
  const until = row.previousSecretUntil;
  return {
    id,
    url,
    disabledAt,
    disabledReason,
    createdAt,
    lastDeliveredAt,
    consecutiveFailures,
    events: webhookEvents.filter((event) => row.events.includes(event)),
    state: disabledAt !== null ? 'disabled' : row.isPaused ? 'paused' : 'enabled',
    previousSecretUntil: until !== null && until > now.toISOString() ? until : null,
  };
}

export function deliveryView({ delivery, lastAttempt }: LoggedDelivery): WebhookDelivery {
  const { id, state, createdAt, attemptCount, nextAt } = delivery;
  return {
    id,
    state,
    createdAt,
    attemptCount,
    event: webhookEvents.find((event) => event === delivery.event) ?? webhookTestEvent,
    lastAttempt: lastAttempt === null ? null : attemptView(lastAttempt),
    nextAttemptAt: state === 'waiting' ? nextAt : null,
  };
}

export function attemptView(row: WebhookAttemptRow): WebhookAttempt {
  const { at, outcome, status, durationMs, excerpt } = row;
  return { at, outcome, status, durationMs, excerpt };
}
