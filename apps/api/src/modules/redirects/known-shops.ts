import { programmeOf } from '@pricehunt/affiliate-tagging';
import { detectMarketplace } from '@pricehunt/marketplace-detection';
import { isSameSite } from '@pricehunt/product-links';

/** Tells whether a host belongs to a shop that this server knows: by registrable domain, never by substring. */
export interface KnownShops {
  has(target: URL): Promise<boolean>;
}

/** Knows the marketplaces of S§5, the retailers with an affiliate programme, and the shops of the catalog (kept for a minute). */
export function createKnownShops(options: {
  readonly listRetailerDomains: () => Promise<readonly string[]>;
  readonly now: () => Date;
}): KnownShops {
  let domains: ReadonlySet<string> = new Set();
  let readAtMs = Number.NEGATIVE_INFINITY;

  async function catalogDomains(): Promise<ReadonlySet<string>> {
    const nowMs = options.now().getTime();
    if (nowMs - readAtMs > 60_000) {
      domains = new Set(await options.listRetailerDomains());
      readAtMs = nowMs;
    }
    return domains;
  }

  return {
    has: async (target) => {
      if (detectMarketplace(target.href) !== null || programmeOf(target.hostname) !== null) return true;
      const known = await catalogDomains();
      if (known.has(target.host)) return true;
      return target.port === '' && [...known].some((domain) => isSameSite(target.hostname, domain));
    },
  };
}
