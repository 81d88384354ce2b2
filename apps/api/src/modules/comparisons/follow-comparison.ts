import type { ComparisonRecord } from '@pricehunt/storage';
import { createBell } from '../../answers/bell';
import type { PlaceOfRequest } from '../../access/country-of-request';
import type { Needs } from '../../services';
import { comparisonTopic, readerOf, readEvent } from './comparison-log';

/** Milliseconds between keep-alive comments; each also rereads in case a wake-up was lost. */
const heartbeatMs = 10_000;

/** The events after the given number, priced for their reader, then new ones until the comparison settles or the signal aborts. */
export async function* followComparison(
  services: Needs<'storage' | 'offerSources' | 'blockedShops' | 'outboundSigner' | 'now'>,
  record: ComparisonRecord,
  { place, afterSequence }: { readonly place: PlaceOfRequest; readonly afterSequence: number },
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { storage } = services;
  const reader = await readerOf(services, record, place);
  let sequence = afterSequence;
  const bell = createBell();
  const unsubscribe = await storage.notifications.subscribe(comparisonTopic(record.requestId), bell.ring);
  signal.addEventListener('abort', bell.ring, { once: true });
  try {
    yield 'retry: 1000\n\n';
    while (!signal.aborted) {
      for (const stored of await storage.comparisons.listEventsAfter(record.requestId, sequence)) {
        sequence = stored.sequence;
        const event = await readEvent(services, stored.data, reader);
        if (event === null) continue;
        yield `id: ${sequence}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
        if (event.kind === 'settled') return;
      }
      if ((await bell.heard(heartbeatMs)) === 'quiet') yield ': still here\n\n';
    }
  } finally {
    await unsubscribe();
  }
}
