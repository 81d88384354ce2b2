import type { KnownMatch, SearchAlertRow } from '@pricehunt/storage';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { findMatches } from './find-matches';
import type { SearchMatch } from './find-matches';
import { judgeMatches } from './judge-matches';
import { recordFirings } from './record-firing';

type JudgeServices = Needs<'storage' | 'now' | 'newId' | 'report'>;

/** How often each search is looked at, in milliseconds. */
const everyMs = 10 * 60_000;
const stretch = 50;
const alertsOfOneRun = 500;

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
  if (matches === 'not-run') {
    await services.storage.searchAlerts.changeSearchAlert({ ...alert, judgedAt });
    return false;
  }
  if (matches === 'lacks-rate') {
    await services.storage.searchAlerts.changeSearchAlert({ ...alert, lacksRate: true, judgedAt });
    return false;
  }
  if (matches === null) {
    const tooBroad = { matchCount: null, lacksRate: false, judgedAt };
    await services.storage.searchAlerts.changeSearchAlert({ ...alert, ...tooBroad });
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
      lacksRate: false,
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

/**
 * A search that can't be run counts as judged, with the figure of its last run: it must not hold up the others, and it doesn't
 * match too many products. It is reported, unless it only lacks an exchange rate for its limit.
 */
async function matchesOf(
  services: JudgeServices,
  alert: SearchAlertRow,
): Promise<readonly SearchMatch[] | null | 'lacks-rate' | 'not-run'> {
  try {
    return await findMatches(services, alert);
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'alert.no-exchange-rate') return 'lacks-rate';
    services.report(failure, 'could not run the search of an alert');
    return 'not-run';
  }
}

async function withMergedProducts(
  { storage }: Needs<'storage'>,
  known: readonly KnownMatch[],
): Promise<readonly KnownMatch[]> {
  const merged = await storage.productDecisions.findMerged(known.map(({ productId }) => productId));
  return known.map((match) => ({ ...match, productId: merged.get(match.productId) ?? match.productId }));
}
