import { hostRest, isNearThreshold, nextReading, readingIntervals } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import type { ClaimedReading, ReadingOutcome } from '@pricehunt/storage';
import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../services';
import type { OfferReading } from './read-watched-offer';

/** What keeping a reading takes. */
export type KeepingServices = Pick<Services, 'storage' | 'now'> & {
  /** A number from 0 up to 1, which spreads readings; Math.random where it is left out. */
  readonly random?: () => number;
};

/** A page that is gone is looked at again after so long: shops have bad moments. */
const goneAgainMs = 60 * 60_000;
/** Only a page that is gone so many times in a row ends an offer. */
const goneTimes = 2;
/** How the host did, and not the offer. */
const hostOutcomes: readonly ReadingOutcome[] = ['blocked', 'rate-limited', 'unreachable'];

/**
 * Keeps what a reading came to: the offer with its history, when it is read next, and how its host did, all or nothing. Nothing is kept when the claim
 * has ended or the operator stopped the offer meanwhile.
 */
export async function keepReading(
  services: KeepingServices,
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
        ...{ intervalMs: watched.intervalMs, pinnedMs: watched.pinnedMs, isNearTarget },
        news: outcome === 'moved' || outcome === 'same' ? outcome : 'unread',
      },
      random(),
    );
    const waitMs = waitAfter(outcome, goneCount, Math.max(next.waitMs, restMs));
    const isOurs = await stores.watchedOffers.finishReading({
      ...{ offerId: watched.offerId, leaseUntil, at: at.toISOString(), outcome, goneCount },
      ...{ intervalMs: next.intervalMs, nextAt: new Date(at.getTime() + waitMs).toISOString() },
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
    // What lists and history show of an offer that is as it was stays; it was checked all the same.
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

/** Nothing of a shop that took the page down can be bought: it no longer counts, and says so. */
function discontinued(offer: Offer, at: Date): Offer {
  return { ...offer, availability: 'discontinued', checkedAt: at.toISOString() };
}

const alertsLookedAt = 200;

/** Whether an alert on the product fires when this offer falls a little. */
async function isNearAlert(
  { storage }: KeepingServices,
  productId: string,
  { price }: Pick<Offer, 'price'>,
): Promise<boolean> {
  const alerts = await storage.alerts.listAlertsToJudge({
    ...{ after: null, limit: alertsLookedAt, productIds: [productId] },
  });
  return alerts.some(({ currency, sighting }) => {
    const threshold = sighting?.thresholdMinor ?? null;
    return threshold !== null && currency === price.currency && isNearThreshold(price.amountMinor, threshold);
  });
}
