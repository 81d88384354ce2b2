import type { TrackedEventPayload } from '@pricehunt/api-contract/tracking';
import { storedValues } from './stored-values';
import type { TrackingServices } from './tracking-services';

/** The most events that wait for a connection; beyond that the oldest is dropped. */
const queuedEventsMax = 50;

export const eventQueueKey = 'pricehunt_event_queue';

/** Events that wait for a connection, stored on the device. Callers check consent. */
export interface EventQueue {
  readonly add: (event: TrackedEventPayload) => void;
  readonly list: () => readonly TrackedEventPayload[];
  readonly drop: (count: number) => void;
  readonly clear: () => void;
}

/** Drops entries that can't be read. */
export function createEventQueue(services: Pick<TrackingServices, 'deviceStorage'>): EventQueue {
  const stored = storedValues(services.deviceStorage);
  const list = () => eventsIn(stored.read(eventQueueKey));
  const write = (events: readonly TrackedEventPayload[]) => {
    if (events.length === 0) stored.remove(eventQueueKey);
    else stored.write(eventQueueKey, JSON.stringify(events));
  };
  return {
    list,
    add: (event) => write([...list(), event].slice(-queuedEventsMax)),
    drop: (count) => write(list().slice(count)),
    clear: () => stored.remove(eventQueueKey),
  };
}

function eventsIn(text: string | null): readonly TrackedEventPayload[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isEvent) : [];
  } catch {
    return [];
  }
}

function isEvent(value: unknown): value is TrackedEventPayload {
  return (
    typeof value === 'object' && value !== null && 'eventType' in value && typeof value.eventType === 'string'
  );
}
