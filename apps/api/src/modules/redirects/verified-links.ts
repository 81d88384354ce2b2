import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import type { OutboundSigner } from '../../outbound-signer';
import { createBoundedCache } from './bounded-cache';
import { outboundTo, readTarget } from './outbound';
import type { ListedPlaces, Outbound, ReferralTermsOf } from './outbound';

export interface VerifiedLinks {
  /** Undefined unless one of our keys signed this target for this offer. */
  find(to: string, offer: string, signature: string): Outbound | undefined;
  clear(): void;
}

/** Links per cache generation: those clicked again, and those clicked once so far. */
const clickedAgainMax = 8_192;
const clickedOnceMax = 4_096;

interface VerifiedLink {
  readonly to: string;
  readonly offer: string;
  readonly outbound: Outbound;
}

/** Caches outcomes only for links that the signer verified, so that links clicked once don't evict popular ones. */
export function createVerifiedLinks(options: {
  readonly outboundSigner: OutboundSigner;
  readonly affiliateIds: AffiliateIds;
  readonly referralTermsOf: ReferralTermsOf;
  readonly listedPlaces: ListedPlaces;
}): VerifiedLinks {
  const clickedAgain = createBoundedCache<VerifiedLink>(clickedAgainMax);
  const clickedOnce = createBoundedCache<VerifiedLink>(clickedOnceMax);

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

/** Copies the text, since a substring keeps its whole URL in memory and compares more slowly. */
function ownText(part: string): string {
  return Buffer.from(part).toString();
}
