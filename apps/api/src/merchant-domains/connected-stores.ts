import type { Storage } from '@pricehunt/storage';

export interface ConnectedStores {
  readonly has: (host: string) => boolean;
  /** A failure is reported and the known stores stay. */
  readonly refresh: () => Promise<void>;
}

const refreshAfterMs = 30_000;

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
