import type { webhookEvents } from '@pricehunt/api-contract/webhooks-out';
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
export function queueWebhookEvent(
  services: Needs<'now' | 'newId'>,
  stores: Pick<Stores, 'webhooks'>,
  event: WebhookEvent,
): Promise<void> {
  return queueWebhookEvents(services, stores, [event]);
}

/** The same for many events, with one look-up for each business. */
export async function queueWebhookEvents(
  { now, newId }: Needs<'now' | 'newId'>,
  stores: Pick<Stores, 'webhooks'>,
  events: readonly WebhookEvent[],
): Promise<void> {
  const at = now().toISOString();
  const deliveries: WebhookDeliveryRow[] = [];
  for (const businessId of new Set(events.map((event) => event.businessId))) {
    const endpoints = (await stores.webhooks.listEndpoints(businessId)).filter(
      ({ isPaused, disabledAt }) => !isPaused && disabledAt === null,
    );
    for (const { event, key, data } of events.filter((one) => one.businessId === businessId)) {
      for (const { id: endpointId } of endpoints.filter((endpoint) => endpoint.events.includes(event))) {
        deliveries.push({
          id: newId(),
          endpointId,
          eventKey: `${event} ${key}`,
          event,
          payload: webhookPayload(event, at, data),
          createdAt: at,
          state: 'waiting',
          isForced: false,
          attemptCount: 0,
          nextAt: at,
        });
      }
    }
  }
  if (deliveries.length > 0) await stores.webhooks.queueDeliveries(deliveries);
}

export function webhookPayload(
  type: string,
  timestamp: string,
  data: Readonly<Record<string, JsonValue>>,
): string {
  return JSON.stringify({ type, timestamp, data });
}
