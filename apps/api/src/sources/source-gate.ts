import { shopSourceId } from '@pricehunt/offer-sources';
import type { OfferSource } from '@pricehunt/offer-sources';
import type { Storage } from '@pricehunt/storage';
import type { BlockedShops } from './blocked-shops';
import { settingKeys } from '../live-settings/live-settings';
import type { LiveSettings } from '../live-settings/live-settings';
import type { SecretBox } from '../access/secret-box';

/** The installation's own database, which costs nothing and has no circuit. */
const ownSourceId = 'catalog';

export interface SourceSet {
  list(): readonly OfferSource[];
}

/** Published with a source id when its circuit is closed. */
export const circuitTopic = 'source-circuits';

const countedMsMax = 5_000;

const shopSources = shopSourceId({ domain: '' });

/** Skips sources that are turned off, blocked or out of daily calls, drops offers of blocked shops, and all but the catalog without outside-sources. */
export function gateSources(
  sources: () => readonly OfferSource[],
  options: {
    readonly storage: Pick<Storage, 'sourceHealth' | 'notifications'>;
    readonly liveSettings: LiveSettings;
    readonly blockedShops: BlockedShops;
    readonly now: () => Date;
    readonly report: (failure: unknown, what: string) => void;
  },
): SourceSet {
  const { storage, liveSettings, blockedShops } = options;
  const blockedSourceId = (id: string) =>
    id.startsWith(shopSources) && blockedShops.has(id.slice(shopSources.length));
  const allowed = (offers: Awaited<ReturnType<OfferSource['findOffers']>>) =>
    offers.filter(({ offer }) => !blockedShops.has(offer.retailer.domain));
  const calls = createDayCounts(options);
  storage.notifications.subscribe(circuitTopic, (sourceId) => {
    sources()
      .find(({ id }) => id === sourceId)
      ?.closeCircuit?.();
  });
  const gated = new WeakMap<OfferSource, OfferSource>();
  const gate = (source: OfferSource): OfferSource => ({
    ...source,
    appliesTo: (request) => {
      const { isOn, callsPerDayMax } = liveSettings.source(source.id);
      if (!isOn || blockedSourceId(source.id)) return false;
      if (source.id !== ownSourceId && !liveSettings.isOn('outside-sources')) return false;
      const callsMax = fewer(callsPerDayMax, source.account?.callsPerDayMax ?? null);
      if (callsMax !== null && calls.of(source.id) >= callsMax) return false;
      return source.appliesTo(request);
    },
    findOffers: async (request, signal) => {
      if (source.account === undefined) {
        calls.add(source.id);
        return allowed(await source.findOffers(request, signal));
      }
      // It counts its calls one by one, so only the shared count knows how many there were.
      try {
        return allowed(await source.findOffers(request, signal));
      } finally {
        await calls.readAgain();
      }
    },
  });
  return {
    list: () =>
      sources().map((source) => {
        const known = gated.get(source) ?? gate(source);
        gated.set(source, known);
        return known;
      }),
  };
}

/** Counts a call of a source; false when the day's limit, the source's or the operator's, is used up. */
export function sourceCallTaker({
  storage,
  liveSettings,
  now,
}: {
  readonly storage: Pick<Storage, 'sourceHealth'>;
  readonly liveSettings: LiveSettings;
  readonly now: () => Date;
}): (sourceId: string, callsPerDayMax: number | null) => Promise<boolean> {
  return (sourceId, callsPerDayMax) =>
    storage.sourceHealth.takeCall({
      sourceId,
      day: now().toISOString().slice(0, 10),
      callsMax: fewer(liveSettings.source(sourceId).callsPerDayMax, callsPerDayMax),
    });
}

function fewer(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

export function sourceKeyReader(
  liveSettings: LiveSettings,
  secretBox: SecretBox,
): (sourceId: string, keyName: string) => string | null {
  return (sourceId, keyName) => {
    const key = liveSettings.sourceKey(sourceId, keyName);
    return key === null ? null : secretBox.open(key.sealed, settingKeys.sourceKey(sourceId, keyName));
  };
}

export async function resetCircuit(storage: Pick<Storage, 'notifications'>, sourceId: string): Promise<void> {
  await storage.notifications.publish(circuitTopic, sourceId);
}

/** Today's calls by source: this process's count, or the stored count of all where that is higher. */
function createDayCounts({
  storage,
  now,
  report,
}: {
  readonly storage: Pick<Storage, 'sourceHealth'>;
  readonly now: () => Date;
  readonly report: (failure: unknown, what: string) => void;
}) {
  let known = { day: '', calls: new Map<string, number>(), readAtMs: Number.NEGATIVE_INFINITY };

  function today(): typeof known {
    const day = now().toISOString().slice(0, 10);
    if (known.day !== day) known = { day, calls: new Map(), readAtMs: Number.NEGATIVE_INFINITY };
    return known;
  }

  function readAgain({ day, calls }: typeof known): Promise<void> {
    return storage.sourceHealth.countCallsOn(day).then(
      (counts) => {
        for (const [sourceId, count] of counts) {
          calls.set(sourceId, Math.max(count, calls.get(sourceId) ?? 0));
        }
      },
      (failure: unknown) => report(failure, 'could not count requests to sources'),
    );
  }

  return {
    of: (sourceId: string) => {
      const current = today();
      if (now().getTime() - current.readAtMs > countedMsMax) {
        current.readAtMs = now().getTime();
        void readAgain(current);
      }
      return current.calls.get(sourceId) ?? 0;
    },
    readAgain: () => readAgain(today()),
    add: (sourceId: string) => {
      const { calls } = today();
      calls.set(sourceId, (calls.get(sourceId) ?? 0) + 1);
    },
  };
}
