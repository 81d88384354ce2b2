import type { FoundOffer, OfferRequest, OfferSource } from '../offer-source';

export interface StubOfferSource {
  readonly id?: string;
  readonly name?: string;
  /** Empty by default. */
  readonly offers?: readonly FoundOffer[];
  /** Thrown instead. */
  readonly failure?: Error;
  /** Delays the result. */
  readonly after?: Promise<unknown>;
  readonly appliesTo?: (request: OfferRequest) => boolean;
  readonly retention?: Partial<OfferSource['retention']>;
}

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
