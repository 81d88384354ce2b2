import type { OfferSource } from '../offer-source';
import type { MarketplaceServices } from './call-api';
import { aliExpress } from './aliexpress/aliexpress';
import { amazon } from './amazon/amazon';
import { bestBuy } from './best-buy/best-buy';
import { ebay } from './ebay/ebay';
import { etsy } from './etsy/etsy';
import { marketplaceSource } from './marketplace-source';
import { walmart } from './walmart/walmart';

const marketplaces = [ebay, bestBuy, amazon, walmart, etsy, aliExpress];

export interface MarketplacesOptions extends Pick<MarketplaceServices, 'safeFetch' | 'affiliateIds' | 'now'> {
  readonly readKey: (sourceId: string, keyName: string) => string | null;
  readonly takeCall: (sourceId: string, callsPerDayMax: number | null) => Promise<boolean>;
  /** URLs that override the platforms' own, by source id. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** Each is skipped while it has no key. */
export function marketplaceSources(options: MarketplacesOptions): readonly OfferSource[] {
  return marketplaces.map((marketplace) => {
    const { id, callsPerDayMax } = marketplace;
    return marketplaceSource(marketplace, {
      safeFetch: options.safeFetch,
      affiliateIds: options.affiliateIds,
      now: options.now,
      readKey: (keyName) => options.readKey(id, keyName),
      takeCall: () => options.takeCall(id, callsPerDayMax),
      address: options.addresses[id] ?? null,
    });
  });
}

export const marketplaceHeaderNames: readonly string[] = [
  ...['x-ebay-c-marketplace-id', 'x-ebay-c-enduserctx', 'x-marketplace', 'x-api-key'],
  ...['wm_consumer.id', 'wm_consumer.intimestamp', 'wm_sec.key_version', 'wm_sec.auth_signature'],
];
