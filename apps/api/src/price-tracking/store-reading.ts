import { hostRest, isNearThreshold, nextReading, readingIntervals } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import type { ClaimedReading, ReadingOutcome } from '@pricehunt/storage';
import { isDeepStrictEqual } from 'node:util';
import type { Needs } from '../services';
import type { OfferReading } from './read-watched-offer';

export type StoringServices = Needs<'storage' | 'now'> & {
  readonly random?: () => number;
};

/** A missing page is rechecked after this time, since shops have outages. */
const goneAgainMs = 60 * 60_000;
/** An offer ends only after its page is missing this many times in a row. */
const goneTimes = 2;
/** Outcomes that concern the host, not the offer. */
const hostOutcomes: readonly ReadingOutcome[] = ['blocked', 'rate-limited', 'unreachable'];

/** Stores nothing when the claim has expired or the operator stopped the offer meanwhile. */
export async function storeReading(
  services: StoringServices,
  claimed: ClaimedReading,
  reading: OfferReading,
): Promise<void> {
  const { storage, now, random = Math.random } = services;
  const { watched, offered, leaseUntil } = claimed;
  const at = now();
  const { outcome } = reading;
  const goneCount = goneCountAfter(outcome, watched.goneCount);
  const ended = outcome === 'gone' && goneCount >= goneTimes ? discontinued(offered.offer, at) : null;
  const offer = reading.offer ?? ended;
  const isNearTarget = await isNearAlert(services, offered.productId, offer ?? offered.offer);
  await storage.atomically(async (stores) => {
    // From here on no other transaction changes offers.
    await stores.offers.removeOffers([]);
    const isHostOutcome = hostOutcomes.includes(outcome);
    const failures = isHostOutcome ? (await stores.watchedOffers.countHostFailures(watched.host)) + 1 : 0;
    const restMs = isHostOutcome ? hostRest(failures, reading.retryAfterMs, random()) : 0;
    const next = nextReading(
      {
        intervalMs: watched.intervalMs,
        pinnedMs: watched.pinnedMs,
        isNearTarget,
        news: outcome === 'moved' || outcome === 'same' ? outcome : 'unread',
      },
      random(),
    );
    const waitMs = waitAfter(outcome, goneCount, Math.max(next.waitMs, restMs));
    const isOurs = await stores.watchedOffers.finishReading({
      offerId: watched.offerId,
      leaseUntil,
      at: at.toISOString(),
      outcome,
      goneCount,
      intervalMs: next.intervalMs,
      nextAt: new Date(at.getTime() + waitMs).toISOString(),
    });
    if (isHostOutcome) {
      const readyAt = new Date(at.getTime() + restMs).toISOString();
      await stores.watchedOffers.noteHostRefused({
        host: watched.host,
        outcome,
        at: at.toISOString(),
        readyAt,
      });
    } else if (outcome !== 'skipped') await stores.watchedOffers.noteHostAnswered(watched.host);
    const [current] = await stores.offers.findOffersByIds([watched.offerId]);
    if (!isOurs || offer === null || current === undefined) return;
    // A comparison may have read the page later.
    if (offer.checkedAt < current.offer.checkedAt) return;
    // An unchanged offer stays as it is in lists and history; only its check time changes.
    if (isDeepStrictEqual({ ...offer, checkedAt: '' }, { ...offered.offer, checkedAt: '' }))
      await stores.offers.confirmOffers([offer.id], offer.checkedAt);
    else await stores.offers.saveOffers([{ productId: current.productId, offer }]);
  });
}

function goneCountAfter(outcome: ReadingOutcome, goneCount: number): number {
  if (outcome === 'skipped') return goneCount;
  return outcome === 'gone' ? goneCount + 1 : 0;
}

function waitAfter(outcome: ReadingOutcome, goneCount: number, waitMs: number): number {
  if (outcome === 'robots') return readingIntervals.longestMs;
  if (outcome !== 'gone') return waitMs;
  return goneCount < goneTimes ? Math.min(waitMs, goneAgainMs) : readingIntervals.longestMs;
}

/** A removed page makes its offer unavailable, so that it no longer counts. */
function discontinued(offer: Offer, at: Date): Offer {
  return { ...offer, availability: 'discontinued', checkedAt: at.toISOString() };
}

const alertsLookedAt = 200;

async function isNearAlert(
  { storage }: StoringServices,
  productId: string,
  { price }: Pick<Offer, 'price'>,
): Promise<boolean> {
  const alerts = await storage.alerts.listAlertsToJudge({
    after: null,
    limit: alertsLookedAt,
    productIds: [productId],
  });
  return alerts.some(({ currency, sighting }) => {
    const threshold = sighting?.thresholdMinor ?? null;
    return threshold !== null && currency === price.currency && isNearThreshold(price.amountMinor, threshold);
  });
}
