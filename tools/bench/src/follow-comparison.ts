import { comparisonEventSchema } from '@pricehunt/api-contract/comparisons';
import { randomUUID } from 'node:crypto';

/** Milliseconds since the comparison was requested. */
export interface ComparisonTiming {
  readonly product: number;
  readonly firstOffers: number;
  readonly settled: number;
  readonly offerCount: number;
}

/** Starts a comparison and reads its events to the end. */
export async function followComparison(
  origin: string,
  asked: { readonly url: string } | { readonly query: string },
): Promise<ComparisonTiming> {
  const requestId = randomUUID();
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  const started = await fetch(`${origin}/api/comparisons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestId, ...asked }),
  });
  if (started.status !== 202)
    throw new Error(`${JSON.stringify(asked)}: status ${started.status}, ${await started.text()}`);
  const seen: { product?: number; firstOffers?: number } = {};
  let offerCount = 0;
  for await (const data of eventsOf(`${origin}/api/comparisons/${requestId}/events`)) {
    const event = comparisonEventSchema.parse(JSON.parse(data));
    if (event.kind === 'product' && event.identification.state !== 'pending') seen.product ??= since();
    if (event.kind === 'offers') offerCount = event.offers.ranked.length;
    if (event.kind === 'offers' && event.offers.ranked.length > 0) seen.firstOffers ??= since();
    if (event.kind === 'settled') {
      const settled = since();
      return {
        product: seen.product ?? settled,
        firstOffers: seen.firstOffers ?? settled,
        settled,
        offerCount,
      };
    }
  }
  throw new Error(`${JSON.stringify(asked)}: the stream ended before the comparison was settled.`);
}

/** Yields the data of each event as it arrives. */
async function* eventsOf(address: string): AsyncGenerator<string> {
  const { body } = await fetch(address);
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1];
      if (data !== undefined) yield data;
    }
  }
}
