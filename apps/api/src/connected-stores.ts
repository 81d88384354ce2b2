import type { Storage } from '@pricehunt/storage';

/** The Shopify stores that merchants have connected, read from memory. */
export interface ConnectedStores {
  /** Whether a host is, or lies under, the verified domain of a connected Shopify store. */
  readonly has: (host: string) => boolean;
  /** Reads them again now. A failure is reported, and what was known stays. */
  readonly refresh: () => Promise<void>;
}

/** A store that was connected or disconnected is known after this time. */
const refreshAfterMs = 30_000;

/** Reads the connected stores, and again in the background whenever somebody asks and they have become old. */
export async function openConnectedStores(options: {
  readonly storage: Pick<Storage, 'shopifyConnections'>;
  readonly nowMs: () => number;
  readonly report: (failure: unknown, what: string) => void;
}): Promise<ConnectedStores> {
  const { storage, nowMs, report } = options;
  let domains: ReadonlySet<string> = new Set();
  let readAtMs = nowMs();

  async function refresh(): Promise<void> {
    readAtMs = nowMs();
    try {
      domains = new Set(await storage.shopifyConnections.listConnectedDomains());
    } catch (failure) {
      report(failure, 'could not load the connected Shopify stores');
    }
  }

  await refresh();
  return {
    has: (host) => {
      if (nowMs() - readAtMs > refreshAfterMs) void refresh();
      const parts = host.split('.');
      return parts.some((_part, from) => domains.has(parts.slice(from).join('.')));
    },
    refresh,
  };
}
