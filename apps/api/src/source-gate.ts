import type { OfferSource } from '@pricehunt/offer-sources';
import type { Storage } from '@pricehunt/storage';
import { settingKeys } from './live-settings';
import type { LiveSettings } from './live-settings';
import type { SecretBox } from './secret-box';

/** The source that is the installation's own database: it costs nobody anything and has no circuit. */
const ownSourceId = 'catalog';

/** The sources of the installation as they are now; those of the shop list come and go while it runs. */
export interface SourceSet {
  list(): readonly OfferSource[];
}

/** Tells the processes that the circuit of a source, whose id it carries, is closed. */
export const circuitTopic = 'source-circuits';

/** How old the count of a day's calls may be before it is read again, in milliseconds. */
const countedMsMax = 5_000;

/**
 * The sources as admins set them: one that is turned off, or has used up its calls of the day, applies to nothing and is skipped;
 * with the switch outside-sources off, so are all but the catalog. Closes circuits that were reset in any process.
 */
export function gateSources(
  sources: () => readonly OfferSource[],
  options: {
    readonly storage: Pick<Storage, 'sourceHealth' | 'notifications'>;
    readonly liveSettings: LiveSettings;
    readonly now: () => Date;
    readonly report: (failure: unknown, what: string) => void;
  },
): SourceSet {
  const { storage, liveSettings } = options;
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
      if (!isOn) return false;
      if (source.id !== ownSourceId && !liveSettings.isOn('outside-sources')) return false;
      const callsMax = fewer(callsPerDayMax, source.account?.callsPerDayMax ?? null);
      if (callsMax !== null && calls.of(source.id) >= callsMax) return false;
      return source.appliesTo(request);
    },
    findOffers: async (request, signal) => {
      if (source.account === undefined) {
        calls.add(source.id);
        return source.findOffers(request, signal);
      }
      // It takes its calls one by one, so only the count of all processes says how many those were.
      try {
        return await source.findOffers(request, signal);
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

/** Counts a call of a source; false where it has used up those of the day, by its own limit or the operator's. */
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

/** The lower of two limits; null for none. */
function fewer(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/** Reads the keys that admins set for sources; null for one that is not set. */
export function sourceKeyReader(
  liveSettings: LiveSettings,
  secretBox: SecretBox,
): (sourceId: string, keyName: string) => string | null {
  return (sourceId, keyName) => {
    const key = liveSettings.sourceKey(sourceId, keyName);
    return key === null ? null : secretBox.open(key.sealed, settingKeys.sourceKey(sourceId, keyName));
  };
}

/** Closes the circuit of a source in all processes. */
export async function resetCircuit(storage: Pick<Storage, 'notifications'>, sourceId: string): Promise<void> {
  await storage.notifications.publish(circuitTopic, sourceId);
}

/** How often sources were asked today: what this process knows of itself, or what all have written down where that is more. */
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
