import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { freshRates } from '@pricehunt/offers';
import type { PricePositionRow, Stores } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { queueWebhookEvents } from '../notices/webhook-events';
import type { WebhookEvent } from '../notices/webhook-events';
import { itemBatches } from '../merchant-items/item-batches';
import { pricePositionOf } from '../merchant-items/price-position';
import type { Needs } from '../services';
import { clicksGained, readClickCurve, renewClickCurve } from './click-curve';
import { gapPointsOf, priceGapStepOf } from './price-gap';
import { businessDaysOf } from './business-days';
import { offersByProduct } from './offers-by-product';
import { lastDays } from './report-days';

export const rankPrices = defineJob('rank-prices', z.object({ businessId: z.nullable(z.string()) }), {
  tryMsMax: 30 * 60_000,
  schedules: [{ when: '12 * * * *', payload: { businessId: null } }],
});

const batchSize = 300;
const clickDays = 30;
const changesApartMs = 5 * 60_000;
/** A transaction that queued the job just before may be committed a little later. */
const commitMsMax = 10_000;

/** Call it in the transaction of each change: however many there are, prices are compared once in five minutes. */
export async function queueRanking(
  { jobQueue, now }: Needs<'jobQueue' | 'now'>,
  stores: Stores,
  businessId: string,
): Promise<void> {
  const nowMs = now().getTime();
  const endMs = (Math.floor(nowMs / changesApartMs) + 1) * changesApartMs;
  await jobQueue.enqueueWithin(
    stores,
    rankPrices,
    { businessId },
    {
      idempotencyKey: `${businessId} changed before ${new Date(endMs).toISOString()}`,
      delayMs: endMs - nowMs + commitMsMax,
    },
  );
}

export function handleRankPrices(services: Needs<'storage' | 'jobQueue' | 'now' | 'newId'>): JobHandler {
  return handleJob(rankPrices, async ({ businessId }, { signal }) => {
    if (businessId !== null) return rankPricesOf(services, businessId, signal);
    await renewClickCurve(services, signal);
    const hour = services.now().toISOString().slice(0, 13);
    for (const each of await services.storage.merchantItems.listBusinesses()) {
      await services.jobQueue.enqueue(
        rankPrices,
        { businessId: each },
        { idempotencyKey: `${each} ${hour}` },
      );
    }
  });
}

async function rankPricesOf(
  services: Needs<'storage' | 'now' | 'newId'>,
  businessId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { storage, now } = services;
  const rankedAt = now().toISOString();
  const clicks = await storage.trafficReports.readClicksOfOffers({
    businessId,
    ...lastDays(now(), clickDays, await businessDaysOf(storage, businessId)),
  });
  const rates = freshRates(await storage.exchangeRates.readRates(), now());
  const curve = await readClickCurve(storage);
  for await (const items of itemBatches(storage, { businessId, batchSize })) {
    signal?.throwIfAborted();
    const shown = items.filter(({ isShown }) => isShown);
    const offers = await storage.offers.listOffersOfProducts([
      ...new Set(shown.map(({ productId }) => productId)),
    ]);
    const offersOf = offersByProduct(offers);
    const positions = shown.flatMap((item): readonly PricePositionRow[] => {
      const rivals = offersOf.get(item.productId) ?? [];
      const found = pricePositionOf(item.offerId, rivals, rates);
      if (found === null) return [];
      const { own, best, position, winningPrice } = found;
      const ownClicks = clicks.get(item.offerId) ?? 0;
      return [
        {
          businessId,
          offerId: item.offerId,
          itemId: item.itemId,
          rankedAt,
          title: item.item.title,
          imageUrl: item.item.imageLink,
          priceMinor: own.amountMinor,
          currency: own.currency,
          position,
          offersShown: found.offerCount,
          place: found.place,
          bestMinor: best?.price.amountMinor ?? null,
          bestRetailerName: best?.retailer.name ?? null,
          bestRetailerDomain: best?.retailer.domain ?? null,
          gapPoints: gapPointsOf(found),
          priceGap: priceGapStepOf(found),
          clicks: ownClicks,
          impact: found.referenceGap * ownClicks,
          winMinor: winningPrice?.amountMinor ?? null,
          winClicks:
            winningPrice === null
              ? null
              : clicksGained(
                  curve,
                  { offerId: item.offerId, offers: rivals },
                  { rank: position, wantedRank: 1 },
                ),
        },
      ];
    });
    if (positions.length > 0) {
      await storage.atomically(async (stores) => {
        await queueWebhookEvents(services, stores, await newlyBeaten(stores, businessId, positions));
        await stores.pricePositions.savePositions(positions);
      });
    }
  }
  await storage.pricePositions.removeOlder(businessId, rankedAt);
}

/** Items that were cheapest, or alone, at the last ranking and now have a cheaper rival. */
async function newlyBeaten(
  { pricePositions }: Pick<Stores, 'pricePositions'>,
  businessId: string,
  positions: readonly PricePositionRow[],
): Promise<readonly WebhookEvent[]> {
  const before = await pricePositions.findPositions(
    positions.map(({ offerId }) => offerId),
    businessId,
  );
  const wereFirst = new Set(before.filter(({ position }) => position === 1).map(({ offerId }) => offerId));
  return positions
    .filter(({ offerId, position }) => position > 1 && wereFirst.has(offerId))
    .map(({ offerId, itemId, title, priceMinor, currency, rankedAt, ...position }) => {
      const { bestMinor, bestRetailerName, bestRetailerDomain, offersShown, winMinor } = position;
      return {
        businessId,
        event: 'product.beaten',
        key: `${offerId} ${rankedAt}`,
        data: {
          itemId,
          offerId,
          title,
          currency,
          priceMinor,
          bestMinor,
          winMinor,
          bestRetailerName,
          bestRetailerDomain,
          position: position.position,
          offersShown,
          rankedAt,
        },
      };
    });
}
