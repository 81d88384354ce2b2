import type { Comparison, ComparisonEvent } from './comparisons.contract';

export function emptyComparison(start: {
  readonly requestId: string;
  readonly startedAt: string;
  readonly link: string | null;
  readonly query: string | null;
}): Comparison {
  return {
    requestId: start.requestId,
    startedAt: start.startedAt,
    settledAt: null,
    link: start.link,
    query: start.query,
    identification: { state: 'pending', reason: null, shopName: null, marketplace: null },
    product: null,
    sources: [],
    offers: { currency: null, ranked: [], unranked: [], variants: [], similar: [], best: null },
    sequence: 0,
  };
}

/** Applies one event. Used by server and browser, so both see the same. Ignores events already applied. */
export function applyComparisonEvent(
  comparison: Comparison,
  sequence: number,
  event: ComparisonEvent,
): Comparison {
  if (sequence <= comparison.sequence) return comparison;
  switch (event.kind) {
    case 'product':
      return { ...comparison, sequence, identification: event.identification, product: event.product };
    case 'source': {
      const known = comparison.sources.some((source) => source.id === event.source.id);
      const sources = known
        ? comparison.sources.map((source) => (source.id === event.source.id ? event.source : source))
        : [...comparison.sources, event.source];
      return { ...comparison, sequence, sources };
    }
    case 'offers':
      return { ...comparison, sequence, offers: event.offers };
    case 'settled':
      return {
        ...comparison,
        sequence,
        settledAt: event.settledAt,
        ...(event.tracking === undefined ? {} : { tracking: event.tracking }),
      };
  }
}
