import { platforms } from '@pricehunt/offer-sources';
import type { OfferSource, Platform, Shop, ShopSources } from '@pricehunt/offer-sources';
import type { ShopRules } from '@pricehunt/product-extraction';
import type { OfferShopRow, Storage } from '@pricehunt/storage';

/** The sources of the operator's shop list, read from memory. */
export interface SearchedShops {
  sources(): readonly OfferSource[];
  /** The domains of the shops on the list. */
  domains(): readonly string[];
  /** Reads the list again and has the other processes do so; after a change was committed. */
  announce(): Promise<void>;
  close(): void;
}

const topic = 'offer-shops';
const rereadAfterMs = 500;

/** Reads the shop list and follows its changes, those of other processes too, until it is closed. */
export async function openSearchedShops(options: {
  readonly storage: Pick<Storage, 'offerShops' | 'shopRules' | 'notifications'>;
  readonly shops: ShopSources;
  readonly report: (failure: unknown, what: string) => void;
}): Promise<SearchedShops> {
  const { storage, shops, report } = options;
  let sources: readonly OfferSource[] = [];
  let domains: readonly string[] = [];
  let timer: NodeJS.Timeout | null = null;

  async function read(): Promise<void> {
    const rows = await storage.offerShops.listShops();
    domains = rows.map(({ domain }) => domain);
    const rules = new Map((await storage.shopRules.listRules()).map((row) => [row.domain, row.rules]));
    sources = shops.sourcesOf(rows.flatMap((row) => shopOfRow(row, rules.get(row.domain)) ?? []));
  }

  const readReporting = () =>
    read().catch((failure: unknown) => report(failure, 'could not load the shop list'));
  const stopListening = storage.notifications.subscribe(topic, (payload) => {
    if (payload !== null) return void readReporting();
    timer ??= setTimeout(() => {
      timer = null;
      void readReporting();
    }, rereadAfterMs).unref();
  });
  await read();
  return {
    sources: () => sources,
    domains: () => domains,
    announce: async () => {
      await read();
      await storage.notifications.publish(topic, 'changed');
    },
    close: () => {
      stopListening();
      if (timer !== null) clearTimeout(timer);
    },
  };
}

/** A row of the list, with its rules if it has any, as a shop to search; null for a platform that this version does not know. */
export function shopOfRow(row: OfferShopRow, rules: ShopRules | undefined): Shop | null {
  const platform = platformOf(row.platform);
  if (platform === null) return null;
  const { domain, name, origin, apiBase, currency, country, taxMode, taxPercent, searchTemplate } = row;
  const { needsBrowser } = row;
  return {
    ...{ domain, name, platform, origin, apiBase, currency, country, taxMode, taxPercent, searchTemplate },
    needsBrowser,
    ...(rules === undefined ? {} : { rules }),
  };
}

/** The platform of that name, or null. */
export function platformOf(name: string): Platform | null {
  return platforms.find((each) => each === name) ?? null;
}
