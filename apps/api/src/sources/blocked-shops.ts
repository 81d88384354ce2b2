import { sitesOf } from '@pricehunt/product-links';
import type { Storage } from '@pricehunt/storage';

/** Shops that the operator blocked, with their subdomains and on any port: never requested, and shown nowhere. */
export interface BlockedShops {
  has(domain: string): boolean;
  hasLink(link: string): boolean;
  /** Reads the list again here and in the other processes; call it after the change was committed. */
  announce(): Promise<void>;
  close(): void;
}

const topic = 'blocked-shops';
const blockedMax = 10_000;

/** Follows changes, also of other processes, until it is closed. */
export async function openBlockedShops(options: {
  readonly storage: Pick<Storage, 'webSearch' | 'notifications'>;
  readonly report: (failure: unknown, what: string) => void;
}): Promise<BlockedShops> {
  const { storage, report } = options;
  let domains: ReadonlySet<string> = new Set();
  const read = async () => {
    const shops = await storage.webSearch.listShops('never', blockedMax);
    domains = new Set(shops.map(({ domain }) => domain));
  };
  const stopListening = storage.notifications.subscribe(topic, () => {
    read().catch((failure: unknown) => report(failure, 'could not load the blocked shops'));
  });
  await read();
  const has = (host: string) => domains.size > 0 && sitesOf(host).some((site) => domains.has(site));
  return {
    has,
    hasLink: (link) => URL.canParse(link) && has(new URL(link).host),
    announce: async () => {
      await read();
      await storage.notifications.publish(topic, 'changed');
    },
    close: stopListening,
  };
}
