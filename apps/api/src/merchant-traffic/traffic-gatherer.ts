import type { Offer } from '@pricehunt/offers';
import { quarterOf } from '@pricehunt/storage';
import type { DemandRow, ShownOffers, Storage } from '@pricehunt/storage';
import { createVisitorHasher } from '../access/visitor-hash';
import { findBusinessesOfHosts } from './businesses-of-hosts';

/** In milliseconds; this much is lost when the process dies. */
const gatherMs = 5_000;
const gatheredMax = 50_000;
const lookupsMax = 20;
const findsKept = 5;

interface Searcher {
  readonly address: string;
  readonly userAgent: string | null;
}

/** Collects impressions and searches in memory, so that no page view is a write of its own. */
export interface TrafficGatherer {
  noteShown(source: string, offers: readonly Pick<Offer, 'id' | 'retailer'>[]): void;
  noteDemand(searcher: Searcher, demand: Pick<DemandRow, 'kind' | 'key' | 'productIds'>): void;
  /** Never rejects: a failure is reported and retried with the next write. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface GatheredShown {
  readonly quarter: string;
  readonly source: string;
  readonly offerId: string;
  readonly domain: string;
  readonly impressions: number;
}

export function createTrafficGatherer(options: {
  readonly storage: Storage;
  readonly now: () => Date;
  readonly report: (failure: unknown, what: string) => void;
}): TrafficGatherer {
  const { storage, now, report } = options;
  // Nothing waits for this, so the salt may take longer.
  const hasher = createVisitorHasher({ ...options, saltMsMax: 30_000 });
  let shown = new Map<string, GatheredShown>();
  let demand: DemandRow[] = [];
  let timer: NodeJS.Timeout | null = null;
  let isFull = false;
  let isClosed = false;
  let writing = Promise.resolve();
  let hashing = Promise.resolve();

  function wake(): void {
    if (timer !== null || isClosed) return;
    timer = setTimeout(() => void flush(), gatherMs);
    timer.unref();
  }

  function hasRoom(): boolean {
    const hadRoom = !isFull;
    isFull = shown.size + demand.length >= gatheredMax;
    if (isFull && hadRoom) report(new Error('the impression buffer is full'), 'dropped some impressions');
    return !isFull;
  }

  function addShown(one: GatheredShown): void {
    const key = `${one.quarter} ${one.source} ${one.offerId}`;
    const known = shown.get(key);
    if (known === undefined && !hasRoom()) return;
    shown.set(key, { ...one, impressions: one.impressions + (known?.impressions ?? 0) });
  }

  async function write(): Promise<void> {
    const [shownNow, demandNow] = [[...shown.values()], demand];
    shown = new Map();
    demand = [];
    isFull = false;
    if (shownNow.length + demandNow.length === 0) return;
    try {
      await storeGathered(storage, shownNow, demandNow);
    } catch (failure) {
      report(failure, 'could not count impressions; will retry');
      for (const one of shownNow) addShown(one);
      if (hasRoom()) demand.push(...demandNow);
      wake();
    }
  }

  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing = writing.then(() => hashing).then(write);
    return writing;
  }

  return {
    noteShown: (source, offers) => {
      const quarter = quarterOf(now().toISOString());
      for (const { id: offerId, retailer } of offers) {
        addShown({ quarter, source, offerId, domain: retailer.domain, impressions: 1 });
      }
      wake();
    },
    noteDemand: (searcher, { kind, key, productIds }) => {
      const day = now().toISOString().slice(0, 10);
      const noting = hasher.hash({ site: 'searches', ...searcher }).then((visitorHash) => {
        if (visitorHash === null || !hasRoom()) return;
        demand.push({ day, kind, key, visitorHash, productIds });
        wake();
      });
      hashing = hashing.then(() => noting);
    },
    flush,
    close: async () => {
      isClosed = true;
      await flush();
    },
  };
}

async function storeGathered(
  storage: Storage,
  shown: readonly GatheredShown[],
  demand: readonly DemandRow[],
): Promise<void> {
  const found = await lookUp(storage, demand);
  const rows = demand.map((row) => {
    const finds = row.kind === 'words' && row.productIds.length === 0 ? found.get(row.key) : undefined;
    return finds === undefined ? row : { ...row, productIds: finds };
  });
  await storage.atomically(async (stores) => {
    const businessOf = await findBusinessesOfHosts(
      stores,
      shown.map(({ domain }) => domain),
    );
    const own: ShownOffers[] = shown.flatMap(({ domain: retailerDomain, ...one }) => {
      const businessId = businessOf(retailerDomain);
      return businessId === null ? [] : [{ ...one, businessId, retailerDomain }];
    });
    if (own.length > 0) await stores.trafficCounts.addShown(own);
    if (rows.length > 0) await stores.demand.addDemand(rows);
  });
}

async function lookUp(
  { search }: Pick<Storage, 'search'>,
  demand: readonly DemandRow[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = demand.flatMap(({ kind, key, productIds }) =>
    kind === 'words' && productIds.length === 0 ? [key] : [],
  );
  const found = new Map<string, readonly string[]>();
  for (const text of [...new Set(words)].slice(0, lookupsMax)) {
    const { items } = await search.search({
      text,
      filters: {},
      currency: null,
      country: null,
      sort: 'relevance',
      cursor: null,
      limit: findsKept,
      onlyItems: true,
    });
    found.set(
      text,
      items.map(({ product }) => product.id),
    );
  }
  return found;
}
