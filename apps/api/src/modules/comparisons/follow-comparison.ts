import type { ComparisonRecord, Storage } from '@pricehunt/storage';
import { createBell } from '../../bell';
import { comparisonTopic, readEvent } from './comparison-log';

/** How often a quiet stream says that it is still there, and reads again in case a wake-up was lost, in milliseconds. */
const heartbeatMs = 10_000;

/**
 * A comparison's events as the text of a server-sent event stream: those after the given number, then each as it is
 * told, until it settles or the signal aborts.
 */
export async function* followComparison(
  storage: Storage,
  record: ComparisonRecord,
  afterSequence: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let sequence = afterSequence;
  const bell = createBell();
  const unsubscribe = await storage.notifications.subscribe(comparisonTopic(record.requestId), bell.ring);
  signal.addEventListener('abort', bell.ring, { once: true });
  try {
    yield 'retry: 1000\n\n';
    while (!signal.aborted) {
      for (const stored of await storage.comparisons.listEventsAfter(record.requestId, sequence)) {
        sequence = stored.sequence;
        const read = readEvent(stored);
        if (read === null) continue;
        yield `id: ${read.sequence}\nevent: ${read.event.kind}\ndata: ${JSON.stringify(read.event)}\n\n`;
        if (read.event.kind === 'settled') return;
      }
      if ((await bell.heard(heartbeatMs)) === 'quiet') yield ': still here\n\n';
    }
  } finally {
    await unsubscribe();
  }
}
