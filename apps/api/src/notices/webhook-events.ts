import type { webhookEvents } from '@pricehunt/api-contract';
import type { JsonValue, Stores, WebhookDeliveryRow } from '@pricehunt/storage';
import type { Needs } from '../services';

export interface WebhookEvent {
  readonly businessId: string;
  readonly event: (typeof webhookEvents)[number];
  /** Each address receives the same key once. */
  readonly key: string;
  readonly data: Readonly<Record<string, JsonValue>>;
}

/** Call it within the transaction of the event, so that both are committed together. */
export async function queueWebhookEvent(
  { now, newId }: Needs<'now' | 'newId'>,
  stores: Pick<Stores, 'webhooks'>,
  { businessId, event, key, data }: WebhookEvent,
): Promise<void> {
  const endpoints = await stores.webhooks.listEndpoints(businessId);
  const wanted = endpoints.filter(
    ({ events, isPaused, disabledAt }) => !isPaused && disabledAt === null && events.includes(event),
  );
  const at = now().toISOString();
  const deliveries = wanted.map(({ id: endpointId }): WebhookDeliveryRow => {
    return {
      id: newId(),
      endpointId,
      eventKey: `${event} ${key}`,
      event,
      payload: webhookPayload(event, at, data),
      createdAt: at,
      ...{ state: 'waiting', isForced: false, attemptCount: 0, nextAt: at },
    };
  });
  await stores.webhooks.queueDeliveries(deliveries);
}

export function webhookPayload(
  type: string,
  timestamp: string,
  data: Readonly<Record<string, JsonValue>>,
): string {
  return JSON.stringify({ type, timestamp, data });
}
