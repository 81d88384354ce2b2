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

/** What the marketplaces of an installation are made of. */
export interface MarketplacesOptions extends Pick<MarketplaceServices, 'safeFetch' | 'affiliateIds' | 'now'> {
  readonly readKey: (sourceId: string, keyName: string) => string | null;
  /** Counts one call of a source against what it allows a day; false when that is used up. */
  readonly takeCall: (sourceId: string, callsPerDayMax: number | null) => Promise<boolean>;
  /** In place of the platforms' own addresses, by the id of the source. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** The marketplaces that take keys, each as a source that is skipped while it has none. */
export function marketplaceSources(options: MarketplacesOptions): readonly OfferSource[] {
  return marketplaces.map((marketplace) => {
    const { id, callsPerDayMax } = marketplace;
    return marketplaceSource(marketplace, {
      ...{ safeFetch: options.safeFetch, affiliateIds: options.affiliateIds, now: options.now },
      readKey: (keyName) => options.readKey(id, keyName),
      takeCall: () => options.takeCall(id, callsPerDayMax),
      address: options.addresses[id] ?? null,
    });
  });
}

/** The request headers that the marketplaces' interfaces need beside the usual ones. */
export const marketplaceHeaderNames: readonly string[] = [
  ...['x-ebay-c-marketplace-id', 'x-ebay-c-enduserctx', 'x-marketplace', 'x-api-key'],
  ...['wm_consumer.id', 'wm_consumer.intimestamp', 'wm_sec.key_version', 'wm_sec.auth_signature'],
];
