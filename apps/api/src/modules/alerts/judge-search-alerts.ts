import { dayMs } from '@pricehunt/offers';
import type { KnownMatch, SearchAlertRow } from '@pricehunt/storage';
import type { Needs } from '../../services';
import { findMatches } from './find-matches';
import type { SearchMatch } from './find-matches';
import { recordFirings } from './record-firing';

type JudgeServices = Needs<'storage' | 'now' | 'newId' | 'report'>;

/** How often each search is looked at, in milliseconds. */
const everyMs = 10 * 60_000;
const stretch = 50;
const alertsOfOneRun = 500;

/** A product that stopped fitting is new again after this time, so that a price that goes to and fro isn't sent each time. */
const awayMs = dayMs;

/** More new products of one look are known from then on, but not sent. */
const sentMax = 20;

/** Returns how many alerts fired. */
export async function judgeSearchAlerts(services: JudgeServices, signal?: AbortSignal): Promise<number> {
  const judgedUntil = new Date(services.now().getTime() - everyMs).toISOString();
  let fired = 0;
  for (let seen = 0; seen < alertsOfOneRun; seen += stretch) {
    const due = await services.storage.searchAlerts.listDueSearchAlerts({ judgedUntil, limit: stretch });
    for (const alert of due) {
      signal?.throwIfAborted();
      if (await judgeOne(services, alert)) fired += 1;
    }
    if (due.length < stretch) break;
  }
  return fired;
}

/** Several workers fire an alert only once, because only one of them updates the version it read (OUTBOX-1). */
async function judgeOne(services: JudgeServices, alert: SearchAlertRow): Promise<boolean> {
  const judgedAt = services.now().toISOString();
  const matches = await matchesOf(services, alert);
  if (matches === null) {
    await services.storage.searchAlerts.changeSearchAlert({ ...alert, matchCount: null, judgedAt });
    return false;
  }
  const { fresh, known } = judgeMatches(await withMergedProducts(services, alert.known), matches, judgedAt);
  const sent = fresh.slice(0, sentMax);
  const isFiring = sent.length > 0;
  return services.storage.atomically(async (stores) => {
    const isOurs = await stores.searchAlerts.changeSearchAlert({
      ...alert,
      known,
      matchCount: matches.length,
      judgedAt,
      ...(isFiring ? { lastFiredAt: judgedAt, firingCount: alert.firingCount + 1 } : {}),
    });
    if (!isOurs || !isFiring) return false;
    await recordFirings(
      services,
      stores,
      alert,
      sent.map(({ product, price, holds }) => ({
        productId: product.id,
        kind: 'search-match' as const,
        currency: alert.currency,
        firedAt: judgedAt,
        priceMinor: price.amountMinor,
        previousMinor: null,
        thresholdMinor: alert.search.maxMinor,
        holds,
      })),
    );
    return true;
  });
}

/** A search that can't be run is reported and counts as judged: it must not hold up the others. */
async function matchesOf(
  services: JudgeServices,
  alert: SearchAlertRow,
): Promise<readonly SearchMatch[] | null> {
  try {
    return await findMatches(services, alert);
  } catch (failure) {
    services.report(failure, 'could not run the search of an alert');
    return null;
  }
}

async function withMergedProducts(
  { storage }: Needs<'storage'>,
  known: readonly KnownMatch[],
): Promise<readonly KnownMatch[]> {
  const merged = await storage.productDecisions.findMerged(known.map(({ productId }) => productId));
  return known.map((match) => ({ ...match, productId: merged.get(match.productId) ?? match.productId }));
}

/** Which products newly fit, and which are known from now on. */
function judgeMatches(
  knownBefore: readonly KnownMatch[],
  matches: readonly SearchMatch[],
  at: string,
): { readonly fresh: readonly SearchMatch[]; readonly known: readonly KnownMatch[] } {
  const awaySince = new Date(Date.parse(at) - awayMs).toISOString();
  const remembered = knownBefore.filter(({ leftAt }) => leftAt === null || leftAt > awaySince);
  const rememberedIds = new Set(remembered.map(({ productId }) => productId));
  const fitting = new Set(matches.map(({ product }) => product.id));
  const left = remembered.filter(({ productId }) => !fitting.has(productId));
  return {
    fresh: matches.filter(({ product }) => !rememberedIds.has(product.id)),
    known: [
      ...[...fitting].map((productId) => ({ productId, leftAt: null })),
      ...left.map(({ productId, leftAt }) => ({ productId, leftAt: leftAt ?? at })),
    ],
  };
}
