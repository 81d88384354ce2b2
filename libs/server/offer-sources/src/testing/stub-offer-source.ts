import type { FoundOffer, OfferRequest, OfferSource } from '../offer-source';

/** What a stub source is told to do. */
export interface StubOfferSource {
  readonly id?: string;
  readonly name?: string;
  /** What it finds; nothing when left out. */
  readonly offers?: readonly FoundOffer[];
  /** Thrown in place of an answer. */
  readonly failure?: Error;
  /** The answer comes when this has resolved; at once when left out. */
  readonly after?: Promise<unknown>;
  readonly appliesTo?: (request: OfferRequest) => boolean;
  readonly retention?: Partial<OfferSource['retention']>;
}

/** A source for tests of what stands on sources. It keeps the port's promises: it ends when its signal aborts. */
export function stubOfferSource(stub: StubOfferSource = {}): OfferSource {
  return {
    id: stub.id ?? 'stub',
    name: stub.name ?? 'Stub',
    retention: {
      historyAllowed: true,
      ageMsMax: null,
      mustShowTimestamp: false,
      disclaimer: null,
      ...stub.retention,
    },
    appliesTo: stub.appliesTo ?? (() => true),
    findOffers: async (_request, signal) => {
      signal.throwIfAborted();
      const done = new AbortController();
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { signal: done.signal });
      });
      try {
        await Promise.race([stub.after, aborted]);
      } finally {
        done.abort();
      }
      if (stub.failure !== undefined) throw stub.failure;
      return stub.offers ?? [];
    },
  };
}
