import type { webhookEvents } from '@pricehunt/api-contract';
import type { JsonValue, Stores, WebhookDeliveryRow } from '@pricehunt/storage';
import type { Services } from './services';

/** Something that happened to a business, as its own systems are told of it. */
export interface WebhookEvent {
  readonly businessId: string;
  readonly event: (typeof webhookEvents)[number];
  /** Names what happened: the same key is told once to each address. */
  readonly key: string;
  /** What the body says under `data`. */
  readonly data: Readonly<Record<string, JsonValue>>;
}

/**
 * Puts an event out to every address of the business that is enabled and wants it. Call it within the transaction of what
 * happened: then it is told exactly when that is kept. A worker sends it within seconds.
 */
export async function putOutWebhookEvent(
  services: Pick<Services, 'now' | 'newId'>,
  stores: Pick<Stores, 'webhooks'>,
  { businessId, event, key, data }: WebhookEvent,
): Promise<void> {
  const endpoints = await stores.webhooks.listEndpoints(businessId);
  const wanted = endpoints.filter(
    ({ events, isPaused, disabledAt }) => !isPaused && disabledAt === null && events.includes(event),
  );
  const at = services.now().toISOString();
  const deliveries = wanted.map(({ id: endpointId }): WebhookDeliveryRow => {
    return {
      id: services.newId(),
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

/** The body of a delivery, as Standard Webhooks has it. */
export function webhookPayload(
  type: string,
  timestamp: string,
  data: Readonly<Record<string, JsonValue>>,
): string {
  return JSON.stringify({ type, timestamp, data });
}
