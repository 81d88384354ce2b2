import { platforms } from '@pricehunt/offer-sources';
import type { OfferSource, Platform, Shop, ShopSources } from '@pricehunt/offer-sources';
import type { ShopRules } from '@pricehunt/product-extraction';
import type { OfferShopRow, Storage } from '@pricehunt/storage';

export interface SearchedShops {
  sources(): readonly OfferSource[];
  domains(): readonly string[];
  /** Rereads the list here and in the other processes; call it after the change was committed. */
  announce(): Promise<void>;
  close(): void;
}

const topic = 'offer-shops';
const rereadAfterMs = 500;

/** Follows changes, also of other processes, until it is closed. */
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

export function shopOfRow(row: OfferShopRow, rules: ShopRules | undefined): Shop | null {
  const platform = platformOf(row.platform);
  if (platform === null) return null;
  const { domain, name, origin, apiBase, currency, country, taxMode, taxPercent, searchTemplate } = row;
  const { needsBrowser } = row;
  return {
    domain,
    name,
    platform,
    origin,
    apiBase,
    currency,
    country,
    taxMode,
    taxPercent,
    searchTemplate,
    needsBrowser,
    ...(rules === undefined ? {} : { rules }),
  };
}

export function platformOf(name: string): Platform | null {
  return platforms.find((each) => each === name) ?? null;
}
