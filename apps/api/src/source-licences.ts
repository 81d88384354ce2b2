import type { RetentionPolicy } from '@pricehunt/offer-sources';
import type { Offer } from '@pricehunt/offers';
import type { SourceSet } from './source-gate';

/** What the sources of an installation allow with their offers. */
export interface SourceLicences {
  /** Whether an offer of the source may still be shown at this time. */
  mayShow(offer: Pick<Offer, 'source' | 'checkedAt'>, now: Date): boolean;
  /** Whether prices of the source may be kept as history. */
  mayKeepHistory(sourceId: string): boolean;
  /** Whether what the source says stays, and so may be told as the word of another that stays. */
  mayStay(sourceId: string): boolean;
  /** The sentences that have to stand beside offers of these sources, each once. */
  noticesFor(sourceIds: readonly string[]): readonly { readonly source: string; readonly sentence: string }[];
  /** The sources whose offers may be kept for a time only, with that time in milliseconds. */
  limits(): readonly { readonly source: string; readonly ageMsMax: number }[];
}

/** Whether offers under these terms may be kept for good, and their prices as history: what has to go after a time does neither. */
export function allowsKeeping({ historyAllowed, ageMsMax }: RetentionPolicy): boolean {
  return historyAllowed && ageMsMax === null;
}

/** The licences as the sources state them now. A source that is not there has no limits, but no history either. */
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
      return policy !== undefined && allowsKeeping(policy);
    },
    mayStay: (sourceId) => {
      const policy = policies.get(sourceId);
      return policy === undefined || allowsKeeping(policy);
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
