import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import type { OutboundSigner } from '../../outbound-signer';
import { createBoundedCache } from './bounded-cache';
import { outboundTo, readTarget } from './outbound';
import type { ListedPlaces, Outbound, ReferralTermsOf } from './outbound';

/** Links that carry our own signature. */
export interface ProvenLinks {
  /** How to go to exactly this target of this offer, or undefined when no key of ours signed it. */
  find(to: string, offer: string, signature: string): Outbound | undefined;
  /** Forgets the links that were proven: for when the keys, the operator's affiliate ids or merchants' shops change. */
  clear(): void;
}

/** Links in a generation of what is remembered: of those that were clicked again, and of those that were clicked once as yet. */
const clickedAgainMax = 8_192;
const clickedOnceMax = 4_096;

interface ProvenLink {
  readonly to: string;
  readonly offer: string;
  readonly outbound: Outbound;
}

/**
 * Proves links by their signature and remembers those that were proven with what going there takes. A link is known again
 * only by all three of its parts, and only links that the signer verified are ever remembered. A popular offer is clicked again and
 * again, most are hardly ever: whoever walks through all of those drives out none of the popular ones.
 */
export function createProvenLinks(options: {
  readonly outboundSigner: OutboundSigner;
  readonly affiliateIds: AffiliateIds;
  readonly referralTermsOf: ReferralTermsOf;
  readonly listedPlaces: ListedPlaces;
}): ProvenLinks {
  const clickedAgain = createBoundedCache<ProvenLink>(clickedAgainMax);
  const clickedOnce = createBoundedCache<ProvenLink>(clickedOnceMax);

  function recall(to: string, offer: string, signature: string): Outbound | undefined {
    const known = clickedAgain.get(signature);
    if (known !== undefined) return known.to === to && known.offer === offer ? known.outbound : undefined;
    const seen = clickedOnce.get(signature);
    if (seen?.to !== to || seen.offer !== offer) return undefined;
    const { outbound } = seen;
    clickedAgain.set(ownText(signature), {
      to: to === outbound.target ? outbound.target : ownText(to),
      offer: ownText(offer),
      outbound,
    });
    return outbound;
  }

  return {
    find: (to, offer, signature) => {
      const known = recall(to, offer, signature);
      if (known !== undefined) return known;
      if (!options.outboundSigner.verify(to, offer, signature)) return undefined;
      const { affiliateIds, referralTermsOf, listedPlaces } = options;
      const outbound = outboundTo(readTarget(to), affiliateIds, referralTermsOf, listedPlaces);
      clickedOnce.set(signature, { to, offer, outbound });
      return outbound;
    },
    clear: () => {
      clickedAgain.clear();
      clickedOnce.clear();
    },
  };
}

/** The same text apart from the URL that it is part of: it keeps nothing else in memory, and is compared sooner. */
function ownText(part: string): string {
  return Buffer.from(part).toString();
}
