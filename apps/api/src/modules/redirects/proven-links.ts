import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import type { OutboundSigner } from '../../outbound-signer';
import { createBoundedCache } from './bounded-cache';
import { outboundTo, readTarget } from './outbound';
import type { Outbound, ReferralTermsOf } from './outbound';

/** Links that carry our own signature. */
export interface ProvenLinks {
  /** How to go to exactly this target of this offer, or undefined when no key of ours signed it. */
  find(to: string, offer: string, signature: string): Outbound | undefined;
  /** Forgets the links that were proven: for when the keys, the operator's affiliate ids or merchants' shops change. */
  clear(): void;
}

/** Links in a generation of the cache. A popular offer is clicked again and again, most are hardly ever. */
const linksMax = 8_192;

/**
 * Proves links by their signature and remembers those that were proven with what going there takes. A link is known again
 * only by all three of its parts, and only links that the signer verified are ever remembered.
 */
export function createProvenLinks(options: {
  readonly outboundSigner: OutboundSigner;
  readonly affiliateIds: AffiliateIds;
  readonly referralTermsOf: ReferralTermsOf;
}): ProvenLinks {
  const proven = createBoundedCache<{
    readonly to: string;
    readonly offer: string;
    readonly outbound: Outbound;
  }>(linksMax);
  return {
    find: (to, offer, signature) => {
      const known = proven.get(signature);
      if (known?.to === to && known.offer === offer) return known.outbound;
      if (!options.outboundSigner.verify(to, offer, signature)) return undefined;
      const outbound = outboundTo(readTarget(to), options.affiliateIds, options.referralTermsOf);
      proven.set(signature, { to, offer, outbound });
      return outbound;
    },
    clear: proven.clear,
  };
}
