import type { TrackedEventPayload } from '@pricehunt/api-contract';
import { keptValues } from './kept-values';
import type { TrackingServices } from './tracking-services';

/** How many events wait for a connection at most; beyond that the oldest go. */
const queuedEventsMax = 50;

/** The key of the waiting events on the device. */
export const eventQueueKey = 'pricehunt_event_queue';

/** Events that wait for a connection, on the device. Its callers see to consent. */
export interface EventQueue {
  readonly add: (event: TrackedEventPayload) => void;
  readonly list: () => readonly TrackedEventPayload[];
  /** Takes out the oldest so many. */
  readonly drop: (count: number) => void;
  readonly clear: () => void;
}

/** Opens the queue. What is in it and cannot be read any more is dropped. */
export function createEventQueue(services: Pick<TrackingServices, 'deviceStorage'>): EventQueue {
  const kept = keptValues(services.deviceStorage);
  const list = () => eventsIn(kept.read(eventQueueKey));
  const write = (events: readonly TrackedEventPayload[]) => {
    if (events.length === 0) kept.forget(eventQueueKey);
    else kept.keep(eventQueueKey, JSON.stringify(events));
  };
  return {
    list,
    add: (event) => write([...list(), event].slice(-queuedEventsMax)),
    drop: (count) => write(list().slice(count)),
    clear: () => kept.forget(eventQueueKey),
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
