import { applyComparisonEvent, comparisonEventSchema, emptyComparison } from '@pricehunt/api-contract';
import type { Comparison, ComparisonEvent } from '@pricehunt/api-contract';
import type { ComparisonRecord, Storage, ComparisonEvent as StoredEvent } from '@pricehunt/storage';

/** The topic on which a comparison's followers are told that there is more to read. */
export function comparisonTopic(requestId: string): string {
  return `comparison:${requestId}`;
}

/** Writes an event to a comparison's log and wakes whoever follows it, in any process. */
export async function tell(storage: Storage, requestId: string, event: ComparisonEvent): Promise<void> {
  await storage.comparisons.appendEvents(requestId, [{ kind: event.kind, data: event }]);
  await storage.notifications.publish(comparisonTopic(requestId), event.kind);
}

/** A stored event as the contract types it. An event that an older version wrote differently is passed over. */
export function readEvent(
  stored: StoredEvent,
): { readonly sequence: number; readonly event: ComparisonEvent } | null {
  const parsed = comparisonEventSchema.safeParse(stored.data);
  return parsed.success ? { sequence: stored.sequence, event: parsed.data } : null;
}

/** The comparison as its log adds up to. */
export async function readComparison(storage: Storage, record: ComparisonRecord): Promise<Comparison> {
  const events = await storage.comparisons.listEventsAfter(record.requestId, 0);
  const start = emptyComparison({
    requestId: record.requestId,
    startedAt: record.createdAt,
    link: record.link,
    query: record.query,
  });
  return events.reduce((comparison, stored) => {
    const read = readEvent(stored);
    return read === null ? comparison : applyComparisonEvent(comparison, read.sequence, read.event);
  }, start);
}
