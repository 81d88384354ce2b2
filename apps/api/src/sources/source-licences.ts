import type { RetentionPolicy } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import type { SourceSet } from './source-gate';

export interface SourceLicences {
  mayShow(offer: Pick<Offer, 'source' | 'checkedAt'>, now: Date): boolean;
  mayKeepHistory(sourceId: string): boolean;
  /** Whether the source's data may be stored without a time limit, and so also under another source. */
  mayStay(sourceId: string): boolean;
  noticesFor(sourceIds: readonly string[]): readonly { readonly source: string; readonly sentence: string }[];
  limits(): readonly { readonly source: string; readonly ageMsMax: number }[];
}

/** Whether offers may be stored for good and their prices as history; a time limit rules out both. */
export function allowsStoring({ historyAllowed, ageMsMax }: RetentionPolicy): boolean {
  return historyAllowed && ageMsMax === null;
}

/** A source that is gone has no limits, but no history either. */
export function licencesOf(sources: SourceSet): SourceLicences {
  const policies: ReadonlyMap<string, RetentionPolicy> = new Map(
    sources.list().map(({ id, retention }) => [id, retention]),
  );
  return {
    mayShow: ({ source, checkedAt }, now) => {
      const ageMsMax = policies.get(source)?.ageMsMax ?? null;
      return ageMsMax === null || now.getTime() - Date.parse(checkedAt) <= ageMsMax;
    },
    mayKeepHistory: (sourceId) => {
      const policy = policies.get(sourceId);
      return policy !== undefined && allowsStoring(policy);
    },
    mayStay: (sourceId) => {
      const policy = policies.get(sourceId);
      return policy === undefined || allowsStoring(policy);
    },
    noticesFor: (sourceIds) =>
      [...new Set(sourceIds)].flatMap((source) => {
        const sentence = policies.get(source)?.disclaimer ?? null;
        return sentence === null ? [] : { source, sentence };
      }),
    limits: () =>
      [...policies].flatMap(([source, { ageMsMax }]) => (ageMsMax === null ? [] : { source, ageMsMax })),
  };
}
