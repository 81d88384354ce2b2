import { programmeOf } from '@pricehunt/affiliate-tagging';
import { detectMarketplace, isShopifyDomain } from '@pricehunt/marketplace-detection';
import { isSameSite } from '@pricehunt/product-links';
import { getDomain } from 'tldts';

/** Matches by registrable domain, never by substring. */
export interface KnownShops {
  has(target: URL): Promise<boolean>;
}

/** Anybody can open a Shopify shop, so only those in the catalog count. */
export function createKnownShops(options: {
  readonly listRetailerDomains: () => Promise<readonly string[]>;
  readonly now: () => Date;
}): KnownShops {
  let domains: ReadonlySet<string> = new Set();
  let sites: readonly string[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;

  async function catalogDomains(): Promise<ReadonlySet<string>> {
    const nowMs = options.now().getTime();
    if (nowMs - readAtMs > 60_000) {
      domains = new Set(await options.listRetailerDomains());
      sites = [...domains].filter(isOfOneOwner);
      readAtMs = nowMs;
    }
    return domains;
  }

  return {
    has: async (target) => {
      if (isOfMarketplace(target) || programmeOf(target.hostname) !== null) return true;
      const known = await catalogDomains();
      if (known.has(target.host)) return true;
      return target.port === '' && sites.some((domain) => isSameSite(target.hostname, domain));
    },
  };
}

function isOfMarketplace({ href }: URL): boolean {
  return detectMarketplace(href) !== null && !isShopifyDomain(href);
}

/** False for domains where anybody can have a name, such as myshopify.com or github.io. */
function isOfOneOwner(domain: string): boolean {
  return getDomain(domain, { allowPrivateDomains: true }) !== null;
}
