import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import type { OfferSource } from '@pricehunt/offer-sources';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import type { Storage } from '@pricehunt/storage';
import type { PushKeys } from './modules/alerts/push-message';
import type { ClickRecorder } from './modules/redirects/click-recorder';
import type { OutboundSigner } from './outbound-signer';
import type { Metrics } from './plugins/metrics';

/** What a use case may lean on. Made once by compose; tests make their own with the same types. */
export interface Services {
  readonly storage: Storage;
  readonly safeFetch: SafeFetch;
  readonly offerSources: readonly OfferSource[];
  readonly clickRecorder: ClickRecorder;
  readonly outboundSigner: OutboundSigner;
  readonly affiliateIds: AffiliateIds;
  readonly metrics: Metrics;
  /** The keys for push messages; null where they are not offered. */
  readonly push: PushKeys | null;
  readonly comparisonDeadlineMs: number;
  /** The time. */
  readonly now: () => Date;
  /** A new random, sortable id. */
  readonly newId: () => string;
  /** Tells the log about something that went wrong but must not stop a person. */
  readonly report: (failure: unknown, what: string) => void;
}
