import { LRUCache } from 'lru-cache';
import type { OutboundSigner } from '../../outbound/outbound-signer';
import { readTarget } from './outbound';
import type { Outbound } from './outbound';

export interface VerifiedLinks {
  /** Undefined unless one of our keys signed this target for this offer. */
  find(to: string, offer: string, signature: string): Outbound | undefined;
  /** Call it when `outboundTo` would return something else than before. */
  clear(): void;
}

const linksMax = 8_192;

/** Caches verified links only, found by target, offer and signature together. */
export function createVerifiedLinks(options: {
  readonly outboundSigner: Pick<OutboundSigner, 'verify'>;
  readonly outboundTo: (target: URL) => Outbound;
}): VerifiedLinks {
  const links = new LRUCache<string, Outbound>({ max: linksMax });
  return {
    find: (to, offer, signature) => {
      const key = `${signature}\n${offer}\n${to}`;
      const known = links.get(key);
      if (known !== undefined) return known;
      if (!options.outboundSigner.verify(to, offer, signature)) return undefined;
      const outbound = options.outboundTo(readTarget(to));
      links.set(key, outbound);
      return outbound;
    },
    clear: () => links.clear(),
  };
}
